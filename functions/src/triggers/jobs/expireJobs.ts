import { openContext, type Context } from "../../context.ts";
import { addDays } from "../../domain/dates.ts";
import { linkSecret, linkSecrets } from "../../functionOptions.ts";
import { dropEmptyCounts } from "../../store/dropEmptyCounts.ts";
import { eachDocument } from "../../store/eachDocument.ts";
import { attempt } from "../handle.ts";
import { reconcileJob } from "./reconcileJob.ts";
import { mailDeadlines } from "./mailDeadlines.ts";
import { scheduled } from "../scheduled.ts";

export const expireJobs = scheduled(
  "expireJobs",
  {
    retryCount: 3,
    timeoutSeconds: 540,
    secrets: linkSecrets,
  },
  async () => {
    const context = openContext();
    await takeOffExpired(context);
    await dropEmptyCounts(context.store);
    await mailExpired(context, linkSecret.value());
  },
);

/** Takes every expired job off the lists. */
export async function takeOffExpired(context: Context): Promise<void> {
  const expired = context.store.jobs
    .where("listed", "==", true)
    .where("expiresAt", "<=", context.now)
    .orderBy("expiresAt");
  await eachDocument(expired, ({ id }) =>
    attempt(context, "expireJobs", id, () => reconcileJob(context, id)),
  );
}

/** How many days the hourly runs may fail before a company is not told that its job is over. */
const lookBackDays = 3;

/**
 * Mails the companies whose jobs are over, by the deadline, because any event may have taken the job off the lists
 * before.
 */
export async function mailExpired(context: Context, secret: string): Promise<void> {
  await mailDeadlines(context, secret, "expired", {
    after: addDays(context.now, -lookBackDays),
    until: context.now,
  });
}
