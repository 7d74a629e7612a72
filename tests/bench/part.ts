import { writeFileSync } from "node:fs";

/** What must hold: a figure and the most it may be. */
export type Bound = { what: string; value: number; atMost: number };

/** What a part found: for bench-results.json, for the screen, and what has to hold. */
export type Report = { figures: object; tables: string[]; bounds: Bound[] };

/** One measurement of the bench, which runs by itself too: `npm run bench -- <name>`. */
export type Part = {
  name: string;
  /** Options of the emulators it runs against. */
  suite: string[];
  /** Measures, and writes the result as `writeResult` does. */
  command: string;
  env?: Record<string, string>;
  report: (result: string) => Report;
};

/** The environment variable that names the file a measurement writes its result to. */
export const resultVariable = "VAGAS_BENCH_RESULT";

/** Hands what was measured to the part's report; a measurement that is run by itself prints it. */
export function writeResult(measured: object): void {
  writeFileSync(process.env[resultVariable] ?? "/dev/stdout", `${JSON.stringify(measured)}\n`);
}
