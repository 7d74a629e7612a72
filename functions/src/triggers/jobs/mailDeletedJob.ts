import type { DocumentSnapshot } from "firebase-admin/firestore";
import type { Context } from "../../context.ts";
import { deletedJobMail, deletedJobMailId } from "../../mail/companyMail.ts";

/**
 * Mails a company, once, that the administrator deleted its job, unless the company itself is deleted or the job came
 * back.
 */
export async function mailDeletedJob(
  { store, now, siteUrl }: Context,
  jobId: string,
  deleted: Pick<DocumentSnapshot, "get">,
): Promise<void> {
  const companyId: unknown = deleted.get("companyId");
  if (typeof companyId !== "string") return;
  await store.firestore.runTransaction(async (transaction) => {
    const mailRef = store.mail.doc(deletedJobMailId(jobId));
    const [job, company, mailed] = await Promise.all([
      transaction.get(store.jobs.doc(jobId)),
      transaction.get(store.companies.doc(companyId)),
      transaction.get(mailRef),
    ]);
    const recipient = company.data();
    if (job.exists || mailed.exists || recipient === undefined) return;
    const title = String(deleted.get("title"));
    const mail = deletedJobMail({ title }, recipient, siteUrl, now);
    if (mail !== null) transaction.set(mailRef, mail);
  });
}
