import type { Auth } from "firebase-admin/auth";
import type { Context } from "../../context.ts";
import { collections } from "../../domain/collections.ts";
import { auditEntry } from "../../store/newAuditEntry.ts";
import { deleteAll } from "../../store/deleteAll.ts";
import { removeContactRequests } from "../talents/removeContactRequests.ts";
import { companyCountIds } from "../../store/mailCounts.ts";
import { findAccount, nullIfGone } from "../../store/findAccount.ts";
import { forgetClosures, forgetCompany, forgetHires } from "./forgetCompany.ts";

type Accounts = Pick<Auth, "getUser" | "deleteUser">;

/**
 * Removes the remains of a deleted company: its mails, account and jobs (each job's own event removes what belongs to
 * it), and its name and id on applications, which it then cannot read; records the deletion once. Works in pages that
 * find only what is left, so an interrupted try is continued by the next. `email` is the row's address if known; the
 * account's own is looked up, so mails are removed before the account.
 */
export async function removeCompany(
  context: Context,
  auth: Accounts,
  companyId: string,
  { actor, email }: { actor: string; email?: string },
): Promise<void> {
  const { store, now } = context;
  await tombstoneCompany(context, companyId);
  // Decisions on its jobs, and who applied.
  for (const address of await addressesOf(auth, companyId, email))
    await deleteAll(store.mail.where("to", "array-contains", address));
  await removeAccount(auth, companyId);
  await deleteAll(store.jobs.where("companyId", "==", companyId));
  await forgetCompany(store, companyId, now);
  await forgetClosures(store, companyId);
  await forgetHires(store, companyId);
  await deleteAll(store.closingNotices.where("companyId", "==", companyId));
  await removeContactRequests(context, store.contactRequests.where("companyId", "==", companyId));
  for (const about of [
    store.hiringCompanies,
    store.companyTaxIds,
    store.registerMatches,
    store.publicCompanies,
  ])
    await about.doc(companyId).delete();
  for (const id of companyCountIds(companyId)) await store.requestCounts.doc(id).delete();
  await store.queuePlaces.doc(companyId).delete();
  const entry = store.audit.doc(`${companyId}-deleted`);
  if (!(await entry.get()).exists)
    await entry.set(auditEntry(collections.companies, companyId, "deleted", now, { actor }));
}

/**
 * Ends a uid as a company for good. A company may delete its row and write a new, active one before the event comes:
 * the tombstone is written first, beside which rules refuse a row, then a row that came back is deleted.
 */
export async function tombstoneCompany({ store, now }: Context, uid: string): Promise<void> {
  const tombstone = store.tombstones.doc(uid);
  if (!(await tombstone.get()).exists) await tombstone.set({ deletedAt: now });
  await store.companies.doc(uid).delete();
}

/**
 * The addresses of the company's row and of its account, if known; none of the administrator's own account, whose mails
 * are not a company's.
 */
async function addressesOf(auth: Accounts, uid: string, email?: string): Promise<Set<string>> {
  const user = await findAccount(auth, uid);
  if (user?.customClaims?.["admin"] === true) return new Set();
  return new Set(
    [email, user?.email].flatMap((address) => (address ? [address.toLowerCase()] : [])),
  );
}

/** The administrator's own account survives its company row. */
async function removeAccount(auth: Accounts, uid: string): Promise<void> {
  const user = await findAccount(auth, uid);
  if (user !== null && user.customClaims?.["admin"] !== true)
    await auth.deleteUser(uid).catch(nullIfGone);
}
