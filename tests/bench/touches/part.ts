import { columns, count } from "../boundsTable.ts";
import type { Part } from "../part.ts";

/** One of the commonest acts, and what it takes on a phone. */
export type Act = { what: string; touches: number; letters: number; swipes: number };

/** The touches of the ten commonest acts at 360 px, from the page where each begins to what confirms it. */
export const touchesPart: Part = {
  name: "touches",
  suite: [],
  command: "node tests/bench/touches/measureTouches.ts",
  report: (result) => {
    const { acts } = JSON.parse(result) as { acts: Act[] };
    return {
      figures: { acts },
      tables: [
        columns([
          ["Act at 360 px", "touches", "letters", "swipes of 600 px"],
          ...acts.map(({ what, touches, letters, swipes }) => [
            what,
            ...[touches, letters, swipes].map(count),
          ]),
        ]),
      ],
      bounds: acts.map(({ what, touches }) => ({
        what: `touches: ${what}`,
        value: touches,
        atMost: mostTouches[what] ?? 0,
      })),
    };
  },
};

/** Touches that an act may take. */
const mostTouches: Record<string, number> = {
  "a job found by a word": 3,
  "an application with a file": 8,
  "a second application": 6,
  "a job sent to a friend": 1,
  "an alert asked for": 3,
  "a company's first job": 9,
  "one applicant read and answered": 3,
  "a job filled, everybody told": 3,
  "one job approved": 1,
  "the week's text copied": 2,
};
