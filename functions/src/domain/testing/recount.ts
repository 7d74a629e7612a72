import { emptyStats } from "../administration/emptyStats.ts";
import type { Stats } from "../administration/stats.ts";
import { addShare, type StatsShare } from "../administration/statsShare.ts";

/** The counts of these shares, from the beginning. */
export function recount(shares: readonly StatsShare[]): Stats {
  return shares.reduce((stats, share) => addShare(stats, share, 1), emptyStats);
}
