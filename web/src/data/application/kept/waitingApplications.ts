import { deviceStorage } from "../../../state/browserStorage.ts";
import { createDeviceStore } from "../../../state/createStore.ts";
import { keptMark } from "./keptMark.ts";
import { noJob } from "../sentApplications.ts";

/**
 * What every page knows of a kept application without opening IndexedDB: a hint, which the pages keep up to date
 * (waitingHints.ts). Times in milliseconds.
 */
export type Waiting = {
  /** Both null: to the talent bank. */
  company: string | null;
  title: string | null;
  /** Whose it is; hints of earlier versions of the site lack it. */
  name?: string;
  keptAt: number;
  nextAt: number;
  /**
   * Waits for a line, for the quota of new accounts, for the night that removes an earlier one out of the talent bank, or
   * for its person, who has to confirm it.
   */
  waitsFor: "line" | "quota" | "tomorrow" | "person";
};

const key = "vagas-waiting-applications";

/** The storage key of an application to this job, or to the talent bank. */
export function waitingKey(jobId: string | null): string {
  return jobId ?? noJob;
}

/** With blocked storage: as long as the page. */
let unkept: Record<string, Waiting> = {};

/** The hints, by `waitingKey`. */
export const waiting = createDeviceStore<Record<string, Waiting>>(
  () => ({ ...unkept, ...(deviceStorage.read(key) as Record<string, Waiting> | null) }),
  (all) => {
    const written = deviceStorage.write(key, Object.keys(all).length > 0 ? all : null);
    unkept = written ? {} : all;
  },
);

/**
 * Whether something is kept that no hint tells of: browsers write localStorage to the disk seconds later, so a phone
 * that dies without battery loses the hint. False if the browser does not say.
 */
export async function isKeptUnhinted(): Promise<boolean> {
  if (Object.keys(waiting.get()).length > 0) return false;
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === keptMark);
}

/** Milliseconds until the next one is due, 0 for a due one; null: none waits. `isFresh`: the line may be new. */
export function dueIn(isFresh: boolean): number | null {
  const times = Object.values(waiting.get()).map(({ nextAt, waitsFor }) =>
    isFresh && waitsFor === "line" ? 0 : nextAt,
  );
  return times.length === 0 ? null : Math.max(0, Math.min(...times) - Date.now());
}
