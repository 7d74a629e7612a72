import { deviceStorage } from "../../state/browserStorage.ts";
import { createDeviceStore } from "../../state/createStore.ts";
import { noJob } from "./sentApplications.ts";

/**
 * Applications that wait for the quota on this device, by job: `company` null to the talent bank, `tries` so far,
 * times in milliseconds. `waitingStore.ts`, loaded when one is due, holds the content.
 */
export type Waiting = { company: string | null; tries: number; keptAt: number; nextAt: number };

const key = "vagas-waiting-applications";

/** As long as an application between upload and record (pendingApplication.ts), and no longer on a shared phone. */
export const waitsForMs = 23 * 60 * 60 * 1000;

const minute = 60_000;

/** The quota is hourly, for everybody behind one network address, so those who wait together do not ask together. */
const pauses = [1, 2, 4, 8, 15, 30, 60] as const;

/** When an application is retried after this many tries; `chance` from 0 to 1 spreads those who wait together. */
export function nextTry(tries: number, now: number, chance = Math.random()): number {
  const pause = pauses[Math.min(tries, pauses.length) - 1] ?? pauses[0];
  return now + Math.round(pause * minute * (1 + chance / 2));
}

/** The storage key of an application to this job, or to the talent bank. */
export function waitingKey(jobId: string | null): string {
  return jobId ?? noJob;
}

/** With blocked storage: as long as the page. */
let unkept: Record<string, Waiting> = {};

const waiting = createDeviceStore<Record<string, Waiting>>(
  () => ({ ...unkept, ...(deviceStorage.read(key) as Record<string, Waiting> | null) }),
  (all) => {
    const written = deviceStorage.write(key, Object.keys(all).length > 0 ? all : null);
    unkept = written ? {} : all;
  },
);

export function readWaiting(): Record<string, Waiting> {
  return waiting.get();
}

/**
 * Calls back when an application begins to wait, is tried or ends, in this tab or another; returns a function that
 * unsubscribes.
 */
export function onWaitingChanged(listener: () => void): () => void {
  return waiting.subscribe(listener);
}

/** Records that this application waits, or with null that it no longer does. */
export function writeWaiting(id: string, next: Waiting | null) {
  const { [id]: _before, ...others } = readWaiting();
  waiting.set(next === null ? others : { ...others, [id]: next });
}

/** Milliseconds until the next one is due, 0 for a due one; null: none waits. */
export function dueIn(now = Date.now()): number | null {
  const times = Object.values(readWaiting()).map(({ nextAt }) => nextAt);
  return times.length === 0 ? null : Math.max(0, Math.min(...times) - now);
}
