import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../folders.ts';
import { dry, engine, reports, starting, wet, type Stage } from './stages.ts';
import { sum, tally, type Tally } from './tally.ts';

/**
 * Runs every check, all of them even after a failure, and sums them up.
 *
 *   main.ts            everything: `npm test`
 *   main.ts dry        types, lint and unit tests: `npm run check`
 */
const stages = process.argv[2] === 'dry' ? dry : [...dry, engine, starting, ...wet];
const bin = join(root, 'node_modules', '.bin');

for (const { report } of stages) if (report) rmSync(report.file, { force: true });
mkdirSync(reports, { recursive: true });

const results: (Tally & { name: string })[] = [];
for (const stage of stages) {
  const started = Date.now();
  const code = await runStage(stage);
  results.push({ name: stage.name, ...tally(stage.report, code) });
  process.stdout.write(`== ${stage.name} took ${Math.round((Date.now() - started) / 1000)} s\n`);
}
process.stdout.write(`\n${results.map(line).join('\n')}\n`);
finish(sum(results));

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

/** Runs the stage's programs, all of them; the worst exit code. */
async function runStage({ name, run, env, suite }: Stage): Promise<number> {
  process.stdout.write(`\n== ${name}\n`);
  let worst = 0;
  for (const [tool = '', ...args] of run) {
    const code = suite ? await follow('node', ['emulators/start.ts', ...suite, '--run', [tool, ...args].map(quoted).join(' ')], env) : await follow(tool, args, env);
    worst = Math.max(worst, code);
  }
  return worst;
}

/** A word as the shell takes it whole. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}

function follow(tool: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(join(bin, tool), args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((resolve) => child.once('error', () => resolve(127)).once('close', (code) => resolve(code ?? 1)));
}
