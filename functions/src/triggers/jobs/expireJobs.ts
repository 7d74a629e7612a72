import { openDesk, type Desk } from "../../desk.ts";
import { addDays } from "../../domain/dates.ts";
import { linkSecret, linkSecrets } from "../../functionOptions.ts";
import { dropEmptyCounts } from "../../store/dropEmptyCounts.ts";
import { eachDocument } from "../../store/eachDocument.ts";
import { attempt } from "../handle.ts";
import { settleJob } from "./settleJob.ts";
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
    const desk = openDesk();
    await takeOffExpired(desk);
    await dropEmptyCounts(desk.store);
    await mailExpired(desk, linkSecret.value());
  },
);

/** Takes every job whose deadline has passed off the lists. */
export async function takeOffExpired(desk: Desk): Promise<void> {
  const expired = desk.store.jobs
    .where("listed", "==", true)
    .where("expiresAt", "<=", desk.now)
    .orderBy("expiresAt");
  await eachDocument(expired, ({ id }) =>
    attempt(desk, "expireJobs", id, () => settleJob(desk, id)),
  );
}

/** How many days the hourly runs may fail before a company is not told that its job is over. */
const lookBackDays = 3;

/** Mails the companies whose jobs are over. Goes by the deadline: any event may have taken the job off the lists before. */
export async function mailExpired(desk: Desk, secret: string): Promise<void> {
  await mailDeadlines(desk, secret, "expired", {
    after: addDays(desk.now, -lookBackDays),
    until: desk.now,
  });
}
