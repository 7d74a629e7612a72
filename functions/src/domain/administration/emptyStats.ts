import type { Stats } from "./stats.ts";

/** The counts before the first job; in a file of its own, since a public page that needs them must not load zod. */
export const emptyStats: Stats = {
  totalJobs: 0,
  openPositions: 0,
  recentlyFilled: 0,
  types: {},
  locations: {},
  categoryTotal: {},
  categoryActive: {},
};
