import type { UserRecord } from "firebase-admin/auth";
import { addDays, dayNumber } from "../../domain/dates.ts";
import { retention } from "../../domain/privacy/retention.ts";
import { endCompany } from "./endCompany.ts";
import type { ReconciliationRun } from "./reconciliationRun.ts";

/** The most that Auth lists in one request. */
const pageSize = 1_000;

/**
 * Deletes accounts with an address, a password and no company: one that deleted itself before any publication leaves
 * nothing else. An account whose row was never created has a week to log in. Each account is checked on one day of
 * seven. Returns how many rows it read.
 */
export async function endLostAccounts(run: ReconciliationRun): Promise<number> {
  const { store, now } = run.context;
  let read = 0;
  let pageToken: string | undefined;
  do {
    const page = await run.auth.listUsers(pageSize, pageToken);
    const idle = page.users.filter((user) => isIdleCompany(user, now) && isItsDay(user, now));
    if (idle.length > 0) {
      const rows = idle.map(({ uid }) => store.firestore.doc(store.companies.doc(uid).path));
      const found = await store.firestore.getAll(...rows, { fieldMask: ["active"] });
      read += found.length;
      for (const row of found) if (!row.exists) await endCompany(run, row.id);
    }
    pageToken = page.pageToken;
  } while (pageToken !== undefined);
  return read;
}

function isIdleCompany({ email, customClaims, metadata }: UserRecord, now: Date): boolean {
  if (email === undefined || customClaims?.["admin"] === true) return false;
  const seen = [metadata.creationTime, metadata.lastSignInTime, metadata.lastRefreshTime];
  const last = Math.max(...seen.flatMap((time) => (time ? [Date.parse(time)] : [])));
  return last <= addDays(now, -retention.idleApplicant).getTime();
}

/** By the last letter of the account's id, which is random. */
function isItsDay({ uid }: UserRecord, now: Date): boolean {
  return uid.charCodeAt(uid.length - 1) % 7 === dayNumber(now) % 7;
}
