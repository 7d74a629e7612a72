import type { Context } from "../../context.ts";
import type { Hire } from "../../domain/closing/hire.ts";
import { addDays } from "../../domain/dates.ts";
import type { PublishedJob } from "../../domain/job/publishedJob.ts";
import { hiredMail, hiredMailId } from "../../mail/hiredMail.ts";
import { eachDocument } from "../../store/eachDocument.ts";
import { attempt } from "../handle.ts";

/** How many days after a job's deadline its company is asked, and how many days late at most. */
const askedAfterDays = 7;
const lookBackDays = 3;

/**
 * Asks companies by mail, once a job, whom they hired, a week after its deadline: those that said nothing of the job, and those
 * that were still looking when they closed it.
 */
export async function askWhoWasHired(context: Context, secret: string): Promise<void> {
  const until = addDays(context.now, -askedAfterDays);
  const over = context.store.jobs
    .where("expiresAt", ">", addDays(until, -lookBackDays))
    .where("expiresAt", "<=", until)
    .orderBy("expiresAt");
  await eachDocument(over, ({ id }) =>
    attempt(context, "askWhoWasHired", id, () => ask(context, secret, id)),
  );
}

/** Only an approved job that was public, of an active company, causes a mail. */
async function ask({ store, now, siteUrl }: Context, secret: string, jobId: string): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const mailRef = store.mail.doc(hiredMailId(jobId));
    const [jobDoc, hire, published, mailed] = await Promise.all([
      transaction.get(store.jobs.doc(jobId)),
      transaction.get(store.hires.doc(jobId)),
      transaction.get(store.publishedJobs.doc(jobId)),
      transaction.get(mailRef),
    ]);
    const job = jobDoc.data();
    if (isSettled(hire.data()) || mailed.exists || !isUnasked(published.data())) return;
    if (job === undefined || job.companyId === null || !job.approved || job.held) return;
    // Renewed since the page was read.
    if (job.expiresAt > addDays(now, -askedAfterDays)) return;
    const company = (await transaction.get(store.companies.doc(job.companyId))).data();
    if (company?.active !== true) return;
    const mail = hiredMail(job, company, { siteUrl, secret, now });
    if (mail === null) return;
    transaction.set(mailRef, mail);
    transaction.update(published.ref, { hiredAskedAt: now });
  });
}

/** Whether a job was public, and no mail is noted: the note outlives the mail. A job asked before that has the mail alone. */
function isUnasked(note: PublishedJob | undefined): boolean {
  return note !== undefined && note.hiredAskedAt === undefined;
}

/** Whether a company said that it hired somebody, or gave up. */
function isSettled(hire: Hire | undefined): boolean {
  return hire !== undefined && hire.answer !== "aindaProcurando";
}
