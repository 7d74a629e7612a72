import type { Stats } from "./stats.ts";

/** The counts before the first job; a separate file, because public pages that need them must not load zod. */
export const emptyStats: Stats = {
  totalJobs: 0,
  openPositions: 0,
  recentlyFilled: 0,
  types: {},
  locations: {},
  locationActive: {},
  categoryTotal: {},
  categoryActive: {},
  hires: 0,
  hiresTold: 0,
};
