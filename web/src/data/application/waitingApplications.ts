import { noJob } from "./sentApplications.ts";

/**
 * What waits for a quota on this device, by job: `company` null to the talent bank, `tries` so far, instants in
 * milliseconds. What is sent lies in `waitingStore.ts`, which is loaded when it is due.
 */
export type Waiting = { company: string | null; tries: number; keptAt: number; nextAt: number };

const key = "vagas-waiting-applications";

/** As long as an application between upload and record (pendingApplication.ts), and not longer on a shared phone. */
export const waitsForMs = 23 * 60 * 60 * 1000;

const minute = 60_000;

/** The quota is one of an hour, for all behind one network address: whoever waits for it together does not ask together. */
const pauses = [1, 2, 4, 8, 15, 30, 60] as const;

/** When an application is tried again after so many tries; `chance` from 0 to 1 spreads those who wait together. */
export function nextTry(tries: number, now: number, chance = Math.random()): number {
  const pause = pauses[Math.min(tries, pauses.length) - 1] ?? pauses[0];
  return now + Math.round(pause * minute * (1 + chance / 2));
}

/** Where the device keeps an application to this job, or to the talent bank. */
export function waitingKey(jobId: string | null): string {
  return jobId ?? noJob;
}

/** Where storage is barred: as long as the page. */
let unkept: Record<string, Waiting> = {};

export function readWaiting(): Record<string, Waiting> {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, Waiting> | null;
    return { ...unkept, ...kept };
  } catch {
    return unkept;
  }
}

const listeners = new Set<() => void>();

/** Calls back when anything begins to wait, is tried or ends, in this tab or another; returns what ends that. */
export function onWaitingChanged(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Notes that this waits, or with null that it does not any more. */
export function writeWaiting(id: string, waiting: Waiting | null) {
  const { [id]: _before, ...others } = readWaiting();
  const all = waiting === null ? others : { ...others, [id]: waiting };
  unkept = {};
  try {
    if (Object.keys(all).length > 0) localStorage.setItem(key, JSON.stringify(all));
    else localStorage.removeItem(key);
  } catch {
    unkept = all;
  }
  listeners.forEach((listener) => listener());
}

/** Milliseconds until the next one is due, 0 for one that is; null: none waits. */
export function dueIn(now = Date.now()): number | null {
  const times = Object.values(readWaiting()).map(({ nextAt }) => nextAt);
  return times.length === 0 ? null : Math.max(0, Math.min(...times) - now);
}
