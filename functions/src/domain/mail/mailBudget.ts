import { addMinutes } from "../dates.ts";

/** At most this many mails in a window of this many minutes, which starts with the first. */
export type Budget = { most: number; minutes: number };

const hour = 60;
const day = 24 * hour;

/**
 * Budgets for mails that somebody other than the recipient can cause. A person's address was only typed into a form;
 * a company's was proved before it could publish.
 */
export const mailBudgets = {
  /** All mails to a person's address: before a link was used, and after. */
  unconfirmed: { most: 1, minutes: 180 * day },
  confirmed: { most: 10, minutes: day },
  /** Links to own data have separate budgets: to an unconfirmed address one while it works. */
  ownDataUnconfirmed: { most: 1, minutes: day },
  ownData: { most: 3, minutes: day },
  /** 'Envie outro arquivo': for one application, and to one address. */
  anotherFile: { most: 1, minutes: day },
  anotherFileTo: { most: 1, minutes: day },
  /** What companies answered: to one address, before a link was used, and after. */
  answersUnconfirmed: { most: 2, minutes: 30 * day },
  answers: { most: 10, minutes: day },
  /** Requests of alerts: to one address, before a link was used, and after; from one network address, over one connection. */
  alertUnconfirmed: { most: 2, minutes: 7 * day },
  alert: { most: 6, minutes: day },
  alertCaller: { most: 30, minutes: hour },
  alertConnection: { most: 2_000, minutes: hour },
  /** Links to a new password: an hour, as long as each works, so that one is always in the mailbox. */
  passwordReset: { most: 3, minutes: hour },
  /** Such requests from one network address, and over one connection, which is Hosting's or a caller's. */
  resetCaller: { most: 30, minutes: hour },
  resetConnection: { most: 2_000, minutes: hour },
  /** Links that prove an account's address, and its new address: to one address, and by one account. */
  verification: { most: 3, minutes: day },
  emailChange: { most: 3, minutes: day },
  emailChangeBy: { most: 5, minutes: day },
  /** An account's application to a job is mailed once a day, and once more after a missing file. */
  application: { most: 1, minutes: day },
  replacement: { most: 1, minutes: day },
  /** Applications of one account that are mailed at once: in all, and to one company. */
  account: { most: 30, minutes: day },
  accountToCompany: { most: 3, minutes: day },
  /** Applications that are mailed singly to a company: for one job, and for all jobs. */
  job: { most: 10, minutes: hour },
  company: { most: 20, minutes: hour },
  companyDay: { most: 60, minutes: day },
  /** To the administrator, that the register of employers names a company: about one that types its numbers, and about all. */
  registerCompany: { most: 1, minutes: day },
  register: { most: 5, minutes: day },
} as const satisfies Record<string, Budget>;
export type BudgetName = keyof typeof mailBudgets;

/** Minutes for which applications over a company's budgets are collected for one mail. */
export const summaryMinutes = 60;

/** The used part of a budget, until its window ends; undefined: unused. */
export type Used = { count: number; expiresAt: Date } | undefined;

/** Whether there is room for one more. */
export function hasRoom(used: Used, { most }: Budget, now: Date): boolean {
  return countAt(used, now) < most;
}

/** The used part after one more mail; an expired window starts again. */
export function afterOneMore(
  used: Used,
  { minutes }: Budget,
  now: Date,
): { count: number; expiresAt: Date } {
  const count = countAt(used, now);
  return {
    count: count + 1,
    expiresAt: count > 0 && used !== undefined ? used.expiresAt : addMinutes(now, minutes),
  };
}

/** The used part after a mail was taken back unsent; the window stays. */
export function afterOneLess(used: Used, now: Date): NonNullable<Used> | null {
  const count = countAt(used, now);
  return count === 0 ? null : { count: count - 1, expiresAt: used!.expiresAt };
}

function countAt(used: Used, now: Date): number {
  return used !== undefined && used.expiresAt > now ? used.count : 0;
}

/** The budgets of an application's mails; `address`: by whether its address is confirmed. */
export type ApplicationBudget =
  | "address"
  | "application"
  | "replacement"
  | "account"
  | "accountToCompany"
  | "job"
  | "company"
  | "companyDay";

const ofCompanyMail = ["account", "accountToCompany", "job", "company", "companyDay"] as const;
const ofReceipt = ["account", "address"] as const;

/** `company`: told at once, in the next summary, or not at all; `receipt`: whether the person gets one. */
type ApplicationMails = {
  company: "mail" | "summary" | "none";
  receipt: boolean;
  /** The budgets that these mails use. */
  uses: ApplicationBudget[];
};

/**
 * The mails of an application, given the budgets with room. `tellsCompany`: there is a company to tell; `invited`: it
 * invited this person, and is told in any case; `hasAddress`: the person gave an address for the receipt.
 */
export function planApplicationMails(
  room: (budget: ApplicationBudget) => boolean,
  {
    tellsCompany,
    invited,
    hasAddress,
  }: { tellsCompany: boolean; invited: boolean; hasAddress: boolean },
): ApplicationMails {
  const news = (["application", "replacement"] as const).find(room);
  if (news === undefined && !invited) return { company: "none", receipt: false, uses: [] };
  const isPrompt = invited || ofCompanyMail.every(room);
  const company = !tellsCompany ? "none" : isPrompt ? "mail" : "summary";
  const receipt = hasAddress && ofReceipt.every(room);
  const uses = new Set<ApplicationBudget>(news === undefined ? [] : [news]);
  if (company === "mail") for (const budget of ofCompanyMail) uses.add(budget);
  if (receipt) for (const budget of ofReceipt) uses.add(budget);
  return { company, receipt, uses: [...uses] };
}
