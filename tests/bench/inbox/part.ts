import { columns, count } from "../boundsTable.ts";
import type { Part } from "../part.ts";
import { reader } from "../queue/part.ts";

/** How many people are answered. */
export const applicants = 10;
/** Words of each résumé, which is read in every way. */
const words = 60;
/** Presses outside of the browser for a downloaded file: to open it, and to come back. */
export const pressesForAFile = 2;

/** One way to read and answer everybody. `waitedMs`: until what was pressed had shown its result. */
export type InboxWay = {
  way: "row by row" | "in place" | "together, unread";
  width: number;
  presses: number;
  keys: number;
  waitedMs: number;
};

/** Seconds besides reading, which no way makes shorter. */
function secondsOf({ presses, keys, waitedMs }: InboxWay): number {
  return Math.round((presses * reader.aimMs + keys * reader.keyMs + waitedMs) / 1000);
}

/** What a company needs to read and answer ten applicants. */
export const inboxPart: Part = {
  name: "inbox",
  suite: [],
  command: "node tests/bench/inbox/measureInbox.ts",
  report: (result) => {
    const { ways } = JSON.parse(result) as { ways: InboxWay[] };
    return {
      figures: { ways },
      tables: [table(ways)],
      bounds: ways
        .filter(({ way }) => way === "in place")
        .map((way) => ({
          what: `presses and keys to answer ${applicants} people in place, ${way.width} px`,
          value: way.presses + way.keys,
          atMost: 2 * applicants,
        })),
    };
  },
};

function table(ways: readonly InboxWay[]): string {
  const reading = Math.round((applicants * words * reader.wordMs) / 1000);
  return columns([
    [`Ten applicants answered; reading them takes ${reading} s`, "presses", "keys", "seconds"],
    ...ways.map((way) => [
      `${way.way}, ${way.width} px`,
      ...[way.presses, way.keys, secondsOf(way)].map(count),
    ]),
  ]);
}
