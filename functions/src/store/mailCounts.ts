import type { Transaction } from "firebase-admin/firestore";
import { addDays, addMinutes } from "../domain/dates.ts";
import {
  afterOneMore,
  type Budget,
  type BudgetName,
  hasRoom,
  mailBudgets,
  type Used,
} from "../domain/mail/mailBudget.ts";
import { retention } from "../domain/privacy/retention.ts";
import type { Store } from "./store.ts";

/** What the work of a mail is given of a desk. */
type Clerk = { store: Store; now: Date };

/** A budget, and the id of the document that holds what was used of it. */
export type Counted = Budget & { id: string };

/** The budget of this name for one address, account, application, job or company. */
export function budgetOf(name: BudgetName, of: string): Counted {
  return { ...mailBudgets[name], id: `mail-${name}-${of}` };
}

/** The id of the count of what is gathered for a company's next summary. */
export function summaryCountId(companyId: string): string {
  return `mail-summary-${companyId}`;
}

/** The ids of all counts that name a company. */
export function companyCountIds(companyId: string): string[] {
  return [
    budgetOf("company", companyId).id,
    budgetOf("companyDay", companyId).id,
    summaryCountId(companyId),
  ];
}

export type Budgets<Name extends string> = {
  /** One that was not asked for has room. */
  hasRoom: (name: Name) => boolean;
  /** Whether its window has begun and is not over. */
  isOpen: (name: Name) => boolean;
  /** Begins its window, with nothing used. */
  open: (name: Name) => void;
  /** Writes down one more mail for each of these. */
  use: (names: Iterable<Name>) => void;
};

/** What was used of some budgets, read in a transaction before it writes anything. */
export async function readBudgets<Name extends string>(
  { store, now }: Clerk,
  transaction: Transaction,
  wanted: Partial<Record<Name, Counted>>,
): Promise<Budgets<Name>> {
  const kept = new Map<string, { budget: Counted; used: Used }>(
    await Promise.all(
      Object.entries<Counted | undefined>(wanted).flatMap(([name, budget]) =>
        budget === undefined
          ? []
          : [
              transaction
                .get(store.requestCounts.doc(budget.id))
                .then((row) => [name, { budget, used: row.data() }] as const),
            ],
      ),
    ),
  );
  return {
    hasRoom: (name) => {
      const found = kept.get(name);
      return found === undefined || hasRoom(found.used, found.budget, now);
    },
    isOpen: (name) => (kept.get(name)?.used?.expiresAt ?? now) > now,
    open: (name) => {
      const found = kept.get(name);
      if (found !== undefined)
        transaction.set(store.requestCounts.doc(found.budget.id), {
          count: 0,
          expiresAt: addMinutes(now, found.budget.minutes),
        });
    },
    use: (names) => {
      for (const name of names) {
        const found = kept.get(name);
        if (found !== undefined)
          transaction.set(
            store.requestCounts.doc(found.budget.id),
            afterOneMore(found.used, found.budget, now),
          );
      }
    },
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

/** The budget that a person's address has for all mails but links to own data. */
export function addressBudget(address: string, confirmed: boolean): Counted {
  return budgetOf(confirmed ? "confirmed" : "unconfirmed", address);
}

/** Links to own data are counted in one place, whatever the address is: once confirmed it has room for more. */
export function ownDataBudget(address: string, confirmed: boolean): Counted {
  return {
    ...mailBudgets[confirmed ? "ownData" : "ownDataUnconfirmed"],
    id: budgetOf("ownData", address).id,
  };
}

/** Notes in a transaction that a link was used that only this address got. `address`: its fingerprint. */
export function noteConfirmed(
  { store, now }: Clerk,
  transaction: Transaction,
  address: string,
): void {
  transaction.set(store.confirmedAddresses.doc(address), {
    confirmedAt: now,
    expiresAt: addDays(now, retention.confirmedAddress),
  });
}
