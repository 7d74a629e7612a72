import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './folders.ts';
import { suiteEnv, viteEnv } from './ports.ts';
import { killOwnProcesses } from './processes.ts';
import { emulatorNames, startSuite, type EmulatorName, type Suite } from './suite.ts';
import { table } from './table.ts';

/**
 * Brings the suite up, seeds it, prints where everything is, and stays until Ctrl-C.
 *
 *   --run "<command>"  runs the command against the suite instead, and ends with its exit code
 *   --dev              the site by Vite, with hot reload
 *   --keep             begins with the data of the last run that kept it, and keeps this one's
 *   --no-seed          begins empty
 *   --only a,b         some emulators only: auth, firestore, storage, functions, hosting
 */
const { values } = parseArgs({
  options: {
    run: { type: 'string' },
    dev: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    'no-seed': { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});

const stop = new AbortController();
let exitCode = 0;
let stopAskedAt = 0;
for (const [name, code] of [['SIGINT', 130], ['SIGTERM', 143], ['SIGHUP', 129]] as const) {
  process.on(name, () => {
    if (!stop.signal.aborted) {
      stopAskedAt = Date.now();
      exitCode = code;
      stop.abort();
    } else if (Date.now() - stopAskedAt > 1_000) {
      // Who asks twice does not want to wait. (npm passes on the terminal's one Ctrl-C a second time.)
      void killOwnProcesses().then(() => process.exit(code));
    }
  });
}

let suite: Suite | null = null;
try {
  suite = await startSuite({ only: chosen(), keep: values.keep, dev: values.dev, tell, signal: stop.signal });
  const crashed = suite.crashed.then((what) => {
    throw new Error(what);
  });
  const code = await Promise.race([work(suite), crashed, stopped()]);
  if (!stop.signal.aborted) exitCode = code;
} catch (error) {
  // A stop that was asked for may look like a failure on its way; its code stands.
  exitCode ||= 1;
  tell((error as Error).message);
} finally {
  await suite?.stop();
}
process.exit(exitCode);

async function work({ restored }: Suite): Promise<number> {
  if (!values['no-seed'] && !restored) {
    const code = await run(process.execPath, [join(root, 'emulators', 'runSeed.ts')], false);
    if (code !== 0) throw new Error('The seed failed; its message is above.');
  }
  if (values.run !== undefined) return run(values.run, [], true);
  process.stdout.write(table(values.dev));
  return stopped();
}

/** Runs a program against the suite; resolves with its exit code. */
function run(command: string, args: string[], shell: boolean): Promise<number> {
  const env = { ...process.env, ...suiteEnv(), ...viteEnv() };
  const child = spawn(command, args, { shell, stdio: 'inherit', cwd: root, env, signal: stop.signal });
  return new Promise((resolve) => child.once('error', () => resolve(1)).once('close', (code) => resolve(code ?? 1)));
}

function stopped(): Promise<number> {
  return new Promise((resolve) => stop.signal.addEventListener('abort', () => resolve(exitCode), { once: true }));
}

function chosen(): EmulatorName[] {
  const wanted = values.only?.split(',') ?? emulatorNames;
  return emulatorNames.filter((name) => wanted.includes(name) && !(values.dev && name === 'hosting'));
}

function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}
