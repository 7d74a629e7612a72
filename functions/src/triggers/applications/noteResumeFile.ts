import type { Transaction } from "firebase-admin/firestore";
import type { Context } from "../../context.ts";
import type { Candidate } from "../../domain/application/candidate.ts";
import type { Job } from "../../domain/job/job.ts";
import { anotherFileMail, applicationMailIds } from "../../mail/applicationMails.ts";
import {
  emailBudget,
  type Budgets,
  budgetOf,
  isConfirmed,
  readBudgets,
} from "../../store/mailCounts.ts";
import { type Bucket, fileDigest } from "../../store/resumeFiles.ts";
import { execute, type Write } from "../../store/writes.ts";
import { planVersion } from "./planVersion.ts";

/**
 * Records on an application whether its file exists, on its résumé record which file that is, and asks the applicant
 * for another if it is missing, within the budgets: an invalid file is removed, and an upload may be lost. A
 * replacement is news to the company once. Runs after a file was inspected and after a record was written, because
 * either may come first; the later one sees both. A record that meanwhile names another file has its own event.
 */
export async function noteResumeFile(
  context: Context,
  bucket: Bucket,
  candidateId: string,
): Promise<void> {
  const { store } = context;
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
    const request = isNews && isMissing ? await readRequest(context, transaction, candidate) : null;
    execute(store, transaction, [
      ...(isNews
        ? [{ in: "candidates", id: candidateId, update: { resumeMissing: isMissing } } as const]
        : []),
      ...(request === null ? [] : planRequest(candidate, request, context)),
      ...planVersion(candidate, resumeDoc.data(), digest, context.now),
    ]);
  });
}

const ofThisMail = ["address", "account", "anotherFile", "anotherFileTo"] as const;

/** What bounds the mail that asks for another file. */
type RequestSnapshot = {
  isMailed: boolean;
  /** Null: an application to the talent bank. */
  job: { exists: boolean; data: () => Job | undefined } | null;
  budgets: Budgets<(typeof ofThisMail)[number] | "replacement">;
};

async function readRequest(
  context: Context,
  transaction: Transaction,
  candidate: Candidate,
): Promise<RequestSnapshot> {
  const { store } = context;
  const [mailed, job, budgets] = await Promise.all([
    transaction.get(store.mail.doc(applicationMailIds(candidate).anotherFile)),
    candidate.jobId === null ? null : transaction.get(store.jobs.doc(candidate.jobId)),
    readFileBudgets(context, transaction, candidate),
  ]);
  return { isMailed: mailed.exists, job, budgets };
}

/** Asks an applicant with an address for another file, and lets that one be news. */
function planRequest(
  candidate: Candidate,
  { isMailed, job, budgets }: RequestSnapshot,
  { now, siteUrl }: Pick<Context, "now" | "siteUrl">,
): Write[] {
  const writes = budgets.isOpen("replacement") ? [] : budgets.open("replacement");
  // A deleted job needs no other file.
  if (isMailed || job?.exists === false || !ofThisMail.every(budgets.hasRoom)) return writes;
  const { email } = candidate;
  const mail = email && anotherFileMail(email, job?.data() ?? null, siteUrl, now);
  if (!mail) return writes;
  const id = applicationMailIds(candidate).anotherFile;
  return [...writes, ...budgets.use(ofThisMail), { in: "mail", id, set: mail }];
}

async function readFileBudgets(
  context: Context,
  transaction: Transaction,
  { id, uid, email }: Candidate,
) {
  const application = context.fingerprint("account", id);
  return readBudgets(context, transaction, {
    ...(email === null ? {} : await budgetsOfAddress(context, transaction, email)),
    account: budgetOf("account", context.fingerprint("account", uid)),
    anotherFile: budgetOf("anotherFile", application),
    replacement: budgetOf("replacement", application),
  });
}

async function budgetsOfAddress(context: Context, transaction: Transaction, email: string) {
  const address = context.fingerprint("address", email);
  const confirmed = await isConfirmed(context, transaction, address);
  return {
    address: emailBudget(address, confirmed),
    anotherFileTo: budgetOf("anotherFileTo", address),
  };
}
