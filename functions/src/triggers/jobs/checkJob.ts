import { createHash } from "node:crypto";
import type { DocumentReference, Transaction } from "firebase-admin/firestore";
import type { Context } from "../../context.ts";
import { addDays } from "../../domain/dates.ts";
import type { Job } from "../../domain/job/job.ts";
import type { JobEdit } from "../../domain/job/jobEdit.ts";
import type { JobContent } from "../../domain/job/jobFields.ts";
import { minimumWageAt } from "../../domain/pay/minimumWage.ts";
import { monthlyPay } from "../../domain/pay/payText.ts";
import {
  highPayTimes,
  jobMarks,
  type JobNeighbours,
  medianOf,
  newAccountDays,
} from "../../domain/law/jobMarks.ts";
import type { CheckedQueue, JobCheck } from "../../domain/law/jobCheck.ts";
import { foldText } from "../../domain/text/searchTerms.ts";
import type { Store } from "../../store/store.ts";

/** The text under a job's id that the administrator reads next, and the queue in which it waits. */
type Read = { content: JobContent; companyId: string | null; waits: CheckedQueue | null };

/**
 * Notes what is noticeable about the text of a job, of its edit or of an imported job (`jobMarks`), and in which queue
 * it waits; removes the note once none of them exists. Repeated events and any order have the same result.
 */
export async function checkJob(context: Context, jobId: string): Promise<void> {
  const { store, now } = context;
  const read = await store.firestore.runTransaction((transaction) =>
    settle(store, transaction, jobId),
  );
  if (read === null) return;
  const { content, companyId, waits } = read;
  const sameText = sameTextOf(content);
  const marks = jobMarks(content, await neighboursOf(context, jobId, read, sameText), now);
  const weight = marks.reduce((sum, mark) => sum + mark.weight, 0);
  const checked = keyOf(read);
  const check = { id: jobId, companyId, waits, marks, weight, checked, sameText, at: now };
  await store.firestore.runTransaction(async (transaction) => {
    const present = await readText(store, transaction, jobId);
    // Another text is another event's work.
    if (present === null || keyOf(present) !== checked) return;
    transaction.set(store.jobChecks.doc(jobId), { ...check, waits: present.waits });
  });
}

/** Removes the note on no text, and keeps that on the same text up to date; else returns the text to check. */
async function settle(store: Store, transaction: Transaction, jobId: string): Promise<Read | null> {
  const ref = store.jobChecks.doc(jobId);
  const [read, note] = await Promise.all([
    readText(store, transaction, jobId),
    readNote(transaction, ref),
  ]);
  if (read === null) {
    if (note !== undefined) transaction.delete(ref);
    return null;
  }
  if (note?.checked !== keyOf(read)) return read;
  if (note.waits !== read.waits) transaction.update(ref, { waits: read.waits });
  return null;
}

async function readNote(
  transaction: Transaction,
  ref: DocumentReference<JobCheck>,
): Promise<JobCheck | undefined> {
  return (await transaction.get(ref)).data();
}

async function readText(
  { jobs, jobEdits, pendingJobs }: Store,
  transaction: Transaction,
  jobId: string,
): Promise<Read | null> {
  const [jobDoc, editDoc, importedDoc] = await Promise.all([
    transaction.get(jobs.doc(jobId)),
    transaction.get(jobEdits.doc(jobId)),
    transaction.get(pendingJobs.doc(jobId)),
  ]);
  const job = jobDoc.data();
  const edit = editDoc.data();
  const imported = importedDoc.data();
  if (job === undefined)
    return imported ? { content: imported, companyId: null, waits: "pendingJobs" } : null;
  const { companyId } = job;
  const waits = queueOf(job, edit);
  return { content: waits === "jobEdits" ? edit! : job, companyId, waits };
}

/** The queue in which a job or its edit waits; null for none. */
export function queueOf(job: Job, edit: JobEdit | undefined): "jobs" | "jobEdits" | null {
  if (job.approvalStatus === "pending") return "jobs";
  return edit?.status === "pending" && job.approvalStatus === "approved" ? "jobEdits" : null;
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}

/** Identifies what is checked of a text; the queue is none of it. */
function keyOf({ content, companyId }: Read): string {
  const { title, description, requirements, type, contractType, workload, pay } = content;
  const { contactWhatsapp } = content;
  return hash(
    JSON.stringify([
      companyId,
      title,
      description,
      requirements,
      type,
      contractType,
      workload,
      contactWhatsapp,
      pay && Object.entries(pay).toSorted(([a], [b]) => a.localeCompare(b)),
    ]),
  );
}

/** The fewest words of a text that two people do not write alike by chance. */
const fewestWords = 12;

function sameTextOf({ description, requirements }: JobContent): string | null {
  const words = foldText(`${description} ${requirements}`).replace(/\d/g, "").split(/ +/);
  return words.length < fewestWords ? null : hash(words.join(" "));
}

async function neighboursOf(
  context: Context,
  jobId: string,
  { content, companyId }: Read,
  sameText: string | null,
): Promise<JobNeighbours> {
  const { store, now } = context;
  const [company, medianPay, sameTextAs] = await Promise.all([
    companyId === null ? undefined : store.companies.doc(companyId).get(),
    medianPayFor(context, jobId, content),
    sameText === null ? null : otherWith(store, jobId, companyId, sameText),
  ]);
  const createdAt = company?.data()?.createdAt;
  const isNewAccount = createdAt !== undefined && createdAt > addDays(now, -newAccountDays);
  return { isNewAccount, medianPay, sameTextAs };
}

/** The most jobs that are read for a median, the newest of the type. */
const compared = 50;

/** The median pay of the type; null, without a read, for pay up to three minimum wages, as few medians are lower. */
async function medianPayFor(
  { store: { jobs }, now }: Context,
  jobId: string,
  { pay, type }: JobContent,
): Promise<number | null> {
  if ((monthlyPay(pay) ?? 0) <= highPayTimes * minimumWageAt(now).month) return null;
  const found = await jobs
    .where("type", "==", type)
    .orderBy("postedAt", "desc")
    .limit(compared)
    .get();
  const others = found.docs.map((row) => row.data()).filter(({ id }) => id !== jobId);
  return medianOf(others.flatMap((job) => (job.approved ? (monthlyPay(job.pay) ?? []) : [])));
}

/** The title of another advertiser's job, or of another imported one, with the same text. */
async function otherWith(
  { jobChecks, jobs, pendingJobs }: Store,
  jobId: string,
  companyId: string | null,
  sameText: string,
): Promise<string | null> {
  const found = await jobChecks.where("sameText", "==", sameText).limit(10).get();
  const other = found.docs
    .map((row) => row.data())
    .find((check) => check.id !== jobId && (companyId === null || check.companyId !== companyId));
  if (other === undefined) return null;
  const [job, imported] = await Promise.all([
    jobs.doc(other.id).get(),
    pendingJobs.doc(other.id).get(),
  ]);
  return job.data()?.title ?? imported.data()?.title ?? "outra vaga";
}
