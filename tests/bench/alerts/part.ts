import { columns, count } from "../boundsTable.ts";
import type { Part } from "../part.ts";
import type { Charges } from "../../support/countCharges.ts";

/** A round of alerts on some morning: what it read and wrote, how many mails it wrote, and the most it may read. */
export type Round = Charges & {
  morning: string;
  alerts: number;
  jobs: number;
  mails: number;
  atMost: number;
};

/** Documents that one round of alerts reads and writes. */
export const alertsPart: Part = {
  name: "alerts",
  suite: ["--no-seed", "--only", "firestore"],
  command: "node tests/bench/alerts/countRounds.ts",
  report: (result) => {
    const { rounds } = JSON.parse(result) as { rounds: Round[] };
    return {
      figures: { rounds },
      tables: [table(rounds)],
      bounds: rounds.map(({ morning, alerts, read, atMost }) => ({
        what: `documents read for ${count(alerts)} alerts, ${morning}`,
        value: read,
        atMost,
      })),
    };
  },
};

function table(rounds: readonly Round[]): string {
  return columns([
    ["A round of alerts", "alerts", "new jobs", "mails", "read", "at most", "written"],
    ...rounds.map(({ morning, alerts, jobs, mails, read, atMost, written }) => [
      morning,
      ...[alerts, jobs, mails, read, atMost, written].map(count),
    ]),
  ]);
}
