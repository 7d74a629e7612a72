import { z } from "zod";
import type { Hire } from "../closing/hire.ts";
import { isHired } from "../closing/hireAnswers.ts";
import type { Job } from "../job/job.ts";
import { town } from "../town.ts";
import { otherPlaces } from "./countedKeys.ts";
import type { Stats } from "./stats.ts";

/**
 * A job's contribution to the counts, stored beside them, so that a change is a difference. `location` is a place of
 * the town's list, or `otherPlaces`, as for an unlisted job.
 */
export const statsShareSchema = z.object({
  type: z.string(),
  location: z.string(),
  listed: z.boolean(),
  filled: z.boolean(),
});
export type StatsShare = z.infer<typeof statsShareSchema>;

/** A hire's contribution to the counts, stored beside them: people who were hired by the site, and in all. */
export const hireShareSchema = z.object({ hires: z.int(), hiresTold: z.int() });
export type HireShare = z.infer<typeof hireShareSchema>;

/** The share of a company's answer; null: there is none. */
export function hireShare(hire: Pick<Hire, "answer" | "people"> | null): HireShare {
  const { answer, people } = hire ?? { answer: "desisti", people: 0 };
  return {
    hires: answer === "peloSite" ? people : 0,
    hiresTold: isHired(answer) ? people : 0,
  };
}

/** The share of a job. */
export function statsShare(job: Pick<Job, "type" | "location" | "listed" | "filled">): StatsShare {
  const { type, location, listed, filled } = job;
  const isCounted = listed && (town.places as readonly string[]).includes(location);
  return { type, location: isCounted ? location : otherPlaces, listed, filled };
}

/** The counts with one job's share added (`times` 1) or removed (−1). */
export function addShare(stats: Stats, share: StatsShare, times: 1 | -1): Stats {
  // A place may be called 'constructor': inherited properties count nothing.
  const add = (record: Record<string, number>, key: string, applies: boolean) =>
    applies
      ? { ...record, [key]: (Object.hasOwn(record, key) ? record[key]! : 0) + times }
      : record;
  const open = share.listed && !share.filled;
  return {
    ...stats,
    totalJobs: stats.totalJobs + (share.listed ? times : 0),
    openPositions: stats.openPositions + (open ? times : 0),
    recentlyFilled: stats.recentlyFilled + (share.listed && share.filled ? times : 0),
    types: add(stats.types, share.type, share.listed),
    locations: add(stats.locations, share.location, share.listed),
    locationActive: add(stats.locationActive, share.location, open),
    categoryTotal: add(stats.categoryTotal, share.type, true),
    categoryActive: add(stats.categoryActive, share.type, open),
  };
}
