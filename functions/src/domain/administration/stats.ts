import { z } from "zod";

const counts = z.record(z.string(), z.int());

/**
 * stats/public: all counts of the pages, in one public document. Its keys are types and places of the town's list,
 * never typed text. A key that counts 0 stays for an hour at most.
 */
export const statsSchema = z.object({
  totalJobs: z.int(),
  openPositions: z.int(),
  recentlyFilled: z.int(),
  /** Listed jobs per type and per place, for the filters. */
  types: counts,
  /** Absent until the first job is listed. */
  locations: counts.default({}),
  /** Open jobs per place. Incomplete in counts made before it, until they are recounted: see `openPlaces`. */
  locationActive: counts.default({}),
  /** All jobs per category, listed or not, and those in progress. */
  categoryTotal: counts,
  categoryActive: counts,
  /** How many people companies say they hired by the site, and in all. Absent until the first. */
  hires: z.int().default(0),
  hiresTold: z.int().default(0),
});
export type Stats = z.infer<typeof statsSchema>;
