import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../emulators/folders.ts';
import { boundsOf } from './bounds.ts';
import { type FirstVisit, firstVisitsIn, type Reads, readsIn, resultsFile } from './results.ts';
import { boundsTable, readsTable, scriptsTable, searchTable } from './table.ts';

/**
 * Counts what the board costs: documents read for each visit while it grows to 20,000 jobs, rows read for each row of
 * a search, bytes of scripts of a first visit. Prints the tables, leaves bench-results.json, fails on a broken bound.
 */
const folder = mkdtempSync(join(tmpdir(), 'vagas-bench-'));
const files = { [readsIn]: join(folder, 'reads.json'), [firstVisitsIn]: join(folder, 'first-visits.jsonl') };
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
rmSync(resultsFile, { force: true });

insideSuite(['--no-seed', '--only', 'firestore'], 'node tests/bench/reads.ts');
const reads = JSON.parse(measured(readsIn)) as Reads;

// The tests of the same visits may fail, on a bound: the numbers say which.
const code = insideSuite([], 'playwright test --config tests/e2e/playwright.config.ts visitor-loads-little');
const visits = measured(firstVisitsIn).trim().split('\n').map((line) => JSON.parse(line) as FirstVisit);

const bounds = boundsOf(reads, visits);
writeFileSync(resultsFile, `${JSON.stringify({ at: new Date().toISOString(), ...reads, visits, bounds }, null, 2)}\n`);
process.stdout.write(`\n${[readsTable(reads), searchTable(reads), scriptsTable(visits), boundsTable(bounds)].join('\n\n')}\n`);
process.exit(code !== 0 || bounds.some(({ value, atMost }) => value > atMost) ? 1 : 0);

/** Runs a command against emulators of its own; returns its exit code. */
function insideSuite(options: string[], command: string): number {
  const run = spawnSync(process.execPath, [join(root, 'emulators', 'start.ts'), ...options, '--run', command], {
    cwd: root, stdio: 'inherit', env: { ...process.env, ...files },
  });
  return run.status ?? 1;
}

/** What a measurement left; without it there is nothing to sum up. */
function measured(name: typeof readsIn | typeof firstVisitsIn): string {
  const file = files[name];
  if (existsSync(file)) return readFileSync(file, 'utf8');
  process.stderr.write('The measurement did not come to its end; its message is above.\n');
  process.exit(1);
}
