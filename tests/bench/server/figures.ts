import { median } from "../median.ts";

/** Milliseconds of many answers. */
export type Times = { median: number; p95: number };

/**
 * `own`: what is left of a page's time without the same queries sent alone; `processor`: the same of the processor's time.
 * `sixteen`: null on the largest board, which the emulator scans for each query: sixteen at once take longer than a page may.
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
