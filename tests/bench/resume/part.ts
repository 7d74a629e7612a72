import { columns, count, kB } from "../boundsTable.ts";
import type { Part } from "../part.ts";

/** How a person who reads with effort goes on: milliseconds for a word, for a letter, and to aim at what is pressed. */
export const person = { wordMs: 400, letterMs: 300, aimMs: 700 } as const;

/** One way through the written résumé, from its first question to the sent application. */
export type ResumeWay = {
  who: string;
  seconds: number;
  touches: number;
  letters: number;
  words: number;
  /** Bytes that the phone sends: to the site for pages and code, and to Auth, Storage and the database. */
  sent: { site: number; services: number; file: number };
};

/** Seconds and bytes of an application without a file. */
const most = { seconds: 90, bytes: 15_000 };

/** How long somebody takes to write a résumé and send it at 360 px, and what the phone sends. */
export const resumePart: Part = {
  name: "resume",
  suite: [],
  command: "node tests/bench/resume/measureResume.ts",
  report: (result) => {
    const { ways } = JSON.parse(result) as { ways: ResumeWay[] };
    return {
      figures: { person, ways },
      tables: [table(ways)],
      bounds: ways.flatMap(({ who, seconds, sent }) => [
        { what: `seconds for a résumé, ${who}`, value: seconds, atMost: most.seconds },
        {
          what: `bytes sent for a résumé, ${who}`,
          value: sent.site + sent.services,
          atMost: most.bytes,
        },
      ]),
    };
  },
};

function table(ways: readonly ResumeWay[]): string {
  return columns([
    [
      `Résumé at ${person.wordMs} ms a word, ${person.letterMs} ms a letter`,
      "seconds",
      "touches",
      "letters",
      "words",
      "kB to the site",
      "kB to services",
      "kB file",
    ],
    ...ways.map(({ who, seconds, touches, letters, words, sent }) => [
      who,
      ...[seconds, touches, letters, words].map(count),
      ...[sent.site, sent.services, sent.file].map(kB),
    ]),
  ]);
}
