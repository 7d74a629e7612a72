import { columns, kB } from "../boundsTable.ts";
import type { Part } from "../part.ts";

/** Milliseconds, and bytes that had come by then. */
type Visit = { shown: number; answered: number | null; bytes: number };
/** Medians of `runs` visits; `before`: of another site that runs beside this one, null without one. */
export type LineTimes = {
  runs: number;
  bits: number;
  roundTrip: number;
  slowdown: number;
  pages: { page: string; now: Visit; before: Visit | null }[];
};

/** The environment variable that names the address of another running version, for comparison. */
export const otherSiteVariable = "VAGAS_BENCH_OTHER_SITE";

/** The time to the first job on a slow phone and a weak line. Only the ratios are the same on other machines. */
export const linePart: Part = {
  name: "line",
  suite: [],
  command: "node tests/bench/line/measureLine.ts",
  report: (result) => {
    const times = JSON.parse(result) as LineTimes;
    return { figures: times, tables: [table(times)], bounds: [] };
  },
};

const seconds = (ms: number | null | undefined) => (ms == null ? "" : (ms / 1_000).toFixed(2));
const bytes = (visit: Visit | null) => (visit === null ? "" : kB(visit.bytes));

function table({ runs, bits, roundTrip, slowdown, pages }: LineTimes): string {
  return columns([
    [
      `${bits / 1_000} kbit/s, ${roundTrip} ms, processor slowed ${slowdown} times, medians of ${runs}`,
      "first shown s",
      "before",
      "kB by then",
      "before",
      "first act done after s",
      "before",
    ],
    ...pages.map(({ page, now, before }) => [
      page,
      seconds(now.shown),
      seconds(before?.shown),
      bytes(now),
      bytes(before),
      seconds(now.answered),
      seconds(before?.answered),
    ]),
  ]);
}
