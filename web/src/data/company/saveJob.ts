import { collections } from "@vagas/functions/domain/collections";
import {
  type Job,
  type JobContent,
  jobContent,
  type JobDraft,
} from "@vagas/functions/domain/job/job";
import { readJobContent } from "@vagas/functions/domain/job/readJobContent";
import type { JobEdit } from "@vagas/functions/domain/job/jobEdit";
import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  deleteDoc,
  doc,
  runTransaction,
  serverTimestamp,
  type Transaction,
} from "firebase/firestore/lite";
import { publicDatabase } from "../firebase/publicDatabase.ts";
import { type WriteOutcome, writeFailure, written } from "../firebase/writeOutcome.ts";
import { isTooSoon, type NoPlace, readFreePlace, waitingJobs } from "./readFreePlace.ts";
import { writeExplanations } from "./writeExplanations.ts";
import { isSameText, type JobSave, planJobSave, type ShownJob } from "./planJobSave.ts";

type SavedJob = {
  outcome: WriteOutcome | NoPlace | "changed";
  /** What was written, and whether the job is approved; null if nothing was. */
  saved: (Pick<JobSave, "text" | "dropsEdit"> & { isApproved: boolean }) | null;
};

/** A job's form when it is saved: its fields, and the explanations before and now, as stored. */
type SentForm = { draft: JobDraft; explanations: { before: string; now: string } };

/**
 * Saves a job's form: the deadline and the explanations at once, the text of an approved job as an edit, of any other in the job itself,
 * all or nothing. 'changed': the text, or the decision on its edit, differs from what was shown.
 */
export async function saveJob(
  companyId: string,
  shown: ShownJob,
  sent: SentForm,
): Promise<SavedJob> {
  try {
    return await runTransaction(publicDatabase(), (transaction) =>
      saveIn(transaction, companyId, shown, sent),
    );
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
  { draft, explanations }: SentForm,
): Promise<SavedJob> {
  const jobRef = doc(publicDatabase(), collections.jobs, shown.job.id);
  const editRef = doc(publicDatabase(), collections.jobEdits, shown.job.id);
  const [job, edit] = await Promise.all([transaction.get(jobRef), transaction.get(editRef)]);
  const isApproved = job.get("approved") === true;
  if (!isAsShown(shown, job.data(), edit.data()))
    return isSentAlready(draft, edit.data())
      ? { outcome: "done", saved: { text: "edit", dropsEdit: false, isApproved } }
      : { outcome: "changed", saved: null };
  const save = planJobSave(shown, isApproved, draft);
  // A pending job keeps its place.
  if (save.text === "job" && job.get("approvalStatus") !== "pending") {
    const place = await readFreePlace(transaction, companyId, await waitingJobs(companyId));
    if (place === null) return { outcome: "full", saved: null };
    place.take(shown.job.id);
  }
  if (explanations.now !== explanations.before)
    writeExplanations(transaction, shown.job.id, { companyId, explanations: explanations.now });
  writeJob(transaction, jobRef, shown.job.revision, save);
  if (save.dropsEdit) transaction.delete(editRef);
  if (save.text === "edit")
    writeEdit(transaction, edit, {
      ...save.content,
      companyId,
      jobRevision: shown.job.revision,
    });
  return { outcome: "done", saved: { text: save.text, dropsEdit: save.dropsEdit, isApproved } };
}

/** Writes what changes in the job itself: its text, which then waits for approval, or its deadline alone. */
function writeJob(
  transaction: Transaction,
  jobRef: DocumentReference,
  revision: number,
  { content, expiresAt, text }: JobSave,
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

/** A first try whose answer was lost has sent the edit. */
function isSentAlready(draft: JobDraft, edit: DocumentData | undefined): boolean {
  return edit?.["status"] === "pending" && isSameText(jobContent(draft), readJobContent(edit));
}

/** Discards an edit; the job keeps its text. */
export function discardEdit(jobId: Job["id"]): Promise<WriteOutcome> {
  return written(() => deleteDoc(doc(publicDatabase(), collections.jobEdits, jobId)));
}

/** The edit that its form continues: a pending or refused one. */
export function wantedEdit(edit: JobEdit | null): JobEdit | null {
  return edit?.status === "approved" ? null : edit;
}
