import { addMinutes } from "../dates.ts";

/** So many mails at most in a window of so many minutes, which begins with the first of them. */
export type Budget = { most: number; minutes: number };

const hour = 60;
const day = 24 * hour;

/**
 * What bounds the mails that somebody else than their receiver can cause. A person is somebody whose address was typed
 * into a form; a company's address was proved before it could publish.
 */
export const mailBudgets = {
  /** All mails to a person's address from which no link was used yet; and from when one was. */
  unconfirmed: { most: 1, minutes: 180 * day },
  confirmed: { most: 10, minutes: day },
  /** Links to own data, beside these: at an unconfirmed address one at a time, for as long as it works. */
  ownDataUnconfirmed: { most: 1, minutes: day },
  ownData: { most: 3, minutes: day },
  /** 'Envie outro arquivo': about one application, and to one address. */
  anotherFile: { most: 1, minutes: day },
  anotherFileTo: { most: 1, minutes: day },
  /** Links to a new password: an hour, as long as each of them works, so that one always lies in the mailbox. */
  passwordReset: { most: 3, minutes: hour },
  /** Of these, asked for from one network address; and by one connection, behind which Hosting or a caller stands. */
  resetCaller: { most: 30, minutes: hour },
  resetConnection: { most: 2_000, minutes: hour },
  /** Links that prove the address of an account, and one that it shall have: to one address, and of one account. */
  verification: { most: 3, minutes: day },
  emailChange: { most: 3, minutes: day },
  emailChangeBy: { most: 5, minutes: day },
  /** What one account sends to one job is news once; and once more after its file was found missing. */
  application: { most: 1, minutes: day },
  replacement: { most: 1, minutes: day },
  /** Applications of one account whose mails go at once: in all, and to one company. */
  account: { most: 30, minutes: day },
  accountToCompany: { most: 3, minutes: day },
  /** Applications that a company is mailed one by one: to one job, and to all of its jobs. */
  job: { most: 10, minutes: hour },
  company: { most: 20, minutes: hour },
  companyDay: { most: 60, minutes: day },
} as const satisfies Record<string, Budget>;
export type BudgetName = keyof typeof mailBudgets;

/** Minutes for which applications over a company's budgets are gathered before the one mail about them. */
export const summaryMinutes = 60;

/** What was used of a budget, until its window ends; undefined: nothing yet. */
export type Used = { count: number; expiresAt: Date } | undefined;

/** Whether there is room for one more. */
export function hasRoom(used: Used, { most }: Budget, now: Date): boolean {
  return countAt(used, now) < most;
}

/** What is used after one more; a window that is over begins anew. */
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

function countAt(used: Used, now: Date): number {
  return used !== undefined && used.expiresAt > now ? used.count : 0;
}

/** What an application's mails are bounded by; `address`: by what its address is. */
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
export type ApplicationMails = {
  company: "mail" | "summary" | "none";
  receipt: boolean;
  /** The budgets that these mails use. */
  uses: ApplicationBudget[];
};

/**
 * Which mails an application makes, by the budgets that have room. `tellsCompany`: there is a company to tell; `invited`:
 * it asked for this person itself, and is told whatever else came.
 */
export function planApplicationMails(
  room: (budget: ApplicationBudget) => boolean,
  { tellsCompany, invited }: { tellsCompany: boolean; invited: boolean },
): ApplicationMails {
  const news = (["application", "replacement"] as const).find(room);
  if (news === undefined && !invited) return { company: "none", receipt: false, uses: [] };
  const isPrompt = invited || ofCompanyMail.every(room);
  const company = !tellsCompany ? "none" : isPrompt ? "mail" : "summary";
  const receipt = ofReceipt.every(room);
  const uses = new Set<ApplicationBudget>(news === undefined ? [] : [news]);
  if (company === "mail") for (const budget of ofCompanyMail) uses.add(budget);
  if (receipt) for (const budget of ofReceipt) uses.add(budget);
  return { company, receipt, uses: [...uses] };
}
