import { writeFileSync } from 'node:fs';
import type { Bound } from './results.ts';

/** What a part found: for bench-results.json, for the screen, and what has to hold. */
export type Report = { figures: object; tables: string[]; bounds: Bound[] };

/** One measurement of the bench, which runs by itself too: `npm run bench -- <name>`. */
export type Part = {
  name: string;
  /** Options of the emulators it runs against. */
  suite: string[];
  /** Leaves what it measured in the file that `leftIn` names. */
  command: string;
  env?: Record<string, string>;
  report: (left: string) => Report;
};

/** Names in the environment the file that a measurement is left in. */
export const leftIn = 'VAGAS_BENCH_LEFT';

/** Leaves what was measured for the part's report. */
export function leave(measured: object): void {
  writeFileSync(process.env[leftIn] ?? '/dev/stdout', `${JSON.stringify(measured)}\n`);
}
