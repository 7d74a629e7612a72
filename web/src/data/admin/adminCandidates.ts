import {
  adminSearchTerm,
  isFound,
  resumeSearchText,
} from "@vagas/functions/domain/administration/adminSearch";
import type { Candidate } from "@vagas/functions/domain/application/candidate";
import { collections } from "@vagas/functions/domain/collections";
import type { ApprovalStatus, Job } from "@vagas/functions/domain/job/job";
import { limits } from "@vagas/functions/domain/limits";
import type { Resume } from "@vagas/functions/domain/application/resume";
import {
  doc,
  documentId,
  type Query,
  query,
  type QueryConstraint,
  where,
} from "firebase/firestore";
import type { AdminWrite } from "../session/adminSession.ts";
import { listAdminJobs } from "./adminJobs.ts";
import { writeAsAdmin } from "./adminWrite.ts";
import { liveDatabase } from "../firebase/liveDatabase.ts";
import { liveRows } from "../queries/liveRows.ts";
import { useLiveDocument } from "../queries/liveQuery.ts";
import {
  countOf,
  type Cursor,
  holdingTerm,
  matchingOf,
  type PageOf,
  readPage,
} from "../queries/pagedQuery.ts";
import { readNamed } from "../queries/readNamed.ts";

/** An application with its résumé's record; null until functions have created that. */
export type ArchivedCandidate = Candidate & { resume: Resume | null };

/** 'pool': approved, and allowed into the talent pool by the person. */
export type ArchiveFilters = { search: string; status: "" | ApprovalStatus | "pool" };

async function byIds<T>(rows: Query<T>, ids: string[]): Promise<Map<string, T>> {
  const found = await readNamed(rows, documentId(), ids);
  return new Map(found.map((document) => [document.id, document.data()] as const));
}

async function candidatesWithResumes(
  size: number,
  cursor: Cursor | null,
): Promise<PageOf<ArchivedCandidate>> {
  const { items, next } = await readPage(liveRows.candidates(), "createdAt", size, cursor);
  const resumes = await byIds(
    liveRows.resumes(),
    items.map(({ id }) => id),
  );
  return {
    items: items.map((candidate) => ({ ...candidate, resume: resumes.get(candidate.id) ?? null })),
    next,
  };
}

async function resumesWithCandidates(
  filters: QueryConstraint[],
  size: number,
  cursor: Cursor | null,
): Promise<PageOf<ArchivedCandidate>> {
  const { items, next } = await readPage(
    query(liveRows.resumes(), ...filters),
    "createdAt",
    size,
    cursor,
  );
  const candidates = await byIds(
    liveRows.candidates(),
    items.map(({ id }) => id),
  );
  const withCandidate = (resume: Resume): ArchivedCandidate[] => {
    const candidate = candidates.get(resume.id);
    return candidate ? [{ ...candidate, resume }] : [];
  };
  return { items: items.flatMap(withCandidate), next };
}

function statusFilter(status: ArchiveFilters["status"]): QueryConstraint[] {
  if (status === "pool")
    return [where("status", "==", "approved"), where("talentPoolConsent", "==", true)];
  return status === "" ? [] : [where("status", "==", status)];
}

/**
 * A page of applicants, newest first. Résumés carry search terms and decision; an application without one appears in
 * the unfiltered list only.
 */
export function listCandidates(
  { search, status }: ArchiveFilters,
  cursor: Cursor | null,
  wanted: number = limits.pageSize,
): Promise<PageOf<ArchivedCandidate>> {
  const filters = [...statusFilter(status), ...holdingTerm(adminSearchTerm(search))];
  const load = (from: Cursor | null, size: number) =>
    filters.length === 0
      ? candidatesWithResumes(size, from)
      : resumesWithCandidates(filters, size, from);
  return matchingOf(
    load,
    cursor,
    ({ resume, coverLetter }) =>
      search === "" || (resume !== null && isFound(resumeSearchText(resume, coverLetter), search)),
    wanted,
  );
}

/** Their number, by their résumés; null for a search, which no index can count. */
export async function countCandidates({ search, status }: ArchiveFilters): Promise<number | null> {
  return search === "" ? countOf(query(liveRows.resumes(), ...statusFilter(status))) : null;
}

/**
 * All matching applicants, newest first, page by page; `onPage` gets each. Ends early, without an error, when
 * `signal` aborts.
 */
export async function readAllCandidates(
  filters: ArchiveFilters,
  from: Cursor | null,
  onPage: (page: PageOf<ArchivedCandidate>) => void,
  signal: AbortSignal,
): Promise<void> {
  let cursor = from;
  do {
    const page = await listCandidates(filters, cursor, limits.listRequest.max);
    if (signal.aborted) return;
    onPage(page);
    cursor = page.next;
  } while (cursor !== null);
}

/** A page of those who applied to one job, newest first. */
export function listApplicants(jobId: string, cursor: Cursor | null): Promise<PageOf<Candidate>> {
  return readPage(
    query(liveRows.candidates(), where("jobId", "==", jobId)),
    "createdAt",
    limits.pageSize,
    cursor,
  );
}

export type AppliedJob = Job & { applications: number };

/**
 * A page of all jobs by a piece of their title, newest first, each with its number of applicants, which is that of
 * its résumés.
 */
export async function listAppliedJobs(
  search: string,
  cursor: Cursor | null,
): Promise<PageOf<AppliedJob>> {
  const all = { search, status: "all", category: "" } as const;
  const { items, next } = await listAdminJobs(all, new Date(), cursor);
  const counts = await Promise.all(
    items.map(({ id }) => countOf(query(liveRows.resumes(), where("jobId", "==", id)))),
  );
  return { items: items.map((job, i) => ({ ...job, applications: counts[i]! })), next };
}

/** A page of those who applied to any job of one company, newest first. */
export function listApplicantsOf(
  companyId: string,
  cursor: Cursor | null,
): Promise<PageOf<Candidate>> {
  return readPage(
    query(liveRows.candidates(), where("companyId", "==", companyId)),
    "createdAt",
    limits.pageSize,
    cursor,
  );
}

/** One application, live; null if it does not exist (yet). */
export function useCandidate(id: string): Candidate | null {
  const live = useLiveDocument(doc(liveRows.candidates(), id));
  return live.state === "ready" ? live.value : null;
}

/** Deletes an application; functions remove the file, the résumé and the talent-pool entry. */
export function deleteCandidate(id: string): Promise<AdminWrite> {
  return writeAsAdmin((transaction) =>
    transaction.delete(doc(liveDatabase(), collections.candidates, id)),
  );
}
