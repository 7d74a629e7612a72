import { collections } from "@vagas/functions/domain/collections";
import type { Job, JobContent } from "@vagas/functions/domain/job/job";
import {
  collection,
  doc,
  type DocumentReference,
  getDoc,
  runTransaction,
  serverTimestamp,
  updateDoc,
  writeBatch,
} from "firebase/firestore/lite";
import { publicDatabase } from "../firebase/publicDatabase.ts";
import { type WriteOutcome, writeFailure, written } from "../firebase/writeOutcome.ts";
import { writeExplanations } from "./writeExplanations.ts";
import { isTooSoon, type NoPlace, readFreePlace, waitingJobs } from "./readFreePlace.ts";

// Through Firestore's REST client, like all the company's writes: offline they fail at once.

function jobAt(id: string) {
  return doc(publicDatabase(), collections.jobs, id);
}

/** An id for a new job, kept through a form's retries, so that a second try never makes a second job. */
export function newJobId(): string {
  return doc(collection(publicDatabase(), collections.jobs)).id;
}

/**
 * Publishes a job, which then waits for approval. `expiresAt` is the last moment to apply; `explanations` are as
 * stored.
 */
export async function publishJob(
  id: string,
  companyId: string,
  {
    content,
    expiresAt,
    explanations,
  }: { content: JobContent; expiresAt: Date; explanations: string },
): Promise<WriteOutcome | NoPlace> {
  try {
    const waiting = await waitingJobs(companyId);
    // A first try whose answer was lost has created the job.
    if (waiting.has(id)) return "done";
    return await runTransaction(publicDatabase(), async (transaction) => {
      const place = await readFreePlace(transaction, companyId, waiting);
      if (place === null) return "full";
      place.take(id);
      if (explanations !== "") writeExplanations(transaction, id, { companyId, explanations });
      const now = serverTimestamp();
      transaction.set(jobAt(id), {
        ...content,
        companyId,
        expiresAt,
        filled: false,
        revision: 1,
        approved: false,
        approvalStatus: "pending",
        listed: false,
        searchTerms: [],
        postedAt: now,
        updatedAt: now,
      });
      return "done";
    });
  } catch (error) {
    const outcome = writeFailure(error);
    if (outcome !== "forbidden") return outcome;
    // It was created, and decided on since: rules refuse to create it again.
    if (await exists(jobAt(id))) return "done";
    return (await isTooSoon(companyId)) ? "tooSoon" : outcome;
  }
}

async function exists(reference: DocumentReference): Promise<boolean> {
  return getDoc(reference).then(
    (found) => found.exists(),
    () => false,
  );
}

/** What may change without a new approval, with unchanged content. `expiresAt` is the last moment to apply. */
type Availability = Partial<Pick<Job, "filled" | "paused" | "expiresAt">>;

/** Moves the deadline, marks a job as filled or open, takes it off the site or puts it back. */
export function changeAvailability(
  jobId: string,
  availability: Availability,
): Promise<WriteOutcome> {
  return written(() => updateDoc(jobAt(jobId), { ...availability, updatedAt: serverTimestamp() }));
}

/** Deletes a job of the company's own, with the note that it did so itself. */
export async function deleteOwnJob(
  { id, title }: Pick<Job, "id" | "title">,
  companyId: string,
): Promise<WriteOutcome> {
  const closure = doc(publicDatabase(), collections.jobClosures, id);
  const outcome = await written(() =>
    writeBatch(publicDatabase())
      .delete(jobAt(id))
      .set(closure, { closedAt: serverTimestamp(), companyId, title, byCompany: true })
      .commit(),
  );
  // A first try whose answer was lost has deleted it.
  return outcome === "forbidden" && (await exists(closure)) ? "done" : outcome;
}
