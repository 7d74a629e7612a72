import {
  adminSearchTerm,
  isFound,
  pendingJobSearchText,
} from "@vagas/functions/domain/adminSearch";
import { collections } from "@vagas/functions/domain/collections";
import { addDays } from "@vagas/functions/domain/dates";
import type { JobContent } from "@vagas/functions/domain/job";
import { isExpired } from "@vagas/functions/domain/jobStanding";
import { limits } from "@vagas/functions/domain/limits";
import type { PendingJob } from "@vagas/functions/domain/pendingJob";
import {
  collection,
  doc,
  documentId,
  getDocsFromServer,
  limit,
  query,
  runTransaction,
  serverTimestamp,
  where,
} from "firebase/firestore";
import { type AdminWrite, asAdmin, barredFromWriting } from "../session/adminSession.ts";
import { writeAsAdmin, writeNow } from "./adminWrite.ts";
import { liveDatabase } from "../firebase/liveDatabase.ts";
import {
  countOf,
  type Cursor,
  holdingTerm,
  type PageOf,
  readMatching,
} from "../queries/pagedQuery.ts";
import { writeFailure } from "../firebase/writeOutcome.ts";

function pendingJobs() {
  return collection(liveDatabase(), collections.pendingJobs);
}

function inCategory(category: string) {
  return category ? query(pendingJobs(), where("type", "==", category)) : pendingJobs();
}

/** A page of the queue, newest first. `category` '' is any. */
export function listPendingJobs(
  { search, category }: { search: string; category: string },
  cursor: Cursor | null,
): Promise<PageOf<PendingJob>> {
  const searched = query(inCategory(category), ...holdingTerm(adminSearchTerm(search)));
  return readMatching<PendingJob>(searched, "createdAt", cursor, (job) =>
    isFound(pendingJobSearchText(job), search),
  );
}

/** How many wait, of one category or of all. */
export function countPendingJobs(category: string): Promise<number> {
  return countOf(inCategory(category));
}

/** Copies a vacancy to jobs under the same id and takes it off the queue, both or neither. A deadline that has passed starts anew. */
export function approvePendingJob(id: string, now: Date): Promise<AdminWrite<"already-decided">> {
  const database = liveDatabase();
  const reference = doc(pendingJobs(), id);
  return asAdmin<"already-decided">(() =>
    runTransaction(database, async (transaction): Promise<"already-decided" | void> => {
      const stored = await transaction.get(reference);
      if (!stored.exists()) return "already-decided";
      const {
        createdAt: _createdAt,
        expiresAt,
        searchTerms: _searchTerms,
        ...content
      } = stored.data();
      const deadline: Date = expiresAt.toDate();
      transaction.set(doc(database, collections.jobs, id), {
        ...content,
        companyId: null,
        filled: false,
        revision: 1,
        approved: true,
        approvalStatus: "approved",
        listed: false,
        searchTerms: [],
        postedAt: serverTimestamp(),
        updatedAt: serverTimestamp(),
        expiresAt: isExpired({ expiresAt: deadline }, now)
          ? addDays(now, limits.deadlineDays.default)
          : expiresAt,
      });
      transaction.delete(reference);
    }),
  );
}

/** Takes a vacancy off the queue for good. */
export function rejectPendingJob(id: string): Promise<AdminWrite> {
  return writeAsAdmin((transaction) => transaction.delete(doc(pendingJobs(), id)));
}

/** `id` follows from the content, so that the same vacancy is the same document. */
export type JobToImport = { id: string; content: JobContent; expiresAt: Date };
export type ImportProgress = { done: number; written: number; skipped: number };
export type ImportEnd = ImportProgress & { outcome: AdminWrite };

/** The most ids one query may name; each part is written whole or not at all. */
const partSize = 30;

async function idsThatExist(name: string, ids: string[]): Promise<string[]> {
  const { docs } = await getDocsFromServer(
    query(collection(liveDatabase(), name), where(documentId(), "in", ids), limit(partSize)),
  );
  return docs.map(({ id }) => id);
}

/** Writes those of a part that neither wait nor were published before; gives back how many. */
async function importPart(part: readonly JobToImport[]): Promise<number> {
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
  return fresh.length;
}

/** Puts vacancies in the queue part by part, going on from `from`; what stopped it half-way is the outcome. */
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
        written: progress.written + written,
        skipped: progress.skipped + part.length - written,
      };
      onProgress(progress);
    }
  } catch (error) {
    return { ...progress, outcome: writeFailure(error) };
  }
  return { ...progress, outcome: "done" };
}
