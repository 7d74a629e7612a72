import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './folders.ts';
import { ports, suiteEnv, viteEnv } from './ports.ts';
import { emulatorNames, startSuite, type EmulatorName, type Suite } from './suite.ts';

const { values } = parseArgs({
  options: {
    run: { type: 'string' },
    only: { type: 'string', default: emulatorNames.join(',') },
    keep: { type: 'boolean', default: false },
    'no-seed': { type: 'boolean', default: false },
  },
});

const stopRequested = new Promise<number>((resolve) => {
  for (const [name, code] of [['SIGINT', 130], ['SIGTERM', 143], ['SIGHUP', 129]] as const) process.on(name, () => resolve(code));
});

process.exitCode = await main();

async function main(): Promise<number> {
  let suite: Suite | null = null;
  try {
    suite = await startSuite({ only: values.only.split(',') as EmulatorName[], keep: values.keep, tell });
    if (!values['no-seed'] && !suite.restored) await seed();
    if (values.run === undefined) printTable();
    const end = await Promise.race([suite.crashed, stopRequested, ...(values.run === undefined ? [] : [run(values.run)])]);
    if (typeof end === 'number') return end;
    tell(end);
    return 1;
  } catch (error) {
    tell((error as Error).message);
    return 1;
  } finally {
    await suite?.stop();
  }
}

function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Runs a shell command against the suite; resolves with its exit code. */
function run(command: string): Promise<number> {
  const child = spawn(command, { shell: true, stdio: 'inherit', cwd: root, env: { ...process.env, ...suiteEnv(), ...viteEnv() } });
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}

async function seed(): Promise<void> {
  if (!existsSync(join(root, 'emulators', 'seed', 'seed.ts'))) return;
}

function printTable(): void {
  process.stdout.write(`Site  http://localhost:${ports.hosting}\nMail  http://localhost:${ports.mail}\n`);
}
