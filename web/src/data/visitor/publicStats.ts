import type { Stats } from "@vagas/functions/domain/administration/stats";
import { loadPublicReads } from "./loadPublicReads.ts";
import { staleMs } from "./useReturn.ts";

/** `at`: when they were asked for, or came with the page, in milliseconds. */
let kept: { reading: Promise<Stats>; at: number } | null = null;

function keep(reading: Promise<Stats>): Promise<Stats> {
  kept = { reading, at: Date.now() };
  return reading;
}

/**
 * The counters and the filters' options: one document a visit, and another after ten minutes. Throws if the read fails.
 */
export function readPublicStats(): Promise<Stats> {
  if (kept !== null && Date.now() - kept.at <= staleMs) return kept.reading;
  const reading = loadPublicReads.ahead().then(({ getPublicStats }) => getPublicStats());
  reading.catch(() => {
    if (kept?.reading === reading) kept = null;
  });
  return keep(reading);
}

/** Counts that came with the page count as read in this visit. */
export function rememberStats(stats: Stats) {
  void keep(Promise.resolve(stats));
}
