import type { JobReport } from "../../domain/report/jobReport.ts";
import { isGrave } from "../../domain/report/reportReasons.ts";
import type { Settled } from "../../domain/report/reportSummary.ts";

/**
 * The id of the stored report that a further one replaces, once a job has as many as it keeps; null if none can go. The
 * order: decided texts, reports that were read, reports that are not grave, the network with the most (it counts as one
 * person), the oldest. A grave report of an undecided text goes only if its network sent another.
 */
export function replaceableReport(
  reports: ReadonlyMap<string, JobReport>,
  settled: Settled | null,
): string | null {
  const ofNetwork = Map.groupBy(reports.values(), ({ network }) => network);
  const replaceable = [...reports].map(([id, { revision, at, reason, network }]) => ({
    id,
    isStanding: revision > (settled?.revision ?? 0),
    isUnread: settled === null || at > settled.at,
    isGrave: isGrave(reason),
    // After some days nobody knows the network any more.
    sameNetwork: network === null ? 1 : ofNetwork.get(network)!.length,
    at,
  }));
  const first = replaceable
    .filter((one) => !one.isStanding || !one.isGrave || one.sameNetwork > 1)
    .sort(
      (a, b) =>
        Number(a.isStanding) - Number(b.isStanding) ||
        Number(a.isUnread) - Number(b.isUnread) ||
        Number(a.isGrave) - Number(b.isGrave) ||
        b.sameNetwork - a.sameNetwork ||
        a.at.getTime() - b.at.getTime(),
    )[0];
  return first?.id ?? null;
}
