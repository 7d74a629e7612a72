import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buildFunctions, buildSite } from "./buildCode.ts";
import { lastLines, startChild, stopChildren } from "./children.ts";
import { findFirestoreEngine, stoppedEarly } from "../engines/firestoreEngine.ts";
import { findStorageRulesEngine } from "../engines/storageRulesEngine.ts";
import { startFirebase } from "./firebase.ts";
import { writeEmulatorConfig } from "./firebaseConfig.ts";
import { kept, root } from "../folders.ts";
import { answers, busyPorts } from "../portHolders.ts";
import { host, ports, viteEnv, viteServerEnv, type Service } from "../ports.ts";
import { leftovers } from "./leftovers.ts";
import { tagOwnProcesses } from "./processes.ts";
import { saveNowAndThen } from "./saving.ts";
import { emulatorLog, firstEnd, firstSilence, storageRulesEnd } from "./watch.ts";

export const emulatorNames = ["auth", "firestore", "storage", "functions", "hosting"] as const;
export type EmulatorName = (typeof emulatorNames)[number];

type SuiteOptions = {
  only: readonly EmulatorName[];
  /** Start with the data of the last run that kept it, and keep this run's. */
  keep: boolean;
  /** Serve the site by Vite, with hot reload, instead of building it for the Hosting emulator. */
  dev: boolean;
  /** Where progress goes. */
  tell: (line: string) => void;
  /** Aborts the start. */
  signal: AbortSignal;
};

export type Suite = {
  /** Whether it began with the data of an earlier run. */
  restored: boolean;
  /** Resolves with the event, and the log's last lines, when a part ends by itself. */
  crashed: Promise<string>;
  /** Ends every process the suite started. */
  stop: () => Promise<void>;
};

const longestStart = 300_000;

/** Starts the suite and waits until every part answers; throws what a person needs to know. */
export async function startSuite({ only, keep, dev, tell, signal }: SuiteOptions): Promise<Suite> {
  const listening = servicesOf(only, dev);
  await needFreePorts(only, listening);

  const firestore = await findFirestoreEngine({ tell, signal });
  const storageRules = await findStorageRulesEngine();
  if (only.includes("functions")) buildFunctions(tell);
  if (only.includes("hosting")) buildSite(tell);
  const configFile = writeEmulatorConfig(ports, dev ? ports.vite : ports.hosting);

  tell(startLine(only, firestore, storageRules));
  tagOwnProcesses();
  const restored = keep && existsSync(join(kept, "firebase-export-metadata.json"));
  const temporary = mkdtempSync(join(tmpdir(), "vagas-"));
  const firebase = startFirebase({
    configFile,
    firestore,
    storageRules,
    only,
    temporary,
    importKept: restored,
    exportOnExit: keep,
  });
  // A separate folder: by default all sinks share one, and each removes the others' mails at its start.
  const mail = startChild("mail", process.execPath, [join(root, "emulators", "mail", "main.ts")], {
    env: { TMPDIR: temporary },
  });
  const children = [firebase.child, mail];
  if (dev) children.push(startVite());

  const stopped = new AbortController();
  const stop = async () => {
    stopped.abort();
    await stopChildren(children, keep ? 30_000 : 8_000);
    rmSync(temporary, { recursive: true, force: true });
  };
  const crashed = Promise.race([firstEnd(children), storageRulesEnd(temporary)]);
  try {
    await Promise.race([
      firebase.ready.then(() => untilAllAnswer(listening)),
      crashed.then(fail),
      tooLong(),
      aborted(signal),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  if (keep) void saveNowAndThen(`http://${host}:${ports.hub}`, kept, tell, stopped.signal);
  return { restored, crashed: Promise.race([crashed, firstSilence(listening)]), stop };
}

/** Throws if ports are taken, naming the processes that hold them. */
async function needFreePorts(only: readonly EmulatorName[], listening: Service[]): Promise<void> {
  const wanted = only.includes("functions") ? [...listening, "debugger" as const] : listening;
  const busy = await busyPorts(ports, wanted);
  if (busy.length > 0) throw new Error(leftovers(ports, listening) ?? busy.join("\n"));
}

function startLine(
  only: readonly EmulatorName[],
  firestore: { kind: string },
  storageRules: { kind: string },
): string {
  const engines = [
    `Firestore by ${firestore.kind === "hidane" ? "hidane" : "the official emulator"}`,
    ...(only.includes("storage") && storageRules.kind === "official"
      ? ["Storage rules by the official runtime"]
      : []),
  ];
  return `Starting ${only.join(", ")} and the mail sink (${engines.join(", ")}): about 10 seconds.`;
}

function servicesOf(only: readonly EmulatorName[], dev: boolean): Service[] {
  const companions: Partial<Record<EmulatorName, Service[]>> = {
    firestore: ["firestoreWebsocket"],
    functions: ["eventarc", "tasks"],
  };
  const emulators = only.flatMap((name) => [name, ...(companions[name] ?? [])]);
  return [...emulators, "hub", "logging", "smtp", "mail", ...(dev ? (["vite"] as const) : [])];
}

function startVite() {
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  return startChild(
    "vite",
    process.execPath,
    [vite, "web", "--host", host, "--port", String(ports.vite), "--strictPort"],
    { env: { ...viteEnv(), ...viteServerEnv() } },
  );
}

async function untilAllAnswer(listening: Service[]): Promise<void> {
  for (const service of listening) while (!(await answers(ports[service]))) await sleep(100);
}

function fail(message: string): never {
  throw new Error(message);
}

async function tooLong(): Promise<never> {
  await sleep(longestStart, undefined, { ref: false });
  return fail(
    `The emulators are not up after ${longestStart / 1000} seconds. The last lines of their log:\n${lastLines(emulatorLog)}`,
  );
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(new Error(stoppedEarly));
    signal.addEventListener("abort", () => reject(new Error(stoppedEarly)), { once: true });
  });
}
