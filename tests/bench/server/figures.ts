import { median } from "../median.ts";

/** Milliseconds of many answers. */
type Times = { median: number; p95: number };

/**
 * `own`: a page's time without the same queries sent alone; `processor`: the same for processor time. `sixteen`: null
 * on a large board, where the emulator scans so long that sixteen requests exceed a page's time.
 */
export type PageTimes = {
  page: string;
  one: Times;
  sixteen: Times | null;
  alone: number;
  own: number;
  processor: number;
  bytes: number;
};
export type BoardTimes = { jobs: number; ok: { one: Times; sixteen: Times }; pages: PageTimes[] };

/** From the start of a process to the end of its first answer. */
export type ServerTimes = { cold: { site: Times; ok: Times }; boards: BoardTimes[] };

export function timesOf(ms: readonly number[]): Times {
  const sorted = ms.toSorted((a, b) => a - b);
  return { median: median(sorted), p95: sorted[Math.ceil(sorted.length * 0.95) - 1]! };
}
