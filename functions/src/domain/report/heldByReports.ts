import type { ReportSummary } from "./reportSummary.ts";

/**
 * Whether a job's reports keep it off the site: nobody has decided on them, or the administrator removed this
 * revision. An approved edit ends a removal, because it raises the revision.
 */
export function isHeldByReports(
  reports: Pick<ReportSummary, "held" | "settled"> | null,
  job: { revision: number },
): boolean {
  if (reports === null) return false;
  const { held, settled } = reports;
  return held || (settled?.decision === "remove" && job.revision <= settled.revision);
}
