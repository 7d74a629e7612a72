import { columns } from "../boundsTable.ts";
import type { Part } from "../part.ts";

/** Milliseconds from the touch to the next paint: of the first act of a visit, medians of `runs`. */
export type ActTimes = {
  runs: number;
  slowdown: number;
  acts: { act: string; page: string; inp: number; worst: number }[];
};

/** The bound of a good INP (https://web.dev/articles/inp). */
const most = 200;

/** How long the first act of a visit waits for the next paint, on a processor slowed four times. */
export const actsPart: Part = {
  name: "acts",
  suite: [],
  command: "node tests/bench/acts/measureActs.ts",
  report: (result) => {
    const times = JSON.parse(result) as ActTimes;
    return {
      figures: times,
      tables: [table(times)],
      bounds: times.acts.map(({ act, page, inp }) => ({
        what: `INP in ms, ${act}, ${page}`,
        value: inp,
        atMost: most,
      })),
    };
  },
};

function table({ runs, slowdown, acts }: ActTimes): string {
  return columns([
    [`First act, processor slowed ${slowdown} times, of ${runs}`, "INP median ms", "worst ms"],
    ...acts.map(({ act, page, inp, worst }) => [`${act}, ${page}`, String(inp), String(worst)]),
  ]);
}
