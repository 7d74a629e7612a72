import { setTimeout as pause } from "node:timers/promises";
import type { Auth, UserRecord } from "firebase-admin/auth";
import { logger } from "firebase-functions";
import { openContext, type Context } from "../../context.ts";
import { addDays } from "../../domain/dates.ts";
import { retention } from "../../domain/privacy/retention.ts";
import { linkSecrets } from "../../functionOptions.ts";
import { theAuth } from "../../store/app.ts";
import { unlinkReporters } from "../reports/reconcileReports.ts";
import { scheduled } from "../scheduled.ts";

// Runs after purgePersonalData, so that a removed application does not keep its account for another day.
export const removeIdleApplicants = scheduled(
  "removeIdleApplicants",
  { retryCount: 3, timeoutSeconds: 540, secrets: linkSecrets },
  async () => removeIdle(openContext(), await theAuth()),
);

type Accounts = Pick<Auth, "listUsers" | "deleteUsers">;

/** The most that Auth lists, and deletes, in one request. */
const pageSize = 1_000;

/** The pages of a run, 50,000 accounts: some minutes at the pace below. */
const pagesARun = 50;

/** Auth accepts one bulk deletion a second (firebase-admin, deleteUsers). */
const restMs = 1_100;

/** The most values of an `in` query in Firestore. */
const queriedAtOnce = 30;

/**
 * Removes anonymous accounts without an application that were last seen `retention.idleApplicant` days ago. The next
 * run continues where it stopped, after the last page or by a failure. Their reports of jobs stay, without the person. Uploads without an application are removed
 * earlier (removeOrphanUploads); a bulk deletion of accounts fires no events.
 */
export async function removeIdle(
  context: Context,
  auth: Accounts,
  rest: (ms: number) => Promise<unknown> = pause,
): Promise<void> {
  const { store, now } = context;
  const checkpoint = store.checkpoints.doc("removeIdleApplicants");
  let pageToken = (await checkpoint.get()).data()?.pageToken;
  for (let page = 0; page < pagesARun; page++) {
    const listed = await auth
      .listUsers(pageSize, pageToken)
      .catch(async (error: { code?: string }) => {
        // Auth no longer knows the position: the next run starts from the beginning.
        if (error.code === "auth/invalid-page-token") await checkpoint.delete();
        throw error;
      });
    const idle = listed.users.filter(
      (user) =>
        isAnonymous(user) && lastSeen(user) <= addDays(now, -retention.idleApplicant).getTime(),
    );
    const unneeded = await withoutApplication(
      store,
      idle.map(({ uid }) => uid),
    );
    if (unneeded.length > 0) {
      await unlinkReporters(context, unneeded);
      await removeAccounts(auth, unneeded);
      await rest(restMs);
    }
    pageToken = listed.pageToken;
    if (pageToken === undefined) {
      await checkpoint.delete();
      return;
    }
    await checkpoint.set({ pageToken });
  }
}

/** Whether the account is anonymous and has no claims. */
function isAnonymous({ providerData, email, customClaims }: UserRecord): boolean {
  return (
    providerData.length === 0 && email === undefined && Object.keys(customClaims ?? {}).length === 0
  );
}

/** In milliseconds; NaN if Auth does not say when the account was made. */
function lastSeen({
  metadata: { creationTime, lastSignInTime, lastRefreshTime },
}: UserRecord): number {
  const later = [lastSignInTime, lastRefreshTime].flatMap((time) =>
    time ? [Date.parse(time)] : [],
  );
  return Math.max(Date.parse(creationTime), ...later);
}

/** The accounts without an application. With the others people see, replace and withdraw their applications. */
async function withoutApplication(
  { candidates }: Context["store"],
  uids: string[],
): Promise<string[]> {
  const needed = new Set<unknown>();
  for (let from = 0; from < uids.length; from += queriedAtOnce) {
    const rows = await candidates
      .withConverter(null)
      .where("uid", "in", uids.slice(from, from + queriedAtOnce))
      .select("uid")
      .get();
    for (const row of rows.docs) needed.add(row.get("uid"));
  }
  return uids.filter((uid) => !needed.has(uid));
}

/** A later run finds the accounts that Auth did not delete. */
async function removeAccounts(auth: Accounts, uids: string[]): Promise<void> {
  const { successCount, errors } = await auth.deleteUsers(uids);
  logger.info("Idle accounts removed", { count: successCount });
  for (const { index, error } of errors)
    logger.warn("An idle account could not be removed", { id: uids[index], code: error.code });
}
