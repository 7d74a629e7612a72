import { columns } from "../boundsTable.ts";
import type { Part } from "../part.ts";

/**
 * Medians of processor time: milliseconds here, and on a phone that takes `phoneTimes` as long; and `counts`, how many times
 * as long as to count the words of the same text.
 */
export type LawTimes = { rounds: number; here: number; phone: number; counts: number };

/** The processor of a cheap phone against the one that measures, as in the part 'lighthouse'. */
export const phoneTimes = 6;

/** The check of the longest advertisement against the law. */
export const lawPart: Part = {
  name: "law",
  suite: ["--no-seed", "--only", "auth"],
  command: "node tests/bench/law/measureLaw.ts",
  report: (result) => {
    const times = JSON.parse(result) as LawTimes;
    // Milliseconds double when the machine has other work; this ratio does not.
    const what = "Check of the longest advertisement, as counts of its words";
    return {
      figures: times,
      tables: [table(times)],
      bounds: [{ what, value: Number(times.counts.toFixed(1)), atMost: 5 }],
    };
  },
};

function table({ rounds, here, phone }: LawTimes): string {
  return columns([
    [`Check against the law, ms, median of ${rounds}`, "here", "phone"],
    ["the longest advertisement", here.toFixed(2), phone.toFixed(1)],
  ]);
}
