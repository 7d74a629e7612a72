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
 * find only what is left, so an interrupted try is continued by the next. Other mails to its address stay: nobody may
 * ever have proved it, and they may be a person's.
 */
export async function removeCompany(
  context: Context,
  auth: Accounts,
  companyId: string,
  { actor }: { actor: string },
): Promise<void> {
  const { store, now } = context;
  await tombstoneCompany(context, companyId);
  // Decisions on its jobs, and who applied.
  await deleteAll(store.mail.where("companyId", "==", companyId));
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

/** The administrator's own account survives its company row. */
async function removeAccount(auth: Accounts, uid: string): Promise<void> {
  const user = await findAccount(auth, uid);
  if (user !== null && user.customClaims?.["admin"] !== true)
    await auth.deleteUser(uid).catch(nullIfGone);
}
