import {
  adminSearchTerm,
  isFound,
  pendingJobSearchText,
} from "@vagas/functions/domain/administration/adminSearch";
import { collections } from "@vagas/functions/domain/collections";
import { addDays } from "@vagas/functions/domain/dates";
import type { Job, JobContent } from "@vagas/functions/domain/job/job";
import { isExpired } from "@vagas/functions/domain/job/jobStanding";
import { readJobContent } from "@vagas/functions/domain/job/readJobContent";
import { limits } from "@vagas/functions/domain/limits";
import { placeOf } from "@vagas/functions/domain/place/place";
import type { PendingJob } from "@vagas/functions/domain/job/pendingJob";
import type { RejectedJob } from "@vagas/functions/domain/job/rejectedJob";
import {
  collection,
  doc,
  documentId,
  type DocumentReference,
  getDocsFromServer,
  limit,
  query,
  runTransaction,
  serverTimestamp,
  where,
} from "firebase/firestore";
import { type AdminWrite, asAdmin, barredFromWriting } from "../session/adminSession.ts";
import { writeNow } from "./adminWrite.ts";
import { liveDatabase } from "../firebase/liveDatabase.ts";
import { liveRows } from "../queries/liveRows.ts";
import {
  countOf,
  type Cursor,
  holdingTerm,
  type PageOf,
  readMatching,
  readPage,
} from "../queries/pagedQuery.ts";
import { writeFailure } from "../firebase/writeOutcome.ts";

function pendingJobs() {
  return collection(liveDatabase(), collections.pendingJobs);
}

function inCategory(category: string) {
  const all = liveRows.pendingJobs();
  return category ? query(all, where("type", "==", category)) : all;
}

/** A page of the queue, newest first. `category` '' is any. */
export function listPendingJobs(
  { search, category }: { search: string; category: string },
  cursor: Cursor | null,
): Promise<PageOf<PendingJob>> {
  const searched = query(inCategory(category), ...holdingTerm(adminSearchTerm(search)));
  return readMatching(searched, "createdAt", cursor, (job) =>
    isFound(pendingJobSearchText(job), search),
  );
}

/** How many wait, in one category or all. */
export function countPendingJobs(category: string): Promise<number> {
  return countOf(inCategory(category));
}

/**
 * Copies an imported job to jobs under the same id and takes it off the queue, both or neither. A passed deadline is
 * replaced; work of a day that has passed stays in the queue.
 */
export function approvePendingJob(
  id: string,
  now: Date,
): Promise<AdminWrite<"already-decided" | "changed">> {
  const database = liveDatabase();
  const reference = doc(liveRows.pendingJobs(), id);
  return asAdmin<"already-decided" | "changed">(() =>
    runTransaction(database, async (transaction): Promise<"already-decided" | "changed" | void> => {
      const vacancy = (await transaction.get(reference)).data();
      if (!vacancy) return "already-decided";
      if (isDayOver(vacancy, now)) return "changed";
      transaction.set(doc(database, collections.jobs, id), {
        ...readJobContent(vacancy),
        location: placeOf(vacancy.location),
        companyId: null,
        filled: false,
        revision: 1,
        approved: true,
        approvalStatus: "approved",
        listed: false,
        searchTerms: [],
        postedAt: serverTimestamp(),
        updatedAt: serverTimestamp(),
        expiresAt: deadlineFrom(vacancy, now),
      });
      transaction.delete(reference);
    }),
  );
}

type Moved = "already-decided" | "changed";

/** Takes an imported job off the queue and keeps it among the rejected ones, both or neither. */
export function rejectPendingJob(id: string): Promise<AdminWrite<Moved>> {
  const database = liveDatabase();
  const reference = doc(liveRows.pendingJobs(), id);
  return asAdmin<Moved>(() =>
    runTransaction(database, async (transaction): Promise<Moved | void> => {
      const vacancy = (await transaction.get(reference)).data();
      if (!vacancy) return "already-decided";
      transaction.set(doc(database, collections.rejectedJobs, id), {
        ...readJobContent(vacancy),
        expiresAt: vacancy.expiresAt,
        createdAt: vacancy.createdAt,
        rejectedAt: serverTimestamp(),
      });
      transaction.delete(reference);
    }),
  );
}

/** Returns a published or rejected imported job to the queue; one that was changed since its publication stays. */
export function requeueJob(
  id: string,
  from: "jobs" | "rejectedJobs",
  now: Date,
): Promise<AdminWrite<Moved>> {
  const database = liveDatabase();
  const reference: DocumentReference<Job | RejectedJob> =
    from === "jobs" ? doc(liveRows.jobs(), id) : doc(liveRows.rejectedJobs(), id);
  return asAdmin<Moved>(() =>
    runTransaction(database, async (transaction): Promise<Moved | void> => {
      const vacancy = (await transaction.get(reference)).data();
      if (!vacancy) return "already-decided";
      if ("revision" in vacancy && (vacancy.revision !== 1 || vacancy.companyId !== null))
        return "changed";
      if (isDayOver(vacancy, now)) return "changed";
      transaction.set(doc(pendingJobs(), id), {
        ...readJobContent(vacancy),
        expiresAt: deadlineFrom(vacancy, now),
        createdAt: serverTimestamp(),
      });
      transaction.delete(reference);
    }),
  );
}

/** Whether it is work of a day that has passed: nobody else can say its new day. */
function isDayOver(vacancy: Pick<Job, "dayWork" | "expiresAt">, now: Date): boolean {
  return vacancy.dayWork === true && isExpired(vacancy, now);
}

/** The deadline of an imported job; one that has passed by `now` is replaced. */
function deadlineFrom(vacancy: { expiresAt: Date }, now: Date): Date {
  return isExpired(vacancy, now) ? addDays(now, limits.deadlineDays.default) : vacancy.expiresAt;
}

/** A page of the rejected imported jobs, the last one first. */
export function listRejectedJobs(cursor: Cursor | null): Promise<PageOf<RejectedJob>> {
  return readPage(liveRows.rejectedJobs(), "rejectedAt", limits.pageSize, cursor);
}

/** `id` follows from the content, so that the same job is the same document. */
export type JobToImport = { id: string; content: JobContent; expiresAt: Date };
/** `written`: the ids of new items in the queue. */
export type ImportProgress = { done: number; written: readonly string[]; skipped: number };
export type ImportEnd = ImportProgress & { outcome: AdminWrite };

/** The most ids one query may name; each part is written whole or not at all. */
const partSize = 30;

async function idsThatExist(name: string, ids: readonly string[]): Promise<string[]> {
  const { docs } = await getDocsFromServer(
    query(collection(liveDatabase(), name), where(documentId(), "in", ids), limit(partSize)),
  );
  return docs.map(({ id }) => id);
}

/** Writes those of a part that neither wait nor were published before; returns their ids. */
async function importPart(part: readonly JobToImport[]): Promise<string[]> {
  const ids = part.map(({ id }) => id);
  const known = new Set(
    (
      await Promise.all(
        [collections.pendingJobs, collections.jobs].map((name) => idsThatExist(name, ids)),
      )
    ).flat(),
  );
  const fresh = part.filter(({ id }) => !known.has(id));
  if (fresh.length > 0) {
    await writeNow((transaction) => {
      for (const { id, content, expiresAt } of fresh)
        transaction.set(doc(pendingJobs(), id), {
          ...content,
          expiresAt,
          createdAt: serverTimestamp(),
        });
    });
  }
  return fresh.map(({ id }) => id);
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
      const part = jobs.slice(progress.done, progress.done + partSize);
      const written = await importPart(part);
      progress = {
        done: progress.done + part.length,
        written: [...progress.written, ...written],
        skipped: progress.skipped + part.length - written.length,
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
          for (const id of waiting) transaction.delete(doc(pendingJobs(), id));
        });
      withdrawn += waiting.length;
      left = left.slice(partSize);
    }
  } catch (error) {
    return { outcome: writeFailure(error), withdrawn, left };
  }
  return { outcome: "done", withdrawn, left };
}
