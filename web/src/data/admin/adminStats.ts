import type { AlertCounts } from "@vagas/functions/domain/alert/alertCounts";
import { collections, publicStats } from "@vagas/functions/domain/collections";
import { emptyStats } from "@vagas/functions/domain/administration/emptyStats";
import type { Stats } from "@vagas/functions/domain/administration/stats";
import { limits } from "@vagas/functions/domain/limits";
import { monthsBefore } from "@vagas/functions/domain/numbers/monthsBefore";
import {
  collection,
  doc,
  documentId,
  limit,
  orderBy,
  query,
  type QueryConstraint,
  where,
} from "firebase/firestore";
import { useMemo } from "react";
import { liveDatabase } from "../firebase/liveDatabase.ts";
import { liveRows } from "../queries/liveRows.ts";
import { type LiveWithRetry, useLiveDocument, useLiveQuery } from "../queries/liveQuery.ts";
import { countOf } from "../queries/pagedQuery.ts";

/** The public counts, live; all at 0 before the first job. */
export function useStats(): LiveWithRetry<Stats> {
  const live = useLiveDocument(doc(liveRows.stats(), publicStats.id));
  const stored = live.state === "ready" ? live.value : null;
  const stats = useMemo(() => ({ ...emptyStats, ...stored }), [stored]);
  return live.state === "ready" ? { ...live, value: stats } : live;
}

/** What was said of alerts by e-mail in the last twelve months with the present one, oldest first, live. */
export function useAlertCounts(now: Date): LiveWithRetry<AlertCounts[]> {
  const since = monthsBefore(now, 11);
  const months = useMemo(
    () => query(liveRows.alertCounts(), where(documentId(), ">=", since), limit(13)),
    [since],
  );
  return useLiveQuery(`alertCounts:${since}`, months);
}

/** The number of filled jobs, listed or not. */
export function countFilledJobs(): Promise<number> {
  return countOf(query(collection(liveDatabase(), collections.jobs), where("filled", "==", true)));
}

/** The number of companies registered since then; counts at most `limits.listRequest.max`. */
export async function countNewCompanies(since: Date): Promise<number> {
  return countOf(
    query(
      collection(liveDatabase(), collections.companies),
      where("createdAt", ">", since),
      limit(limits.listRequest.max),
    ),
  );
}

/** The number of jobs or résumés that wait for a decision. */
export function countPending(what: "jobApprovals" | "resumes"): Promise<number> {
  return countOf(
    query(collection(liveDatabase(), collections[what]), where("status", "==", "pending")),
  );
}

function countBetween(
  name: string,
  field: string,
  { from, to }: Week,
  ...also: QueryConstraint[]
): Promise<number> {
  return countOf(
    query(
      collection(liveDatabase(), name),
      where(field, ">=", from),
      where(field, "<", to),
      ...also,
    ),
  );
}

type Week = { from: Date; to: Date };
type WeekCounts = { from: Date; applications: number; jobs: number };

/**
 * New jobs of each week (approved ones, by their first day on the site: the date of one that waits or was refused is the day
 * it was sent) and applications to jobs. Applications are counted by their résumés, one each, because rules allow an
 * unbounded count of résumés only; not when the record was opened, which another file renews.
 */
export function countWeeks(weeks: readonly Week[]): Promise<WeekCounts[]> {
  return Promise.all(
    weeks.map(async (week) => {
      const [resumes, forTheBank, jobs] = await Promise.all([
        countBetween(collections.resumes, "appliedAt", week),
        // A résumé of the talent bank has no job.
        countBetween(collections.resumes, "appliedAt", week, where("jobId", "==", null)),
        countBetween(
          collections.jobs,
          "postedAt",
          week,
          where("approvalStatus", "==", "approved"),
          // The order of the index that serves it.
          orderBy("postedAt", "desc"),
        ),
      ]);
      // A résumé that arrives between the counts is in one of them.
      return { from: week.from, applications: Math.max(0, resumes - forTheBank), jobs };
    }),
  );
}
