import { collections } from "@vagas/functions/domain/collections";
import { isoDay } from "@vagas/functions/domain/dates";
import { type Job, type JobContent, jobContent } from "@vagas/functions/domain/job/job";
import type { JobEdit } from "@vagas/functions/domain/job/jobEdit";
import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  doc,
  serverTimestamp,
  type Timestamp,
  type Transaction,
} from "firebase/firestore/lite";
import { inPublicTransaction } from "../firebase/inPublicTransaction.ts";
import { publicDatabase } from "../firebase/publicDatabase.ts";
import { type WriteOutcome, writeFailure, written } from "../firebase/writeOutcome.ts";
import { isTooSoon, type NoPlace, readFreePlace, waitingJobs } from "./readFreePlace.ts";
import { storedExplanations, writeExplanations } from "./writeExplanations.ts";
import {
  type FormSave,
  isStoredText,
  type JobSave,
  planFormSave,
  type SentForm,
  type ShownJob,
} from "./planJobSave.ts";

type SavedJob = {
  outcome: WriteOutcome | NoPlace | "changed" | "unchanged";
  /** What was written, and whether the job is approved; null if nothing was. */
  saved: (Pick<FormSave, "text" | "dropsEdit" | "staysRefused"> & { isApproved: boolean }) | null;
};

/**
 * Saves a job's form: the deadline and the explanations at once, the text of an approved job as an edit, of any other in the job itself,
 * all or nothing. 'changed': the text, or the decision on its edit, differs from what was shown. 'unchanged': the shown
 * text is refused, and the form is as it was.
 */
export async function saveJob(
  companyId: string,
  shown: ShownJob,
  sent: SentForm,
): Promise<SavedJob> {
  try {
    return await inPublicTransaction((transaction) => saveIn(transaction, companyId, shown, sent));
  } catch (error) {
    const outcome = writeFailure(error);
    const isRefusedForNow = outcome === "forbidden" && (await isTooSoon(companyId));
    return { outcome: isRefusedForNow ? "tooSoon" : outcome, saved: null };
  }
}

async function saveIn(
  transaction: Transaction,
  companyId: string,
  shown: ShownJob,
  sent: SentForm,
): Promise<SavedJob> {
  const jobRef = doc(publicDatabase(), collections.jobs, shown.job.id);
  const editRef = doc(publicDatabase(), collections.jobEdits, shown.job.id);
  const [job, edit] = await Promise.all([transaction.get(jobRef), transaction.get(editRef)]);
  const isApproved = job.get("approved") === true;
  if (!isAsShown(shown, job.data(), edit.data())) {
    const saved = await savedAlready(transaction, shown, sent, { job, edit });
    return { outcome: saved ? "done" : "changed", saved };
  }
  const approvalStatus: unknown = job.get("approvalStatus");
  const save = planFormSave(shown, { approved: isApproved, approvalStatus }, sent);
  if (save.staysRefused && save.expiresAt === null) return { outcome: "unchanged", saved: null };
  // A pending job keeps its place.
  if (save.text === "job" && approvalStatus !== "pending") {
    const place = await readFreePlace(transaction, companyId, await waitingJobs(companyId));
    if (place === null) return { outcome: "full", saved: null };
    place.take(shown.job.id);
  }
  const { before, now: explanations } = sent.explanations;
  if (explanations !== before)
    writeExplanations(transaction, shown.job.id, { companyId, explanations });
  writeJob(transaction, jobRef, shown.job.revision, save);
  if (save.dropsEdit) transaction.delete(editRef);
  if (save.text === "edit")
    writeEdit(transaction, edit, {
      ...save.content,
      companyId,
      jobRevision: shown.job.revision,
    });
  const { text, dropsEdit, staysRefused } = save;
  return { outcome: "done", saved: { text, dropsEdit, staysRefused, isApproved } };
}

/** Writes what changes in the job itself: its text, which then waits for approval, or its deadline alone. */
export function writeJob(
  transaction: Transaction,
  jobRef: DocumentReference,
  revision: number,
  { content, expiresAt, text }: Pick<JobSave, "content" | "expiresAt" | "text">,
) {
  const availability = expiresAt === null ? {} : { expiresAt };
  if (text === "job")
    transaction.update(jobRef, {
      ...content,
      ...availability,
      revision: revision + 1,
      approved: false,
      approvalStatus: "pending",
      listed: false,
      updatedAt: serverTimestamp(),
    });
  else if (expiresAt !== null)
    transaction.update(jobRef, { expiresAt, updatedAt: serverTimestamp() });
}

/** Writes an edit that waits for approval, as the next revision of the one that is there. */
function writeEdit(
  transaction: Transaction,
  present: DocumentSnapshot,
  edit: JobContent & Pick<JobEdit, "companyId" | "jobRevision">,
) {
  const waiting = {
    ...edit,
    status: "pending",
    adminNotes: "",
    decidedRevision: null,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  };
  if (present.exists())
    transaction.update(present.ref, {
      ...waiting,
      revision: Number(present.get("revision")) + 1,
    });
  else transaction.set(present.ref, { ...waiting, revision: 1 });
}

/** Whether the form shows the present texts; an approved one is the job's, or about to be. */
function isAsShown(
  shown: ShownJob,
  job: DocumentData | undefined,
  edit: DocumentData | undefined,
): boolean {
  const isWanted = edit !== undefined && edit["status"] !== "approved";
  const isSameEdit = isWanted
    ? shown.edit?.revision === edit["revision"] && shown.edit?.status === edit["status"]
    : shown.edit === null;
  return job?.["revision"] === shown.job.revision && isSameEdit;
}

/** What a first try whose answer was lost has saved; null: the whole form is not stored. */
async function savedAlready(
  transaction: Transaction,
  shown: ShownJob,
  { draft, explanations }: SentForm,
  { job, edit }: { job: DocumentSnapshot; edit: DocumentSnapshot },
): Promise<SavedJob["saved"]> {
  const text = waitingText(shown.job, jobContent(draft), { job: job.data(), edit: edit.data() });
  if (text === null || draft.deadline !== isoDay(expiryOf(job))) return null;
  if ((await storedExplanations(transaction, shown.job.id)) !== explanations.now) return null;
  const dropsEdit = text === "job" && shown.edit !== null;
  return { text, dropsEdit, staysRefused: false, isApproved: job.get("approved") === true };
}

/** Where this content waits for approval, the job's as the revision after the shown one; null: nowhere. */
function waitingText(
  shown: Job,
  content: JobContent,
  { job, edit }: Record<"job" | "edit", DocumentData | undefined>,
): "job" | "edit" | null {
  if (job === undefined) return null;
  if (edit?.["status"] === "pending" && isStoredText(content, edit)) return "edit";
  const isNext = job["revision"] === shown.revision + 1 && job["approvalStatus"] === "pending";
  return isNext && isStoredText(content, job) ? "job" : null;
}

/** The last moment to apply to a stored job. */
export function expiryOf(job: DocumentSnapshot): Date {
  return (job.get("expiresAt") as Timestamp).toDate();
}

/** Discards an edit; the job keeps its text. An edit that is sent before this arrives stays. */
export function discardEdit(jobId: Job["id"]): Promise<WriteOutcome> {
  return written(() =>
    inPublicTransaction(async (transaction) => {
      const edit = await transaction.get(doc(publicDatabase(), collections.jobEdits, jobId));
      // A first try whose answer was lost has discarded it.
      if (edit.exists()) transaction.delete(edit.ref);
    }),
  );
}

/** The edit that its form continues: a pending or refused one. */
export function wantedEdit(edit: JobEdit | null): JobEdit | null {
  return edit?.status === "approved" ? null : edit;
}
