import { collections } from "@vagas/functions/domain/collections";
import { endOfDay, isoDay } from "@vagas/functions/domain/dates";
import { isSameText } from "@vagas/functions/domain/job/isSameText";
import type { Job, JobContent } from "@vagas/functions/domain/job/job";
import { jobHolds } from "@vagas/functions/domain/jobList/jobHolds";
import { isExpired, statusOf } from "@vagas/functions/domain/job/jobStanding";
import { limits } from "@vagas/functions/domain/limits";
import { searchTermFor } from "@vagas/functions/domain/text/searchTerms";
import {
  collection,
  doc,
  getDoc,
  limit,
  orderBy,
  query,
  type QueryConstraint,
  serverTimestamp,
  where,
} from "firebase/firestore";
import { newAdminJob } from "./newAdminJob.ts";
import { type AdminWrite, asAdmin } from "../session/adminSession.ts";
import { inTransaction, maxAttempts, writeAsAdmin } from "./adminWrite.ts";
import { liveDatabase } from "../firebase/liveDatabase.ts";
import { liveRows } from "../queries/liveRows.ts";
import { useLiveQuery } from "../queries/liveQuery.ts";
import {
  type Cursor,
  holdingTerm,
  type PageOf,
  readMatching,
  readPage,
} from "../queries/pagedQuery.ts";

export const jobFilterStatuses = [
  "all",
  "active",
  "filled",
  "urgent",
  "pending",
  "rejected",
  "expired",
  "held",
  "off",
] as const;
export type JobFilterStatus = (typeof jobFilterStatuses)[number];
type AdminJobFilters = { search: string; status: JobFilterStatus; category: string };

function jobs() {
  return collection(liveDatabase(), collections.jobs);
}

function statusConstraints(status: JobFilterStatus, now: Date): QueryConstraint[] {
  switch (status) {
    case "all":
      return [];
    case "active":
      return [where("listed", "==", true), where("filled", "==", false)];
    case "urgent":
      return [
        where("listed", "==", true),
        where("filled", "==", false),
        where("urgent", "==", true),
      ];
    case "filled":
      return [where("filled", "==", true)];
    case "pending":
    case "rejected":
      return [where("approvalStatus", "==", status)];
    case "expired":
      return [
        where("approvalStatus", "==", "approved"),
        where("filled", "==", false),
        where("expiresAt", "<=", now),
      ];
    case "held":
      return [where("held", "==", true)];
    case "off":
      return [
        where("approvalStatus", "==", "approved"),
        where("filled", "==", false),
        where("listed", "==", false),
      ];
  }
}

/**
 * A page of all matching jobs, newest first (expired ones by their deadline). `category` '' is any; it is stored as
 * the type.
 */
export function listAdminJobs(
  { search, status, category }: AdminJobFilters,
  now: Date,
  cursor: Cursor | null,
): Promise<PageOf<Job>> {
  const filtered = query(
    liveRows.jobs(),
    ...statusConstraints(status, now),
    ...(category ? [where("type", "==", category)] : []),
    ...holdingTerm(searchTermFor(search)),
  );
  const ordered = status === "expired" ? "expiresAt" : "postedAt";
  // A deadline that passed since functions last checked counts at once.
  const fits = (job: Job) =>
    jobHolds(job, search) &&
    !((status === "active" || status === "urgent") && isExpired(job, now)) &&
    ((status !== "held" && status !== "off") || statusOf(job, now) === status);
  return readMatching(filtered, ordered, cursor, fits);
}

/** A page of a company's jobs, newest first. */
export function listJobsOfCompany(companyId: string, cursor: Cursor | null): Promise<PageOf<Job>> {
  const theirs = query(liveRows.jobs(), where("companyId", "==", companyId));
  return readPage(theirs, "postedAt", limits.pageSize, cursor);
}

/** The newest jobs, live: one more than are shown tells whether there are others. */
export function useRecentJobs() {
  const count = limits.recentJobs + 1;
  return useLiveQuery(
    `recent:${count}`,
    query(liveRows.jobs(), orderBy("postedAt", "desc"), limit(count)),
  );
}

/** The present job, or null. */
export async function readAdminJob(id: string): Promise<Job | null> {
  return (await getDoc(doc(liveRows.jobs(), id))).data() ?? null;
}

/** The jobs that this page has changed, or tried to. */
const changedHere = new Set<string>();

/** Whether this page has changed a job, which functions then list some seconds later than a list may have been read. */
export function wasChangedHere(id: string): boolean {
  return changedHere.has(id);
}

/** Marks a job as filled or as open; a job that is opened after its deadline needs a new one. */
export function setJobFilled(
  id: string,
  to: { filled: boolean; expiresAt?: Date },
): Promise<AdminWrite> {
  changedHere.add(id);
  return writeAsAdmin((transaction) =>
    transaction.update(doc(jobs(), id), { ...to, updatedAt: serverTimestamp() }),
  );
}

/** Deletes a job; functions remove its records. */
export function deleteJob(id: string): Promise<AdminWrite> {
  return writeAsAdmin((transaction) => transaction.delete(doc(jobs(), id)));
}

export type AdminJob = {
  content: JobContent;
  filled: boolean;
  /** 'YYYY-MM-DD' on the town's calendar. */
  deadline: string;
};

/** An id for a job that is not written yet. */
export function newAdminJobId(): string {
  return doc(jobs()).id;
}

/** Publishes a job of the administrator's own; one that an earlier try has created is updated. */
export function createAdminJob(id: string, entered: AdminJob): Promise<AdminWrite> {
  const reference = doc(jobs(), id);
  const { content, filled, deadline } = entered;
  return asAdmin<never>(() =>
    inTransaction(
      async (transaction) => {
        const earlier = (await transaction.get(doc(liveRows.jobs(), id))).data();
        if (earlier) transaction.update(reference, changesOf(earlier, entered));
        else transaction.set(reference, newAdminJob(content, filled, endOfDay(deadline)));
      },
      { maxAttempts },
    ),
  );
}

/**
 * Updates what was changed of a job as it was read; writes nothing if its text has changed since. A deadline on the same
 * day keeps its exact time.
 */
export function updateAdminJob(read: Job, entered: AdminJob): Promise<AdminWrite<"changed">> {
  const reference = doc(jobs(), read.id);
  changedHere.add(read.id);
  return asAdmin<"changed">(() =>
    inTransaction(async (transaction, repeated): Promise<"changed" | void> => {
      const stored = (await transaction.get(doc(liveRows.jobs(), read.id))).data();
      if (stored?.revision === read.revision)
        return void transaction.update(reference, changesOf(read, entered));
      return repeated && stored && isSameText(entered.content, stored) ? undefined : "changed";
    }),
  );
}

/** The fields of a job that what was entered changes; a company may have changed others meanwhile. */
function changesOf(read: Job, { content, filled, deadline }: AdminJob) {
  return {
    ...(isSameText(content, read) ? null : { ...content, revision: read.revision + 1 }),
    ...(deadline === isoDay(read.expiresAt) ? null : { expiresAt: endOfDay(deadline) }),
    ...(filled === read.filled ? null : { filled }),
    updatedAt: serverTimestamp(),
  };
}
