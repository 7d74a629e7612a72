import { spawnSync } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { findHidane } from './engines/hidane.ts';
import { findJava } from './engines/java.ts';
import { isJarAvailable } from './engines/officialJars.ts';
import { onPath } from './engines/onPath.ts';
import { root, sharedCache } from './folders.ts';
import { busyPorts } from './portHolders.ts';
import { ports, portOffset, type Service } from './ports.ts';

/** What `npm start` and `npm test` stand on, looked at one by one; `cure` says what to do where it is not there. */
type Symptom = { what: string; cure: string | null };

const well = (what: string): Symptom => ({ what, cure: null });

async function examine(): Promise<Symptom[]> {
  return [well(`Node ${process.versions.node} runs the scripts; the packages are those of the lock file`), await engine(), storageRules(), browser(), await freePorts(), room()];
}

async function engine(): Promise<Symptom> {
  const java = findJava();
  if (java !== null && (await isJarAvailable('firestore'))) return well(`Firestore: the official emulator, on ${java}`);
  const hidane = findHidane();
  if (hidane !== null) return well(`Firestore: hidane, ${hidane}`);
  const cargo = onPath('cargo');
  if (cargo !== null) return well(`Firestore: hidane will be built once by ${cargo}, two to four minutes, into ${sharedCache()}`);
  return { what: 'Firestore: no engine', cure: 'install Java 21 (adoptium.net) or Rust (rustup.rs), or npm install --no-save hidane' };
}

function storageRules(): Symptom {
  return well('Storage rules: the official emulator where Java serves it, else the runtime in emulators/storage-rules');
}

function browser(): Symptom {
  const named = process.env['CHROME_PATH'];
  const found = named ?? ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'].map((name) => onPath(name)).find((path) => path !== null);
  if (found) return well(`Browser for the tests: ${found}`);
  if (process.platform === 'linux' && process.arch === 'x64') return well('Browser for the tests: the one inside @sparticuz/chromium');
  return { what: 'Browser for the tests: none on PATH', cure: 'install Google Chrome or Chromium, or name one in CHROME_PATH' };
}

async function freePorts(): Promise<Symptom> {
  const busy = await busyPorts(ports, Object.keys(ports) as Service[]);
  if (busy.length === 0) return well(`Ports: all ${Object.keys(ports).length} are free (VAGAS_PORT_OFFSET=${portOffset()})`);
  return { what: `Ports: ${busy.length} in use`, cure: busy.join(' ') };
}

function room(): Symptom {
  const { bavail, bsize } = statfsSync(root);
  const disk = (bavail * bsize) / 2 ** 30;
  const memory = freemem() / 2 ** 30;
  const what = `Room: ${disk.toFixed(1)} GiB of disk, ${memory.toFixed(1)} GiB of memory`;
  if (disk >= 3 && memory >= 1.5) return well(what);
  return { what, cure: 'packages and engine want 3 GiB of disk, the suite with a browser 1.5 GiB of memory' };
}

/** Whether a clone has what git does not carry over: it warns about edits that would not be tested in a fresh clone. */
function clone(): Symptom {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (status !== 0) return well('Clone: no git here, which is fine');
  const files = stdout.split('\n').filter(Boolean).length;
  return well(files === 0 ? 'Clone: nothing uncommitted' : `Clone: ${files} files differ from the last commit`);
}

const symptoms = [...(await examine()), clone()];
for (const { what, cure } of symptoms) process.stdout.write(cure === null ? `  ok   ${what}\n` : `  !!   ${what}\n       ${cure}\n`);
const ills = symptoms.filter(({ cure }) => cure !== null).length;
process.stdout.write(ills === 0 ? '\nnpm start and npm test have what they need.\n' : `\n${ills} to mend.\n`);
process.exitCode = ills === 0 ? 0 : 1;
