import { columns } from "../boundsTable.ts";
import type { Part } from "../part.ts";

/** Median milliseconds of processor time: here, and on a phone that takes `phoneTimes` as long. */
export type LawTimes = { rounds: number; here: number; phone: number };

/** The processor of a cheap phone against the one that measures, as in the part 'lighthouse'. */
export const phoneTimes = 6;

/** The check of the longest advertisement against the law. */
export const lawPart: Part = {
  name: "law",
  suite: ["--no-seed", "--only", "auth"],
  command: "node tests/bench/law/measureLaw.ts",
  report: (result) => {
    const times = JSON.parse(result) as LawTimes;
    const what = "Check of the longest advertisement on a phone, ms";
    return {
      figures: times,
      tables: [table(times)],
      bounds: [{ what, value: Number(times.phone.toFixed(1)), atMost: 10 }],
    };
  },
};

function table({ rounds, here, phone }: LawTimes): string {
  return columns([
    [`Check against the law, ms, median of ${rounds}`, "here", "phone"],
    ["the longest advertisement", here.toFixed(2), phone.toFixed(1)],
  ]);
}
