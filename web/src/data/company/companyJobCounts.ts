import { collections } from "@vagas/functions/domain/collections";
import type { Job } from "@vagas/functions/domain/job/job";
import { companyStatus } from "@vagas/functions/domain/job/jobStanding";
import { collection, query, type QueryConstraint, Timestamp, where } from "firebase/firestore";
import { useState } from "react";
import { useWhileCurrent } from "../../state/useWhileCurrent.ts";
import { liveDatabase } from "../firebase/liveDatabase.ts";
import { countOf } from "../queries/pagedQuery.ts";

export type JobCounts = { pending: number; active: number; filled: number };

/** Counts the loaded jobs, which is exact if these are all. */
export function countJobs(
  jobs: readonly Pick<Job, "approvalStatus" | "filled" | "paused" | "expiresAt">[],
  companyIsActive: boolean,
  now: Date,
): JobCounts {
  const statuses = jobs.map((job) => companyStatus(job, companyIsActive, now));
  const count = (wanted: string) => statuses.filter((status) => status === wanted).length;
  return { pending: count("pending"), active: count("active"), filled: count("filled") };
}

async function readCounts(companyId: string, now: Date): Promise<JobCounts> {
  const count = (...constraints: QueryConstraint[]) =>
    countOf(
      query(
        collection(liveDatabase(), collections.jobs),
        where("companyId", "==", companyId),
        ...constraints,
      ),
    );
  const [pending, active, filled] = await Promise.all([
    count(where("approvalStatus", "==", "pending")),
    count(
      where("listed", "==", true),
      where("filled", "==", false),
      where("expiresAt", ">", Timestamp.fromDate(now)),
    ),
    count(where("approvalStatus", "==", "approved"), where("filled", "==", true)),
  ]);
  return { pending, active, filled };
}

/**
 * Counts on the server, without reading the jobs; again whenever `changes` differs. A failed count keeps the last
 * one.
 */
export function useJobCounts(
  companyId: string,
  changes: string,
  needed: boolean,
): JobCounts | "loading" | "failed" {
  const [counts, setCounts] = useState<JobCounts | "loading" | "failed">("loading");

  useWhileCurrent(
    (isCurrent) => {
      if (!needed) return;
      readCounts(companyId, new Date()).then(
        (read) => isCurrent() && setCounts(read),
        () => isCurrent() && setCounts((before) => (before === "loading" ? "failed" : before)),
      );
    },
    [companyId, changes, needed],
  );

  return needed ? counts : "loading";
}
