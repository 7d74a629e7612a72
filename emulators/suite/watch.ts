import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { lastLines, type Child } from "./children.ts";
import { logs } from "../folders.ts";
import { outOfMemory } from "./heap.ts";
import { lookAt, type Look } from "../portHolders.ts";
import { host, ports, type Service } from "../ports.ts";
import { isAlive } from "./processes.ts";

export const emulatorLog = join(logs, "emulators.log");

const names: Record<string, string> = {
  emulators: "The emulator suite",
  mail: "The mail sink",
  vite: "Vite",
};

/** Resolves with a sentence and the log's last lines when one of `children` ends. */
export function firstEnd(children: Child[]): Promise<string> {
  return Promise.race(
    children.map(async (child) => {
      const why = await child.ended;
      const end = lastLines(child.log);
      return `${names[child.name]} ended (${why}).${outOfMemory(why, lastLines(child.log, 60))} The last lines of its log:\n${end}`;
    }),
  );
}

// Of five seconds each, because connections wait during a rush of requests.
const longestBusy = 12;

/**
 * Resolves when a port refuses connections, or leaves them waiting for a minute: firebase-tools keeps running when
 * one of its engines is killed.
 */
export async function firstSilence(listening: Service[]): Promise<string> {
  const busy = new Map<Service, number>();
  while (true) {
    await sleep(1_000, undefined, { ref: false });
    for (const service of listening) {
      const looks = busyLooks(await lookAt(ports[service]), busy.get(service) ?? 0);
      busy.set(service, looks);
      if (looks < longestBusy) continue;
      const log = service === "firestore" ? join(logs, "firestore-debug.log") : emulatorLog;
      return `${service} stopped answering on ${host}:${ports[service]}. The last lines of its log:\n${lastLines(log)}`;
    }
  }
}

/** How many checks in a row found the port busy; a refusal counts as the maximum. */
export function busyLooks(look: Look, before: number): number {
  if (look === "answers") return 0;
  return look === "refuses" ? longestBusy : before + 1;
}

/** Resolves when our Storage rules end: they have no port, and requests would wait for them forever. */
export async function storageRulesEnd(temporary: string): Promise<string> {
  const pidFile = join(temporary, "storage-rules.pid");
  while (!existsSync(pidFile) || isAlive(Number(readFileSync(pidFile, "utf8"))))
    await sleep(500, undefined, { ref: false });
  // They end with firebase-tools; its end is the cause, and is reported within this time.
  await sleep(500, undefined, { ref: false });
  return `The Storage rules runtime ended. The last lines of the log:\n${lastLines(emulatorLog)}`;
}
