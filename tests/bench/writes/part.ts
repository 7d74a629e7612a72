import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { portOffset } from "../../../emulators/ports.ts";
import type { Part } from "../part.ts";
import { columns } from "../boundsTable.ts";

/** Documents written at one step, each time it is done; `where`: by functions, in each collection. */
export type StepWrites = {
  what: string;
  byPeople: number;
  byFunctions: number;
  where: Record<string, number>;
};

/** Functions append a line to this file for each document they write. */
export const commitsFile = join(tmpdir(), `vagas-bench-commits-${portOffset()}`);

/** Documents written for a published job and for an application, by people and by functions. */
export const writesPart: Part = {
  name: "writes",
  suite: ["--no-seed", "--only", "auth,firestore,storage,functions"],
  command: "node tests/bench/writes/countWrites.ts",
  env: {
    VAGAS_BENCH_COMMITS: commitsFile,
    NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, "countCommits.ts")).href}`,
  },
  report: (result) => {
    const { steps } = JSON.parse(result) as { steps: StepWrites[] };
    return { figures: { steps }, tables: [table(steps)], bounds: [] };
  },
};

const number = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(1));

function table(steps: readonly StepWrites[]): string {
  return columns([
    ["Documents written", "by people", "by functions", "where"],
    ...steps.map(({ what, byPeople, byFunctions, where }) => [
      what,
      number(byPeople),
      number(byFunctions),
      Object.entries(where)
        .map(([name, count]) => `${name} ${number(count)}`)
        .join(", "),
    ]),
  ]);
}
