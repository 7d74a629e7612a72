import type { Desk } from "../../desk.ts";
import { anotherFileMail, applicationMailIds } from "../../mail/applicationMails.ts";
import { hasFile, type Bucket } from "../../store/resumeFiles.ts";

/**
 * Notes on an application whether its file is there, and asks the applicant for another one when it is not: a file that
 * is not what it says is removed, and an upload may be lost. Runs after a file was inspected and after a record was
 * written, since either may come first; the later of the two sees both. A record that names another file meanwhile has
 * an event of its own.
 */
export async function noteResumeFile(
  { store, now, siteUrl }: Desk,
  bucket: Bucket,
  candidateId: string,
): Promise<void> {
  const ref = store.candidates.doc(candidateId);
  const path = (await ref.get()).data()?.resumePath;
  if (path === undefined) return;
  const isMissing = !(await hasFile(bucket, path));
  await store.firestore.runTransaction(async (transaction) => {
    const candidate = (await transaction.get(ref)).data();
    if (candidate?.resumePath !== path || (candidate.resumeMissing ?? false) === isMissing) return;
    const mailRef = store.mail.doc(applicationMailIds(candidate).anotherFile);
    const [mailed, job] = await Promise.all([
      transaction.get(mailRef),
      candidate.jobId === null ? null : transaction.get(store.jobs.doc(candidate.jobId)),
    ]);
    transaction.update(ref, { resumeMissing: isMissing });
    // A job that is gone has nothing to send another file to.
    if (!isMissing || mailed.exists || job?.exists === false) return;
    const mail = anotherFileMail(candidate.email, job?.data() ?? null, siteUrl, now);
    if (mail !== null) transaction.set(mailRef, mail);
  });
}
