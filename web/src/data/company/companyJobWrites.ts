import { collections } from "@vagas/functions/domain/collections";
import type { Job, JobContent } from "@vagas/functions/domain/job/job";
import {
  collection,
  doc,
  type DocumentReference,
  getDoc,
  serverTimestamp,
  writeBatch,
} from "firebase/firestore/lite";
import { inPublicTransaction } from "../firebase/inPublicTransaction.ts";
import { publicDatabase } from "../firebase/publicDatabase.ts";
import { updateInTime } from "../firebase/updateInTime.ts";
import { withinLimit } from "../firebase/withinLimit.ts";
import { type WriteOutcome, writeFailure, written } from "../firebase/writeOutcome.ts";
import { isStoredText } from "./planJobSave.ts";
import { expiryOf, writeJob } from "./saveJob.ts";
import { storedExplanations, writeExplanations } from "./writeExplanations.ts";
import { isTooSoon, type NoPlace, readFreePlace, waitingJobs } from "./readFreePlace.ts";

// Through Firestore's REST client, like all the company's writes: offline they fail at once.

function jobAt(id: string) {
  return doc(publicDatabase(), collections.jobs, id);
}

/** An id for a new job, kept through a form's retries, so that a second try never makes a second job. */
export function newJobId(): string {
  return doc(collection(publicDatabase(), collections.jobs)).id;
}

/** A new job as it is sent. */
type NewJob = {
  content: JobContent;
  /** The last moment to apply. */
  expiresAt: Date;
  /** As stored; '' without any. */
  explanations: string;
};

/**
 * Publishes a job, which then waits for approval. If an earlier try whose answer was lost has created it, what was
 * corrected since is saved; 'changed': it was corrected, and the job is decided.
 */
export async function publishJob(
  id: string,
  companyId: string,
  sent: NewJob,
): Promise<WriteOutcome | NoPlace | "changed"> {
  try {
    const waiting = await waitingJobs(companyId);
    if (waiting.has(id)) return await correctJob(id, companyId, sent);
    return await createJob(id, companyId, sent, waiting);
  } catch (error) {
    const outcome = writeFailure(error);
    if (outcome !== "forbidden") return outcome;
    // It was created, and decided on since: rules refuse to create it again.
    if (await exists(jobAt(id))) return correctJob(id, companyId, sent);
    return (await isTooSoon(companyId)) ? "tooSoon" : outcome;
  }
}

function createJob(
  id: string,
  companyId: string,
  { content, expiresAt, explanations }: NewJob,
  waiting: ReadonlySet<string>,
): Promise<"done" | "full"> {
  return inPublicTransaction(async (transaction) => {
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
}

/** Saves what differs from the stored job, which keeps its place, as its edit form does. Never throws. */
async function correctJob(
  id: string,
  companyId: string,
  { content, expiresAt, explanations }: NewJob,
): Promise<WriteOutcome | "changed"> {
  try {
    return await inPublicTransaction(async (transaction) => {
      const [job, explained] = await Promise.all([
        transaction.get(jobAt(id)),
        storedExplanations(transaction, id),
      ]);
      const text = isStoredText(content, job.data() ?? {}) ? null : "job";
      const deadline = expiryOf(job).getTime() === expiresAt.getTime() ? null : expiresAt;
      if (text === null && deadline === null && explanations === explained) return "done";
      if (job.get("approvalStatus") !== "pending") return "changed";
      if (explanations !== explained)
        writeExplanations(transaction, id, { companyId, explanations });
      const revision = job.get("revision") as number;
      writeJob(transaction, jobAt(id), revision, { content, expiresAt: deadline, text });
      return "done";
    });
  } catch (error) {
    return writeFailure(error);
  }
}

async function exists(reference: DocumentReference): Promise<boolean> {
  return withinLimit(() => getDoc(reference)).then(
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
  return updateInTime(jobAt(jobId), { ...availability, updatedAt: serverTimestamp() });
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
