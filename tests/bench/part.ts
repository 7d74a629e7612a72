import { writeFileSync } from "node:fs";

/** A bound: a number and its maximum. */
export type Bound = { what: string; value: number; atMost: number };

/** A part's result: for bench-results.json, for the screen, and its bounds. */
export type Report = { figures: object; tables: string[]; bounds: Bound[] };

/** One measurement of the bench, also run alone: `npm run bench -- <name>`. */
export type Part = {
  name: string;
  /** Options of its emulators. */
  suite: string[];
  /** Measures, and writes the result as `writeResult` does. */
  command: string;
  env?: Record<string, string>;
  report: (result: string) => Report;
};

/** The environment variable that names the file a measurement writes its result to. */
export const resultVariable = "VAGAS_BENCH_RESULT";

/** Passes a measurement to the part's report, or prints it if the measurement runs alone. */
export function writeResult(measured: object): void {
  writeFileSync(process.env[resultVariable] ?? "/dev/stdout", `${JSON.stringify(measured)}\n`);
}
