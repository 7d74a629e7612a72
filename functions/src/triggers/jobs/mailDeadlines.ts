import type { Context } from "../../context.ts";
import type { Job } from "../../domain/job/job.ts";
import { isExpired } from "../../domain/job/jobStanding.ts";
import { deadlineMail, deadlineMailId, type DeadlineNews } from "../../mail/deadlineMail.ts";
import { eachDocument } from "../../store/eachDocument.ts";
import { countUnanswered } from "../closing/countUnanswered.ts";
import { attempt } from "../handle.ts";

/**
 * Mails the company of every job with a deadline after `after` and not after `until`, once per job and deadline.
 * After an interruption, the next run finds who was mailed.
 */
export async function mailDeadlines(
  context: Context,
  secret: string,
  news: DeadlineNews,
  { after, until }: { after: Date; until: Date },
): Promise<void> {
  const due = context.store.jobs
    .where("expiresAt", ">", after)
    .where("expiresAt", "<=", until)
    .orderBy("expiresAt");
  await eachDocument(due, ({ id }) =>
    attempt(context, "mailDeadlines", id, () => mailDeadline(context, secret, news, id)),
  );
}

/** Only an approved, unfilled, lasting job of an active company that is on the site causes a mail. */
async function mailDeadline(
  { store, now, siteUrl }: Context,
  secret: string,
  news: DeadlineNews,
  jobId: string,
): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const job = (await transaction.get(store.jobs.doc(jobId))).data();
    if (job === undefined || job.companyId === null || !isToRenew(job)) return;
    // Renewed since the page was read.
    if (isExpired(job, now) !== (news === "expired")) return;
    const mailRef = store.mail.doc(deadlineMailId(job, news));
    const [companyDoc, mailed] = await Promise.all([
      transaction.get(store.companies.doc(job.companyId)),
      transaction.get(mailRef),
    ]);
    const company = companyDoc.data();
    if (mailed.exists || company?.active !== true) return;
    // A job approved after its deadline leaves no site; the mail of its approval asks for another deadline.
    const published = store.publishedJobs.doc(jobId);
    if (news === "expired" && !(await transaction.get(published)).exists) return;
    const unanswered = news === "expired" ? await countUnanswered(store, job.companyId, jobId) : 0;
    const setting = { siteUrl, secret, now, unanswered };
    const mail = deadlineMail(news, job, company, setting);
    if (mail !== null) transaction.set(mailRef, mail);
  });
}

/** Whether it is on the site but for its deadline. Work of a day ends by itself: there is nothing to renew by mail. */
function isToRenew({ approved, filled, paused, held, dayWork }: Job): boolean {
  return approved && !filled && !paused && !held && !dayWork;
}
