import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../folders.ts';
import { dry, reports, starting, wet, type Stage } from './stages.ts';
import { sum, tally, type Tally } from './tally.ts';

/**
 * Runs every check, all of them even after a failure, and sums them up.
 *
 *   main.ts            everything: `npm test`
 *   main.ts dry        types, lint and unit tests: `npm run check`
 *   main.ts wet        what needs the suite up; started by this program, inside `start.ts --run`
 */
const which = process.argv[2] ?? 'everything';
const bin = join(root, 'node_modules', '.bin');
/** Where the run inside the suite leaves its stages' exit codes. */
const wetCodes = join(reports, 'wet.json');

if (which === 'wet') {
  writeFileSync(wetCodes, JSON.stringify(await runAll(wet)));
  process.exit(0);
}

for (const { report } of [...dry, starting, ...wet]) if (report) rmSync(report.file, { force: true });
rmSync(wetCodes, { force: true });
mkdirSync(reports, { recursive: true });

const isEverything = which === 'everything';
const codes = await runAll(isEverything ? [...dry, starting] : dry);
if (isEverything) {
  await follow('node', ['emulators/start.ts', '--run', 'node emulators/checks/main.ts wet']);
  Object.assign(codes, readCodes());
}

// A stage that was not reached, because the suite did not come up, failed.
const stages = isEverything ? [...dry, starting, ...wet] : dry;
const results = stages.map(({ name, report }) => ({ name, ...tally(report, codes[name] ?? 1) }));
process.stdout.write(`\n${results.map(line).join('\n')}\n`);
finish(sum(results));

function readCodes(): Record<string, number> {
  return existsSync(wetCodes) ? (JSON.parse(readFileSync(wetCodes, 'utf8')) as Record<string, number>) : {};
}

function line({ name, passed, failed }: Tally & { name: string }): string {
  return `${failed === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(10)}  ${passed} passed, ${failed} failed`;
}

/** The closing line; .ci/run asks for it in a file, to print it last of all. */
function finish({ passed, failed }: Tally): never {
  const closing = `${passed} passed, ${failed} failed\n`;
  if (process.env.VAGAS_SUMMARY === undefined) process.stdout.write(`\n${closing}`);
  else writeFileSync(process.env.VAGAS_SUMMARY, closing);
  process.exit(failed === 0 ? 0 : 1);
}

/** Runs stages in turn, all of them; returns their exit codes by name. */
async function runAll(stages: Stage[]): Promise<Record<string, number>> {
  const codes: Record<string, number> = {};
  for (const { name, run, env } of stages) {
    process.stdout.write(`\n== ${name}\n`);
    codes[name] = 0;
    for (const [tool = '', ...args] of run) codes[name] = Math.max(codes[name], await follow(tool, args, env));
  }
  return codes;
}

function follow(tool: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(join(bin, tool), args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((resolve) => child.once('error', () => resolve(127)).once('close', (code) => resolve(code ?? 1)));
}
