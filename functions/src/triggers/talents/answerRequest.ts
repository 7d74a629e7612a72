import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import type { Desk } from "../../desk.ts";
import { resumeSearchTerms } from "../../domain/administration/adminSearch.ts";
import { type Candidate, candidateId, consentVersion } from "../../domain/application/candidate.ts";
import {
  type ContactAnswer,
  type ContactAnswerAnswer,
  type ContactRequest,
  isWaiting,
  ownContact,
} from "../../domain/talent/contactRequest.ts";
import type { Job } from "../../domain/job/job.ts";
import { isOpen } from "../../domain/job/jobStanding.ts";
import { resumeExtension, resumePath } from "../../domain/application/resumeFile.ts";
import { contactMailIds, contactOutcomeMail } from "../../mail/contactMails.ts";
import { noteConfirmed } from "../../store/mailCounts.ts";
import { copyResume, type Bucket } from "../../store/resumeFiles.ts";
import { shownOf, type Shown } from "./shownEntry.ts";

/** Whether whoever answers is the person: by the link, the device or the address. */
type IsTheirs = (request: ContactRequest, shown: Shown) => boolean;

/** By a link that only the person's mailbox got: the answer confirms the address. */
type ByMail = { byMail: boolean };

/**
 * Gives a person's answer to a request; null only looks. A yes is an application to the job: from then on the company
 * sees the person, and the person withdraws, as with any other. A repeated answer finds the first and changes nothing.
 */
export async function answerRequest(
  desk: Desk,
  bucket: Bucket,
  requestId: string,
  answer: ContactAnswer | null,
  isTheirs: IsTheirs,
  { byMail }: ByMail = { byMail: false },
): Promise<ContactAnswerAnswer> {
  if (answer === "yes") await copyFile(desk, bucket, requestId, isTheirs);
  const { store, now } = desk;
  return store.firestore.runTransaction(async (transaction): Promise<ContactAnswerAnswer> => {
    const found = await readRequest(desk, transaction, requestId);
    if (found === null || !isTheirs(found.request, found.shown)) return { state: "gone" };
    const { request, shown } = found;
    if (!isWaiting(request, now)) return { state: stateOf(request), contact: ownContact(request) };
    const [jobDoc, companyDoc] = await Promise.all([
      transaction.get(store.jobs.doc(request.jobId)),
      transaction.get(store.companies.doc(request.companyId)),
    ]);
    const job = jobDoc.data();
    const company = companyDoc.data();
    // Deactivated, or its job is over: nothing may be said yes to, and nothing is left to refuse.
    if (company?.active !== true || job?.companyId !== request.companyId || !isOpen(job, now))
      return { state: "closed", contact: ownContact(request) };
    if (answer === null) return { state: "open", contact: ownContact(request) };

    const answered: ContactRequest = {
      ...request,
      status: answer === "yes" ? "accepted" : "declined",
      answeredAt: now,
    };
    const isApplication =
      answer === "yes" && (await applyFor(desk, transaction, answered, shown, job));
    transaction.set(store.contactRequests.doc(requestId), answered);
    if (byMail) noteConfirmed(desk, transaction, desk.fingerprint("address", shown.entry.email));
    const mail = isApplication ? null : contactOutcomeMail(answered, company, desk.siteUrl, now);
    if (mail !== null) transaction.set(store.mail.doc(contactMailIds(request).company), mail);
    return { state: "answered", contact: ownContact(answered) };
  });
}

/** A lapsed or ended request has no answer any more. */
function stateOf({ status }: ContactRequest): "answered" | "closed" {
  return status === "accepted" || status === "declined" ? "answered" : "closed";
}

async function readRequest(
  { store }: Desk,
  transaction: Transaction,
  requestId: string,
): Promise<{ request: ContactRequest; shown: Shown } | null> {
  const request = (await transaction.get(store.contactRequests.doc(requestId))).data();
  if (request === undefined) return null;
  const { shown } = await shownOf(
    store,
    transaction,
    store.talentPool.where("cardId", "==", request.cardId),
  );
  return shown && { request, shown };
}

/** Where the file of the application lies that a yes makes: the same at every try. */
function fileFor({ jobId, cardId, createdAt }: ContactRequest, { candidate }: Shown): string {
  return resumePath(
    candidateId(jobId, candidate.uid),
    resumeExtension(candidate.resumePath) ?? "pdf",
    createdAt,
    cardId.slice(0, 12),
  );
}

/** Before the answer is written: the application's own event looks for its file. One that nothing names is removed by night. */
async function copyFile(
  desk: Desk,
  bucket: Bucket,
  requestId: string,
  isTheirs: IsTheirs,
): Promise<void> {
  const found = await desk.store.firestore.runTransaction((transaction) =>
    readRequest(desk, transaction, requestId),
  );
  if (found === null || !isTheirs(found.request, found.shown)) return;
  if (!isWaiting(found.request, desk.now)) return;
  await copyResume(bucket, found.shown.candidate.resumePath, fileFor(found.request, found.shown));
}

/** Makes the application; false where the person has applied to this job already, and the company sees them. */
async function applyFor(
  { store, now }: Desk,
  transaction: Transaction,
  request: ContactRequest,
  shown: Shown,
  job: Job,
): Promise<boolean> {
  const { jobId, companyId } = request;
  const { uid, name, email, phone, resumeName, resumeSize } = shown.candidate;
  const id = candidateId(jobId, uid);
  const [own, resume] = await Promise.all([
    transaction.get(store.candidates.doc(id)),
    transaction.get(store.resumes.doc(id)),
  ]);
  if (own.exists) {
    giveBack(transaction, own, resume, { companyId, company: job.company });
    return false;
  }
  const candidate: Candidate = {
    id,
    uid,
    name,
    email,
    phone,
    coverLetter: "",
    resumePath: fileFor(request, shown),
    resumeName,
    resumeSize,
    jobId,
    jobTitle: job.title,
    company: job.company,
    companyId,
    consent: { version: consentVersion, at: now, talentPool: false },
    stage: "nova",
    stageAt: now,
    createdAt: now,
    invited: true,
  };
  transaction.set(own.ref, candidate);
  return true;
}

/** An application that was taken back from the company is the company's again. */
function giveBack(
  transaction: Transaction,
  own: DocumentSnapshot<Candidate>,
  resume: DocumentSnapshot,
  to: { companyId: string; company: string },
): void {
  if (own.data()!.companyId === to.companyId) return;
  transaction.update(own.ref, to);
  const record = resume.data() as Parameters<typeof resumeSearchTerms>[0] | undefined;
  if (record !== undefined)
    transaction.update(resume.ref, {
      company: to.company,
      searchTerms: resumeSearchTerms({ ...record, company: to.company }, own.data()!.coverLetter),
    });
}
