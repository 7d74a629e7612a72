import type { Transaction } from "firebase-admin/firestore";
import type { Desk } from "../../desk.ts";
import type { Candidate } from "../../domain/candidate.ts";
import { anotherFileMail, applicationMailIds } from "../../mail/applicationMails.ts";
import { addressBudget, budgetOf, isConfirmed, readBudgets } from "../../store/mailBudget.ts";
import { hasFile, type Bucket } from "../../store/resumeFiles.ts";

/**
 * Notes on an application whether its file is there, and asks the applicant for another one when it is not, as far as the
 * budgets of such mails go: a file that is not what it says is removed, and an upload may be lost. Another file that
 * follows is news to the company once more. Runs after a file was inspected and after a record was written, since either
 * may come first; the later of the two sees both. A record that names another file meanwhile has an event of its own.
 */
export async function noteResumeFile(
  desk: Desk,
  bucket: Bucket,
  candidateId: string,
): Promise<void> {
  const { store, now, siteUrl } = desk;
  const ref = store.candidates.doc(candidateId);
  const path = (await ref.get()).data()?.resumePath;
  if (path === undefined) return;
  const isMissing = !(await hasFile(bucket, path));
  await store.firestore.runTransaction(async (transaction) => {
    const candidate = (await transaction.get(ref)).data();
    if (candidate?.resumePath !== path || (candidate.resumeMissing ?? false) === isMissing) return;
    const mailRef = store.mail.doc(applicationMailIds(candidate).anotherFile);
    const [mailed, job, budgets] = await Promise.all([
      transaction.get(mailRef),
      candidate.jobId === null ? null : transaction.get(store.jobs.doc(candidate.jobId)),
      readFileBudgets(desk, transaction, candidate),
    ]);
    transaction.update(ref, { resumeMissing: isMissing });
    if (!isMissing) return;
    if (!budgets.isOpen("replacement")) budgets.open("replacement");
    // A job that is gone has nothing to send another file to.
    if (mailed.exists || job?.exists === false || !ofThisMail.every(budgets.hasRoom)) return;
    const mail = anotherFileMail(candidate.email, job?.data() ?? null, siteUrl, now);
    if (mail === null) return;
    budgets.use(ofThisMail);
    transaction.set(mailRef, mail);
  });
}

const ofThisMail = ["address", "account", "anotherFile", "anotherFileTo"] as const;

async function readFileBudgets(
  desk: Desk,
  transaction: Transaction,
  { id, uid, email }: Candidate,
) {
  const address = desk.fingerprint("address", email);
  const application = desk.fingerprint("account", id);
  const confirmed = await isConfirmed(desk, transaction, address);
  return readBudgets(desk, transaction, {
    address: addressBudget(address, confirmed),
    account: budgetOf("account", desk.fingerprint("account", uid)),
    anotherFile: budgetOf("anotherFile", application),
    anotherFileTo: budgetOf("anotherFileTo", address),
    replacement: budgetOf("replacement", application),
  });
}
