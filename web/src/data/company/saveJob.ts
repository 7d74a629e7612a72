import { collections } from "@vagas/functions/domain/collections";
import { type Job, jobContent, type JobDraft } from "@vagas/functions/domain/job/job";
import { readJobContent } from "@vagas/functions/domain/job/readJobContent";
import type { JobEdit } from "@vagas/functions/domain/job/jobEdit";
import {
  type DocumentData,
  deleteDoc,
  doc,
  runTransaction,
  serverTimestamp,
} from "firebase/firestore/lite";
import { publicDatabase } from "../firebase/publicDatabase.ts";
import { type WriteOutcome, writeFailure, written } from "../firebase/writeOutcome.ts";
import { isTooSoon, type NoPlace, readFreePlace, waitingJobs } from "./readFreePlace.ts";
import { isSameText, type JobSave, planJobSave, type ShownJob } from "./planJobSave.ts";

export type SavedJob = {
  outcome: WriteOutcome | NoPlace | "changed";
  /** What was written, and whether the job is approved; null if nothing was. */
  saved: (Pick<JobSave, "text" | "dropsEdit"> & { isApproved: boolean }) | null;
};

/**
 * Saves a job's form: the deadline at once, the text of an approved job as an edit, of any other in the job itself,
 * all or nothing. 'changed': the text, or the decision on its edit, differs from what was shown.
 */
export async function saveJob(
  companyId: string,
  shown: ShownJob,
  draft: JobDraft,
): Promise<SavedJob> {
  const database = publicDatabase();
  const jobRef = doc(database, collections.jobs, shown.job.id);
  const editRef = doc(database, collections.jobEdits, shown.job.id);
  try {
    return await runTransaction(database, async (transaction): Promise<SavedJob> => {
      const [job, edit] = await Promise.all([transaction.get(jobRef), transaction.get(editRef)]);
      const isApproved = job.get("approved") === true;
      if (!isAsShown(shown, job.data(), edit.data()))
        return isSentAlready(draft, edit.data())
          ? { outcome: "done", saved: { text: "edit", dropsEdit: false, isApproved } }
          : { outcome: "changed", saved: null };
      const { content, expiresAt, text, dropsEdit } = planJobSave(shown, isApproved, draft);
      // A pending job keeps its place.
      const needsPlace = text === "job" && job.get("approvalStatus") !== "pending";
      const place = needsPlace
        ? await readFreePlace(transaction, companyId, await waitingJobs(companyId))
        : null;
      if (needsPlace && place === null) return { outcome: "full", saved: null };
      place?.take(shown.job.id);
      const now = serverTimestamp();
      const revision = shown.job.revision;

      const availability = expiresAt === null ? {} : { expiresAt };
      if (text === "job")
        transaction.update(jobRef, {
          ...content,
          ...availability,
          revision: revision + 1,
          approved: false,
          approvalStatus: "pending",
          listed: false,
          updatedAt: now,
        });
      else if (expiresAt !== null) transaction.update(jobRef, { expiresAt, updatedAt: now });
      if (dropsEdit) transaction.delete(editRef);
      if (text === "edit") {
        const waiting = {
          ...content,
          companyId,
          jobRevision: revision,
          status: "pending",
          adminNotes: "",
          decidedRevision: null,
          createdAt: now,
          updatedAt: now,
        };
        if (edit.exists())
          transaction.update(editRef, { ...waiting, revision: Number(edit.get("revision")) + 1 });
        else transaction.set(editRef, { ...waiting, revision: 1 });
      }
      return { outcome: "done", saved: { text, dropsEdit, isApproved } };
    });
  } catch (error) {
    const outcome = writeFailure(error);
    const isRefusedForNow = outcome === "forbidden" && (await isTooSoon(companyId));
    return { outcome: isRefusedForNow ? "tooSoon" : outcome, saved: null };
  }
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
