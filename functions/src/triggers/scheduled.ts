import { logger } from "firebase-functions";
import { onSchedule, type ScheduleOptions } from "firebase-functions/scheduler";
import { nextRun, type ScheduledFunction, schedules } from "../domain/health/schedules.ts";
import type { ServerRun } from "../domain/health/serverRun.ts";
import { town } from "../domain/town.ts";
import { theStore } from "../store/app.ts";
import type { Store } from "../store/store.ts";

/** A scheduled function, at the times `schedules` gives it, which records its last run. */
export function scheduled(
  name: ScheduledFunction,
  options: Omit<ScheduleOptions, "schedule" | "timeZone">,
  work: () => Promise<unknown>,
) {
  return onSchedule({ ...options, schedule: schedules[name], timeZone: town.timeZone }, () =>
    noteRun(theStore(), name, work),
  );
}

/**
 * Does the work and records in serverRuns/{name} when it began and ended, and how. Logs a failed record without
 * stopping the work; rethrows what the work throws.
 */
export async function noteRun(
  store: Store,
  name: ScheduledFunction,
  work: () => Promise<unknown>,
  clock = () => new Date(),
): Promise<void> {
  const startedAt = clock();
  const note = (outcome: ServerRun["outcome"], endedAt: Date | null) =>
    store.serverRuns
      .doc(name)
      .set({ startedAt, endedAt, outcome, nextAt: nextRun(schedules[name], startedAt) })
      .catch(() => logger.warn("A run could not be written down", { id: name, outcome }));
  await note("running", null);
  try {
    await work();
  } catch (error) {
    await note("failed", clock());
    throw error;
  }
  await note("done", clock());
}
