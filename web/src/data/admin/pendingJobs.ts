import {
  adminSearchTerm,
  isFound,
  pendingJobSearchText,
} from "@vagas/functions/domain/administration/adminSearch";
import { collections } from "@vagas/functions/domain/collections";
import { renewedDeadline } from "@vagas/functions/domain/job/deadline";
import type { Job } from "@vagas/functions/domain/job/job";
import { isExpired } from "@vagas/functions/domain/job/jobStanding";
import { readJobContent } from "@vagas/functions/domain/job/readJobContent";
import { limits } from "@vagas/functions/domain/limits";
import { placeOf } from "@vagas/functions/domain/place/place";
import type { PendingJob } from "@vagas/functions/domain/job/pendingJob";
import type { RejectedJob } from "@vagas/functions/domain/job/rejectedJob";
import {
  doc,
  type DocumentReference,
  query,
  serverTimestamp,
  type Transaction,
  where,
} from "firebase/firestore";
import { type AdminWrite, asAdmin } from "../session/adminSession.ts";
import { inTransaction } from "./adminWrite.ts";
import { type Shown, useHeaviestFirst } from "./jobChecks.ts";
import { newAdminJob } from "./newAdminJob.ts";
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

/**
 * The queue as it was read, with the heaviest first and its checks; unless it is filtered, also with those of pages that are
 * not open yet.
 */
export function useHeaviestImported<Pages extends Shown<PendingJob>>(
  pages: Pages,
  filtered: boolean,
) {
  return useHeaviestFirst({
    name: "pendingJobs",
    pages,
    rows: filtered ? null : liveRows.pendingJobs(),
    idOf: ({ id }) => id,
    // A decision takes it away.
    isWaiting: () => true,
  });
}

/** How many wait, in one category or all. */
export function countPendingJobs(category: string): Promise<number> {
  return countOf(inCategory(category));
}

type Moved = "already-decided" | "changed";

/** What to say of a vacancy that is missing: nothing if an earlier try, whose answer was lost, has moved it. */
async function refusalOfMissing(
  transaction: Transaction,
  repeated: boolean,
  destination: DocumentReference,
): Promise<"already-decided" | void> {
  const isMoved = repeated && (await transaction.get(destination)).exists();
  return isMoved ? undefined : "already-decided";
}

/**
 * Copies an imported job to jobs under the same id and takes it off the queue, both or neither. A passed deadline is
 * replaced; work of a day that has passed stays in the queue.
 */
export function approvePendingJob(id: string, now: Date): Promise<AdminWrite<Moved>> {
  const database = liveDatabase();
  const reference = doc(liveRows.pendingJobs(), id);
  const job = doc(database, collections.jobs, id);
  return asAdmin<Moved>(() =>
    inTransaction(async (transaction, repeated): Promise<Moved | void> => {
      const vacancy = (await transaction.get(reference)).data();
      if (!vacancy) return refusalOfMissing(transaction, repeated, job);
      if (isDayOver(vacancy, now)) return "changed";
      const content = { ...readJobContent(vacancy), location: placeOf(vacancy.location) };
      transaction.set(job, newAdminJob(content, false, deadlineFrom(vacancy, now)));
      transaction.delete(reference);
    }),
  );
}

/** Takes an imported job off the queue and keeps it among the rejected ones, both or neither. */
export function rejectPendingJob(id: string): Promise<AdminWrite<Moved>> {
  const database = liveDatabase();
  const reference = doc(liveRows.pendingJobs(), id);
  const rejected = doc(database, collections.rejectedJobs, id);
  return asAdmin<Moved>(() =>
    inTransaction(async (transaction, repeated): Promise<Moved | void> => {
      const vacancy = (await transaction.get(reference)).data();
      if (!vacancy) return refusalOfMissing(transaction, repeated, rejected);
      transaction.set(rejected, {
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
  const pending = doc(database, collections.pendingJobs, id);
  return asAdmin<Moved>(() =>
    inTransaction(async (transaction, repeated): Promise<Moved | void> => {
      const vacancy = (await transaction.get(reference)).data();
      if (!vacancy) return refusalOfMissing(transaction, repeated, pending);
      if ("revision" in vacancy && (vacancy.revision !== 1 || vacancy.companyId !== null))
        return "changed";
      if (isDayOver(vacancy, now)) return "changed";
      transaction.set(pending, {
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
  return isExpired(vacancy, now) ? renewedDeadline(now) : vacancy.expiresAt;
}

/** A page of the rejected imported jobs, the last one first. */
export function listRejectedJobs(cursor: Cursor | null): Promise<PageOf<RejectedJob>> {
  return readPage(liveRows.rejectedJobs(), "rejectedAt", limits.pageSize, cursor);
}
