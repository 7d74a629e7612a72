import type { Transaction } from "firebase-admin/firestore";
import { addDays, addMinutes } from "../domain/dates.ts";
import {
  afterOneLess,
  afterOneMore,
  type Budget,
  type BudgetName,
  hasRoom,
  mailBudgets,
  type Used,
} from "../domain/mail/mailBudget.ts";
import { retention } from "../domain/privacy/retention.ts";
import type { Store } from "./store.ts";
import type { Write } from "./writes.ts";

/** The parts of a context that mails need. */
type Clerk = { store: Store; now: Date };

/** A budget, and the id of the document with its used part. */
export type Counted = Budget & { id: string };

/** The budget of this name for one address, account, application, job or company. */
export function budgetOf(name: BudgetName, of: string): Counted {
  return { ...mailBudgets[name], id: `mail-${name}-${of}` };
}

/** The id of the count for a company's next summary. */
export function summaryCountId(companyId: string): string {
  return `mail-summary-${companyId}`;
}

/** The ids of all counts that name a company. */
export function companyCountIds(companyId: string): string[] {
  return [
    budgetOf("company", companyId).id,
    budgetOf("companyDay", companyId).id,
    budgetOf("registerCompany", companyId).id,
    summaryCountId(companyId),
  ];
}

/** The used parts of some budgets, as read. */
export type Budgets<Name extends string> = {
  /** A budget that was not read has room. */
  hasRoom: (name: Name) => boolean;
  /** Whether its window has begun and is not over. */
  isOpen: (name: Name) => boolean;
  /** Begins its window, with nothing used. */
  open: (name: Name) => Write[];
  /** Counts one more mail in each of these. */
  use: (names: Iterable<Name>) => Write[];
  /** Takes one mail that was not sent off the count. */
  giveBack: (name: Name) => Write[];
};

type Kept = ReadonlyMap<string, { budget: Counted; used: Used }>;

/** The used parts of some budgets, read in a transaction before it writes. */
export async function readBudgets<Name extends string>(
  { store, now }: Clerk,
  transaction: Transaction,
  wanted: Partial<Record<Name, Counted>>,
): Promise<Budgets<Name>> {
  const asked = Object.entries<Counted | undefined>(wanted).flatMap(([name, budget]) =>
    budget === undefined ? [] : [{ name, budget }],
  );
  const kept = await Promise.all(
    asked.map(async ({ name, budget }) => {
      const row = await transaction.get(store.requestCounts.doc(budget.id));
      return [name, { budget, used: row.data() }] as const;
    }),
  );
  return budgetsOf(new Map(kept), now);
}

/** Budgets by their used part; a missing name was not read. */
export function budgetsOf<Name extends string>(kept: Kept, now: Date): Budgets<Name> {
  const written = (
    name: Name,
    next: (budget: Counted, used: Used) => NonNullable<Used> | null,
  ): Write[] => {
    const found = kept.get(name);
    const after = found === undefined ? null : next(found.budget, found.used);
    return after === null ? [] : [{ in: "requestCounts", id: found!.budget.id, set: after }];
  };
  return {
    hasRoom: (name) => {
      const found = kept.get(name);
      return found === undefined || hasRoom(found.used, found.budget, now);
    },
    isOpen: (name) => (kept.get(name)?.used?.expiresAt ?? now) > now,
    open: (name) =>
      written(name, ({ minutes }) => ({ count: 0, expiresAt: addMinutes(now, minutes) })),
    use: (names) =>
      [...names].flatMap((name) =>
        written(name, (budget, used) => afterOneMore(used, budget, now)),
      ),
    giveBack: (name) => written(name, (_budget, used) => afterOneLess(used, now)),
  };
}

/** Whether a link that was mailed to an address was used; read in a transaction. `address`: its fingerprint. */
export async function isConfirmed(
  { store, now }: Clerk,
  transaction: Transaction,
  address: string,
): Promise<boolean> {
  const noted = (await transaction.get(store.confirmedAddresses.doc(address))).data();
  return noted !== undefined && noted.expiresAt > now;
}

/** An address's budget for all mails except links to own data. */
export function emailBudget(address: string, confirmed: boolean): Counted {
  return budgetOf(confirmed ? "confirmed" : "unconfirmed", address);
}

/** An address's budget for what companies answered. */
export function answerBudget(address: string, confirmed: boolean): Counted {
  return budgetOf(confirmed ? "answers" : "answersUnconfirmed", address);
}

/** An address's budget for requests of alerts. */
export function alertBudget(address: string, confirmed: boolean): Counted {
  return budgetOf(confirmed ? "alert" : "alertUnconfirmed", address);
}

/** The budget for links to own data, counted in one place for confirmed and unconfirmed addresses. */
export function ownDataBudget(address: string, confirmed: boolean): Counted {
  return {
    ...mailBudgets[confirmed ? "ownData" : "ownDataUnconfirmed"],
    id: budgetOf("ownData", address).id,
  };
}

/** Records that a link was used that only this address received. `address`: its fingerprint. */
export function confirmation(address: string, now: Date): Write {
  const expiresAt = addDays(now, retention.confirmedAddress);
  return { in: "confirmedAddresses", id: address, set: { confirmedAt: now, expiresAt } };
}
