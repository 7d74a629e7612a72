import type { Stats } from "@vagas/functions/domain/administration/stats";
import { loadPublicReads } from "./loadPublicReads.ts";

let reading: Promise<Stats> | null = null;

/** The counters and the filters' options: one document a visit. Throws if the read fails. */
export function readPublicStats(): Promise<Stats> {
  reading ??= loadPublicReads()
    .then(({ getPublicStats }) => getPublicStats())
    .catch((error: unknown) => {
      reading = null;
      throw error;
    });
  return reading;
}

/** Counts that came with the page count as read in this visit. */
export function rememberStats(stats: Stats) {
  reading = Promise.resolve(stats);
}
