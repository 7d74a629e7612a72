import { collections } from "@vagas/functions/domain/collections";
import type { Job } from "@vagas/functions/domain/job/job";
import { jobHolds } from "@vagas/functions/domain/jobList/jobHolds";
import { limits } from "@vagas/functions/domain/limits";
import { searchTermFor } from "@vagas/functions/domain/text/searchTerms";
import { doc, limit, orderBy, query, where } from "firebase/firestore";
import { useEffect } from "react";
import { liveRows } from "../queries/liveRows.ts";
import { type LivePages, useLivePages } from "../queries/livePages.ts";
import { useLiveDocument, useLiveQuery } from "../queries/liveQuery.ts";

function jobsOf(companyId: string) {
  return query(liveRows.jobs(), where("companyId", "==", companyId));
}

/** The most rows a search reads before it asks whether to continue. */
const searchedRows = 200;

/** A company's jobs, newest first, live; `search` filters them, and continues to the page with the first match. */
export function useCompanyJobs(companyId: string, search: string): LivePages<Job> {
  const term = searchTermFor(search);
  const jobs = jobsOf(companyId);
  const filtered = term === null ? jobs : query(jobs, where("searchTerms", "array-contains", term));
  const pages = useLivePages(
    `${collections.jobs}:${companyId}:${term ?? ""}`,
    filtered,
    "postedAt",
    limits.pageSize,
  );
  const items = pages.items.filter((job) => jobHolds(job, search));
  const goesOn =
    pages.state === "ready" &&
    items.length === 0 &&
    pages.hasMore &&
    !pages.moreFailed &&
    pages.items.length < searchedRows;

  useEffect(() => {
    if (goesOn) pages.more();
  });

  return { ...pages, items, loadingMore: pages.loadingMore || goesOn };
}

/** One job, live; null if it does not exist. Fails if it may not be read. */
export function useCompanyJob(jobId: string) {
  return useLiveDocument(doc(liveRows.jobs(), jobId));
}

/** A deleted job, whoever deleted it. */
type DeletedJob = { id: string; title: string; closedAt: Date; applications: number };

/** A company's deleted jobs with applications, latest first, live; empty while they load. */
export function useDeletedJobs(companyId: string): readonly DeletedJob[] {
  const closures = query(
    liveRows.jobClosures(),
    where("companyId", "==", companyId),
    orderBy("closedAt", "desc"),
    limit(limits.listRequest.max),
  );
  const live = useLiveQuery(`${collections.jobClosures}:${companyId}`, closures);
  if (live.state !== "ready") return [];
  return live.value.flatMap(({ id, title = "", closedAt, applications = 0 }) =>
    applications > 0 ? [{ id, title, closedAt, applications }] : [],
  );
}

/** The closure of a company's deleted job, live; fails if it may not be read, or does not exist. */
export function useDeletedJob(jobId: string | null) {
  return useLiveDocument(jobId === null ? null : doc(liveRows.jobClosures(), jobId));
}

/** The administrator's decision on a job, live; null without one. */
export function useJobApproval(jobId: string) {
  return useLiveDocument(doc(liveRows.jobApprovals(), jobId));
}
