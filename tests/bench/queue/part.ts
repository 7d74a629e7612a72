import { columns, count } from "../boundsTable.ts";
import type { Part } from "../part.ts";

/** How an administrator goes on: milliseconds for a word, to aim at what is pressed, and for a key. */
export const reader = { wordMs: 250, aimMs: 700, keyMs: 300 } as const;

/** One way through the queue: everything read, five jobs and fifteen résumés approved, the others refused with a reason. */
export type QueueWay = {
  way: string;
  seconds: number;
  touches: number;
  keys: number;
  words: number;
  /** The most touches and keys together. */
  atMost: number;
};

/** What it takes to decide 6 jobs and 18 résumés. */
export const queuePart: Part = {
  name: "queue",
  suite: ["--no-seed", "--only", "auth,firestore,hosting"],
  command: "node tests/bench/queue/measureQueue.ts",
  report: (result) => {
    const { ways } = JSON.parse(result) as { ways: QueueWay[] };
    return {
      figures: { reader, ways },
      tables: [table(ways)],
      bounds: ways.map(({ way, touches, keys, atMost }) => ({
        what: `touches and keys for a week's queue, ${way}`,
        value: touches + keys,
        atMost,
      })),
    };
  },
};

function table(ways: readonly QueueWay[]): string {
  return columns([
    [
      `6 jobs and 18 résumés at ${reader.wordMs} ms a word`,
      "seconds",
      "touches",
      "keys",
      "words read",
    ],
    ...ways.map(({ way, seconds, touches, keys, words }) => [
      way,
      ...[seconds, touches, keys, words].map(count),
    ]),
  ]);
}
