import type { Context } from "../../context.ts";
import type { Company } from "../../domain/company/company.ts";
import {
  planDeactivated,
  planReturned,
  type ReturnedCompany,
} from "../../domain/company/returnedCompany.ts";

/** The fields that identify a company. */
type Identity = Pick<Company, "cnpj" | "email">;

/** A company's row before or after a change, with the fields needed here; null if it did not exist. */
export type Seen = (Identity & { active: boolean }) | null;

/** More than anybody registers alike; bounds a transaction. */
const most = 50;

/**
 * After a change of a company: keeps what identifies a deactivated one, also after its deletion, and marks it and
 * similar ones that match a deactivated one, for the administrator. Reads the present rows, so it may run again, late
 * or out of order.
 */
export async function reconcileReturned(
  context: Context,
  companyId: string,
  before: Seen,
  after: Seen,
): Promise<void> {
  await keepDeactivated(context, companyId, before, after);
  const ids = new Set([companyId]);
  for (const seen of [before, after])
    if (seen !== null) for (const id of await companiesLike(context, seen)) ids.add(id);
  for (const id of ids) await markReturned(context, id);
}

async function keepDeactivated(
  context: Context,
  companyId: string,
  before: Seen,
  after: Seen,
): Promise<void> {
  const { store, now } = context;
  const ref = store.deactivatedCompanies.doc(companyId);
  await store.firestore.runTransaction(async (transaction) => {
    const [row, keptDoc] = await Promise.all([
      transaction.get(store.companies.doc(companyId)),
      transaction.get(ref),
    ]);
    const present = row.data() ?? after ?? before;
    const kept = keptDoc.data();
    const plan = planDeactivated(kept, row.data(), {
      keys: present === null ? [] : keysOf(context, present),
      wasActive: before?.active,
      now,
    });
    if (plan !== null) {
      if (JSON.stringify(plan) !== JSON.stringify(kept)) transaction.set(ref, plan);
    } else if (kept !== undefined) transaction.delete(ref);
  });
}

async function companiesLike(
  { store: { companies } }: Context,
  { cnpj, email }: Identity,
): Promise<string[]> {
  const alike = [
    companies.where("email", "==", email),
    ...(cnpj === null ? [] : [companies.where("cnpj", "==", cnpj)]),
  ];
  const pages = await Promise.all(alike.map((query) => query.limit(most).get()));
  return pages.flatMap(({ docs }) => docs.map(({ id }) => id));
}

/** Whether a company's mark, or its absence, equals its match with deactivated ones. */
export async function isRightlyMarked(
  context: Context,
  company: Company,
  mark: ReturnedCompany | undefined,
): Promise<boolean> {
  const found = await context.store.deactivatedCompanies
    .where("keys", "array-contains-any", keysOf(context, company))
    .limit(most)
    .get();
  const others = found.docs.filter(({ id }) => id !== company.id).map((one) => one.data());
  const plan = planReturned(fingerprints(context, company), others, context.now);
  const likeness = (one: Pick<ReturnedCompany, "cnpj" | "email"> | null | undefined) =>
    JSON.stringify([one?.cnpj ?? null, one?.email ?? null]);
  return likeness(plan) === likeness(mark);
}

/** Marks one company, or removes the mark. */
export async function markReturned(context: Context, companyId: string): Promise<void> {
  const { store, now } = context;
  const ref = store.returnedCompanies.doc(companyId);
  await store.firestore.runTransaction(async (transaction) => {
    const [row, mark] = await Promise.all([
      transaction.get(store.companies.doc(companyId)),
      transaction.get(ref),
    ]);
    const company = row.data();
    if (company === undefined) {
      if (mark.exists) transaction.delete(ref);
      return;
    }
    const found = await transaction.get(
      store.deactivatedCompanies
        .where("keys", "array-contains-any", keysOf(context, company))
        .limit(most),
    );
    const others = found.docs.filter(({ id }) => id !== companyId).map((one) => one.data());
    const plan = planReturned(fingerprints(context, company), others, now);
    if (plan !== null) transaction.set(ref, { id: companyId, ...plan });
    else if (mark.exists) transaction.delete(ref);
  });
}

function fingerprints(
  { fingerprint }: Context,
  { cnpj, email }: Identity,
): { cnpj: string | null; email: string } {
  return {
    cnpj: cnpj === null ? null : fingerprint("cnpj", cnpj),
    email: fingerprint("address", email),
  };
}

function keysOf(context: Context, identity: Identity): string[] {
  const { cnpj, email } = fingerprints(context, identity);
  return cnpj === null ? [email] : [cnpj, email];
}
