import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { lastLines, type Child } from "./children.ts";
import { logs } from "../folders.ts";
import { answers } from "../portHolders.ts";
import { host, ports, type Service } from "../ports.ts";
import { isAlive } from "./processes.ts";

export const emulatorLog = join(logs, "emulators.log");

const names: Record<string, string> = {
  emulators: "The emulator suite",
  mail: "The mail sink",
  vite: "Vite",
};

/** Resolves with a sentence and the last lines of its log when one of `children` ends. */
export function firstEnd(children: Child[]): Promise<string> {
  return Promise.race(
    children.map(async (child) => {
      const why = await child.ended;
      return `${names[child.name]} ended (${why}). The last lines of its log:\n${lastLines(child.log)}`;
    }),
  );
}

/** Resolves when a port falls silent: firebase-tools lives on after an engine of its own was killed. */
export async function firstSilence(listening: Service[]): Promise<string> {
  while (true) {
    await sleep(1_000, undefined, { ref: false });
    for (const service of listening) {
      if (await answers(ports[service])) continue;
      const log = service === "firestore" ? join(logs, "firestore-debug.log") : emulatorLog;
      return `${service} stopped answering on ${host}:${ports[service]}. The last lines of its log:\n${lastLines(log)}`;
    }
  }
}

/** Resolves when our Storage rules end: they listen nowhere, and requests would wait for them for ever. */
export async function storageRulesEnd(temporary: string): Promise<string> {
  const pidFile = join(temporary, "storage-rules.pid");
  while (!existsSync(pidFile) || isAlive(Number(readFileSync(pidFile, "utf8"))))
    await sleep(500, undefined, { ref: false });
  return `The Storage rules runtime ended. The last lines of the log:\n${lastLines(emulatorLog)}`;
}
