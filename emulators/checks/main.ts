import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
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

if (which === 'wet') {
  process.exit((await inTurn(wet)).every((code) => code === 0) ? 0 : 1);
}

for (const { report } of [...dry, starting, ...wet]) if (report) rmSync(report.file, { force: true });
mkdirSync(reports, { recursive: true });

const codes = new Map<Stage, number>();
for (const stage of which === 'dry' ? dry : [...dry, starting]) codes.set(stage, await runStage(stage));
if (which === 'everything') {
  const code = await follow('node', ['emulators/start.ts', '--run', 'node emulators/checks/main.ts wet']);
  for (const stage of wet) codes.set(stage, code === 0 ? 0 : stageCode(stage));
}

const results = [...codes].map(([stage, code]) => ({ name: stage.name, ...tally(stage.report, code) }));
const total = sum(results);
process.stdout.write(`\n${results.map(line).join('\n')}\n`);
finish(total);

/** One suite run holds several stages: a stage failed by itself only if its own report says so. */
function stageCode(stage: Stage): number {
  return tally(stage.report, 0).failed === 0 ? 0 : 1;
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

async function inTurn(stages: Stage[]): Promise<number[]> {
  const all: number[] = [];
  for (const stage of stages) all.push(await runStage(stage));
  return all;
}

async function runStage({ name, run, env }: Stage): Promise<number> {
  process.stdout.write(`\n== ${name}\n`);
  let worst = 0;
  for (const [tool = '', ...args] of run) worst = Math.max(worst, await follow(tool, args, env));
  return worst;
}

function follow(tool: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(join(bin, tool), args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((resolve) => child.once('error', () => resolve(127)).once('close', (code) => resolve(code ?? 1)));
}
