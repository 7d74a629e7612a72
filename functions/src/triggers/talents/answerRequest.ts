import type { Transaction } from "firebase-admin/firestore";
import type { Context } from "../../context.ts";
import {
  type ContactAnswer,
  type ContactAnswerAnswer,
  type ContactRequest,
  isWaiting,
  ownContact,
} from "../../domain/talent/contactRequest.ts";
import { copyResume, type Bucket } from "../../store/resumeFiles.ts";
import { execute } from "../../store/writes.ts";
import { applicationId, fileFor, type FoundRequest, planAnswer, standingOf } from "./planAnswer.ts";
import { entriesOfCard } from "./cardOwner.ts";
import { shownOf, type Shown } from "./shownEntry.ts";

/** Whether the caller is the person: by link, device or address. */
type IsTheirs = (request: ContactRequest, shown: Shown) => boolean;

/** By a link that only the person's mailbox got: the answer confirms the address. */
type ByMail = { byMail: boolean };

/**
 * Records a person's answer to a request; null only looks. A yes is an application to the job: from then on the
 * company sees the person, and the person can withdraw, as with any other. A repeated answer finds the first and
 * changes nothing.
 */
export async function answerRequest(
  context: Context,
  bucket: Bucket,
  requestId: string,
  answer: ContactAnswer | null,
  isTheirs: IsTheirs,
  { byMail }: ByMail = { byMail: false },
): Promise<ContactAnswerAnswer> {
  if (answer === "yes") await copyFile(context, bucket, requestId, isTheirs);
  const { store, now } = context;
  return store.firestore.runTransaction(async (transaction): Promise<ContactAnswerAnswer> => {
    const found = await readRequest(context, transaction, requestId);
    if (found === null || !isTheirs(found.request, found.shown)) return { state: "gone" };
    const { job, company } = await readAsking(context, transaction, found.request);
    const standing = standingOf(found, job, company, now);
    if (standing.state !== "open" || answer === null) return standing;

    const own =
      answer === "yes" ? await readOwn(context, transaction, applicationId(found)) : noOwn;
    // Open: job and company exist.
    const snapshot = { ...found, ...own, answer, job: job!, company: company! };
    const { answered, writes } = planAnswer(snapshot, { ...context, byMail });
    execute(store, transaction, writes);
    return { state: "answered", contact: ownContact(answered) };
  });
}

async function readRequest(
  { store }: Context,
  transaction: Transaction,
  requestId: string,
): Promise<FoundRequest | null> {
  const request = (await transaction.get(store.contactRequests.doc(requestId))).data();
  if (request === undefined) return null;
  const entries = await entriesOfCard(store, transaction, request.cardId);
  const shown = await shownOf(store, transaction, entries);
  return shown && { request, shown };
}

/** The job and the company of the request; read only while the request waits. */
async function readAsking(
  { store, now }: Context,
  transaction: Transaction,
  request: ContactRequest,
) {
  if (!isWaiting(request, now)) return { job: undefined, company: undefined };
  const [job, company] = await Promise.all([
    transaction.get(store.jobs.doc(request.jobId)),
    transaction.get(store.companies.doc(request.companyId)),
  ]);
  return { job: job.data(), company: company.data() };
}

const noOwn = { own: undefined, resume: undefined };

/** An application, and its résumé record. */
async function readOwn({ store }: Context, transaction: Transaction, id: string) {
  const [own, resume] = await Promise.all([
    transaction.get(store.candidates.doc(id)),
    transaction.get(store.resumes.doc(id)),
  ]);
  return { own: own.data(), resume: own.exists ? resume.data() : undefined };
}

/**
 * Copied before the answer is written, because the application's event looks for its file. A file without an
 * application is removed at night.
 */
async function copyFile(
  context: Context,
  bucket: Bucket,
  requestId: string,
  isTheirs: IsTheirs,
): Promise<void> {
  const found = await context.store.firestore.runTransaction((transaction) =>
    readRequest(context, transaction, requestId),
  );
  if (found === null || !isTheirs(found.request, found.shown)) return;
  if (!isWaiting(found.request, context.now)) return;
  await copyResume(bucket, found.shown.candidate.resumePath, fileFor(found.request, found.shown));
}
