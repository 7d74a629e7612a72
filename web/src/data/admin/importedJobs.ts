import { collections } from "@vagas/functions/domain/collections";
import type { JobContent } from "@vagas/functions/domain/job/job";
import {
  collection,
  doc,
  documentId,
  getDocsFromServer,
  limit,
  query,
  serverTimestamp,
  where,
} from "firebase/firestore";
import { liveDatabase } from "../firebase/liveDatabase.ts";
import { writeFailure } from "../firebase/writeOutcome.ts";
import { type AdminWrite, barredFromWriting } from "../session/adminSession.ts";
import { inTransaction, maxAttempts, writeNow } from "./adminWrite.ts";

/** `id` follows from the content, so that the same job is the same document. */
export type JobToImport = { id: string; content: JobContent; expiresAt: Date };
/**
 * `written`: the ids of new items in the queue. `unanswered`: those of a part that was sent without an answer, so that it may
 * have arrived.
 */
export type ImportProgress = {
  done: number;
  written: readonly string[];
  skipped: number;
  unanswered?: readonly string[];
};
export type ImportEnd = ImportProgress & { outcome: AdminWrite };

/** The most ids one query may name; each part is written whole or not at all. */
const partSize = 30;

async function idsThatExist(name: string, ids: readonly string[]): Promise<string[]> {
  const { docs } = await getDocsFromServer(
    query(collection(liveDatabase(), name), where(documentId(), "in", ids), limit(partSize)),
  );
  return docs.map(({ id }) => id);
}

/** Those of a part that neither wait nor were published before. */
async function freshOf(part: readonly JobToImport[]): Promise<JobToImport[]> {
  const ids = part.map(({ id }) => id);
  const known = await Promise.all(
    [collections.pendingJobs, collections.jobs].map((name) => idsThatExist(name, ids)),
  );
  return part.filter(({ id }) => !known.flat().includes(id));
}

/** Writes them, all or none; those that an earlier try without an answer has written stay as they are. */
async function writePart(fresh: readonly JobToImport[]): Promise<void> {
  const at = ({ id }: JobToImport) => doc(liveDatabase(), collections.pendingJobs, id);
  await inTransaction(
    async (transaction, repeated) => {
      const found = repeated ? await Promise.all(fresh.map((job) => transaction.get(at(job)))) : [];
      const written = new Set(found.filter((row) => row.exists()).map(({ id }) => id));
      for (const job of fresh.filter(({ id }) => !written.has(id)))
        transaction.set(at(job), {
          ...job.content,
          expiresAt: job.expiresAt,
          createdAt: serverTimestamp(),
        });
    },
    { maxAttempts },
  );
}

/** Adds imported jobs to the queue part by part, starting at `from`; the outcome says what stopped it. */
export async function importPendingJobs(
  jobs: readonly JobToImport[],
  from: ImportProgress,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportEnd> {
  let progress = from;
  const barred = await barredFromWriting();
  if (barred) return { ...progress, outcome: barred };
  try {
    while (progress.done < jobs.length) {
      const { unanswered = [], ...before } = progress;
      const part = jobs.slice(before.done, before.done + partSize);
      const fresh = await freshOf(part);
      const freshIds = fresh.map(({ id }) => id);
      // What was sent without an answer and is there now did arrive.
      const arrived = unanswered.filter((id) => !freshIds.includes(id));
      progress = { ...before, unanswered: [...arrived, ...freshIds] };
      if (fresh.length > 0) await writePart(fresh);
      progress = {
        done: before.done + part.length,
        written: [...before.written, ...arrived, ...freshIds],
        skipped: before.skipped + part.length - fresh.length - arrived.length,
      };
      onProgress(progress);
    }
  } catch (error) {
    return { ...progress, outcome: writeFailure(error) };
  }
  return { ...progress, outcome: "done" };
}

export type WithdrawalEnd = {
  outcome: AdminWrite;
  /** How many were taken off the queue. */
  withdrawn: number;
  /** Those that may still wait in it. */
  left: readonly string[];
};

/** Takes an import's waiting jobs off the queue, part by part; decided ones stay. */
export async function withdrawImport(ids: readonly string[]): Promise<WithdrawalEnd> {
  let left = ids;
  let withdrawn = 0;
  const barred = await barredFromWriting();
  if (barred) return { outcome: barred, withdrawn, left };
  try {
    while (left.length > 0) {
      const waiting = await idsThatExist(collections.pendingJobs, left.slice(0, partSize));
      if (waiting.length > 0)
        await writeNow((transaction) => {
          for (const id of waiting)
            transaction.delete(doc(liveDatabase(), collections.pendingJobs, id));
        });
      withdrawn += waiting.length;
      left = left.slice(partSize);
    }
  } catch (error) {
    return { outcome: writeFailure(error), withdrawn, left };
  }
  return { outcome: "done", withdrawn, left };
}
