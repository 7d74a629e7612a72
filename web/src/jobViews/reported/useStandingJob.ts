import type { ReportSummary } from "@vagas/functions/domain/report/reportSummary";
import { useJobUnderReview } from "../../data/admin/adminApprovals.ts";
import { asksForJob, type ReportedJob } from "./reportsText.ts";

/** The reported job, live, if it says where it stands; null if not, or not yet known. */
export function useStandingJob(summary: ReportSummary): ReportedJob | null {
  const live = useJobUnderReview(asksForJob(summary) ? summary.id : null);
  return live.state === "ready" ? live.value : null;
}
