import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lastLines, startChild, type Child } from './children.ts';
import { buildFunctions, buildSite } from './build.ts';
import { findFirestoreEngine } from './engines/firestoreEngine.ts';
import { findStorageRulesEngine } from './engines/storageRules.ts';
import { startFirebase } from './firebase.ts';
import { writeEmulatorConfig } from './firebaseConfig.ts';
import { kept, logs, root } from './folders.ts';
import { answers, busyPorts } from './portHolders.ts';
import { host, ports, suiteEnv, type Service } from './ports.ts';
import { isAlive, killTagged, signal, suiteTag, taggedProcesses } from './processes.ts';

export const emulatorNames = ['auth', 'firestore', 'storage', 'functions', 'hosting'] as const;
export type EmulatorName = (typeof emulatorNames)[number];

const emulatorLog = join(logs, 'emulators.log');
const longestStart = 120_000;

export type SuiteOptions = {
  only: readonly EmulatorName[];
  keep: boolean;
  tell: (line: string) => void;
};

export type Suite = {
  /** Whether it began with the data of an earlier run. */
  restored: boolean;
  /** Resolves with what happened, and the last lines of the log, when a part ends by itself. */
  crashed: Promise<string>;
  /** Ends every process the suite started. */
  stop: () => Promise<void>;
};

/** Brings the suite up and waits until every part answers; throws what a person needs to know. */
export async function startSuite({ only: asked, keep, tell }: SuiteOptions): Promise<Suite> {
  const only = asked.filter((name) => existsSync(join(root, name === 'functions' ? 'functions/src/index.ts' : name === 'hosting' ? 'web/index.html' : '.')));
  const listening = servicesOf(only);
  const busy = await busyPorts(ports, only.includes('functions') ? [...listening, 'debugger'] : listening);
  if (busy.length > 0) throw new Error(busy.join('\n'));

  const firestore = await findFirestoreEngine({ tell });
  const storageRules = await findStorageRulesEngine();
  if (only.includes('functions')) buildFunctions(tell);
  if (only.includes('hosting')) buildSite(tell);

  const restored = keep && existsSync(join(kept, 'firebase-export-metadata.json'));
  const temporary = mkdtempSync(join(tmpdir(), 'vagas-'));
  const tag = `${process.pid}-${Date.now()}`;
  const env = { ...process.env, [suiteTag]: tag };

  tell(`Starting ${only.join(', ')} and mail (Firestore by ${firestore.kind === 'hidane' ? 'hidane' : 'the official emulator'}); about 10 seconds.`);
  const mail = startChild('mail', process.execPath, [join(root, 'emulators', 'mail', 'main.ts')], { cwd: root, env: { ...env, ...suiteEnv() } });
  const firebase = startFirebase({
    configFile: writeEmulatorConfig(ports),
    firestore, storageRules, only, temporary, env,
    importKept: restored,
    exportOnExit: keep,
  });

  const children = [firebase.child, mail];
  const stop = async () => {
    await stopAll(children, tag, keep);
    rmSync(temporary, { recursive: true, force: true });
  };
  const crashed = Promise.race([firstEnd(children), rulesEnd(temporary)]);
  const failed = crashed.then((what) => Promise.reject<never>(new Error(what)));
  try {
    await Promise.race([firebase.ready.then(() => untilAllAnswer(listening)), failed, tooLong()]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { restored, crashed: Promise.race([crashed, firstSilence(listening)]), stop };
}

function servicesOf(only: readonly EmulatorName[]): Service[] {
  const more: Partial<Record<EmulatorName, Service[]>> = { firestore: ['firestoreWebsocket'], functions: ['eventarc', 'tasks'] };
  return [...only.flatMap((name) => [name, ...(more[name] ?? [])]), 'hub', 'logging', 'smtp', 'mail'];
}

async function firstEnd(children: Child[]): Promise<string> {
  return Promise.race(
    children.map(async (child) => {
      const why = await child.ended;
      return `${child.name === 'mail' ? 'The mail sink' : 'The emulator suite'} ended (${why}). Its last lines:\n${lastLines(child.log)}`;
    }),
  );
}

async function untilAllAnswer(listening: Service[]): Promise<void> {
  for (const service of listening) while (!(await answers(ports[service]))) await sleep(100);
}

async function tooLong(): Promise<never> {
  await sleep(longestStart, undefined, { ref: false });
  throw new Error(`The emulators are not up after ${longestStart / 1000} seconds. The last lines of their log:\n${lastLines(emulatorLog)}`);
}

/** firebase-tools lives on when an engine is killed: what stops answering is found by asking. */
async function firstSilence(listening: Service[]): Promise<string> {
  while (true) {
    await sleep(1_000, undefined, { ref: false });
    for (const service of listening) {
      if (await answers(ports[service])) continue;
      const log = service === 'firestore' ? join(logs, 'firestore-debug.log') : emulatorLog;
      return `${service} stopped answering on ${host}:${ports[service]}. The last lines of its log:\n${lastLines(log)}`;
    }
  }
}

/** Storage rules listen nowhere; requests would wait for them for ever. */
async function rulesEnd(temporary: string): Promise<string> {
  const pidFile = join(temporary, 'storage-rules.pid');
  while (!existsSync(pidFile) || isAlive(Number(readFileSync(pidFile, 'utf8')))) await sleep(500, undefined, { ref: false });
  return `The Storage rules runtime ended. The last lines of the log:\n${lastLines(emulatorLog)}`;
}

/** Asks firebase-tools to stop in order (it exports first, when it keeps data), then ends what is left. */
async function stopAll(children: Child[], tag: string, keep: boolean): Promise<void> {
  for (const child of children) if (child.process.pid !== undefined && child.process.exitCode === null) signal(-child.process.pid, 'SIGINT');
  const patience = sleep(keep ? 30_000 : 8_000, undefined, { ref: false });
  await Promise.race([Promise.all(children.map((child) => child.ended)), patience]);
  for (let round = 0; round < 20 && taggedProcesses(tag).length > 0; round++) {
    killTagged(tag);
    await sleep(50);
  }
}
