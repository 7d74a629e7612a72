import type { Transaction } from "firebase-admin/firestore";
import type { Desk } from "../../desk.ts";
import type { Candidate } from "../../domain/application/candidate.ts";
import { anotherFileMail, applicationMailIds } from "../../mail/applicationMails.ts";
import { addressBudget, budgetOf, isConfirmed, readBudgets } from "../../store/mailCounts.ts";
import { type Bucket, fileDigest } from "../../store/resumeFiles.ts";
import { noteVersion } from "./noteVersion.ts";

/**
 * Notes on an application whether its file is there, on its résumé record which file that is, and asks the applicant for
 * another one when it is not there, as far as the budgets of such mails go: a file that is not what it says is removed,
 * and an upload may be lost. Another file that follows is news to the company once more. Runs after a file was inspected
 * and after a record was written, since either may come first; the later of the two sees both. A record that names
 * another file meanwhile has an event of its own.
 */
export async function noteResumeFile(
  desk: Desk,
  bucket: Bucket,
  candidateId: string,
): Promise<void> {
  const { store } = desk;
  const ref = store.candidates.doc(candidateId);
  const path = (await ref.get()).data()?.resumePath;
  if (path === undefined) return;
  const digest = await fileDigest(bucket, path);
  const isMissing = digest === null;
  await store.firestore.runTransaction(async (transaction) => {
    const [candidateDoc, resumeDoc] = await Promise.all([
      transaction.get(ref),
      transaction.get(store.resumes.doc(candidateId)),
    ]);
    const candidate = candidateDoc.data();
    if (candidate?.resumePath !== path) return;
    const isNews = (candidate.resumeMissing ?? false) !== isMissing;
    const ask = isNews && isMissing ? await readRequest(desk, transaction, candidate) : null;
    if (isNews) transaction.update(ref, { resumeMissing: isMissing });
    ask?.();
    noteVersion(desk, transaction, candidate, resumeDoc.data(), digest);
  });
}

const ofThisMail = ["address", "account", "anotherFile", "anotherFileTo"] as const;

/** Reads in a transaction what bounds the mail that asks for another file, and returns what writes it. */
async function readRequest(
  desk: Desk,
  transaction: Transaction,
  candidate: Candidate,
): Promise<() => void> {
  const { store, now, siteUrl } = desk;
  const mailRef = store.mail.doc(applicationMailIds(candidate).anotherFile);
  const [mailed, job, budgets] = await Promise.all([
    transaction.get(mailRef),
    candidate.jobId === null ? null : transaction.get(store.jobs.doc(candidate.jobId)),
    readFileBudgets(desk, transaction, candidate),
  ]);
  return () => {
    if (!budgets.isOpen("replacement")) budgets.open("replacement");
    // A job that is gone has nothing to send another file to.
    if (mailed.exists || job?.exists === false || !ofThisMail.every(budgets.hasRoom)) return;
    const mail = anotherFileMail(candidate.email, job?.data() ?? null, siteUrl, now);
    if (mail === null) return;
    budgets.use(ofThisMail);
    transaction.set(mailRef, mail);
  };
}

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
