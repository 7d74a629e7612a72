import { setTimeout as sleep } from "node:timers/promises";

/** A kill loses what came after the last save. */
const everyMillis = 120_000;

/** Saves the emulators' data into `folder` every two minutes, until the signal; reports a failed save. */
export async function saveNowAndThen(
  hub: string,
  folder: string,
  tell: (line: string) => void,
  signal: AbortSignal,
  every = everyMillis,
): Promise<void> {
  while (await isStill(every, signal)) {
    try {
      const response = await fetch(`${hub}/_admin/export`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ path: folder, initiatedBy: "start" }),
        signal,
      });
      if (!response.ok) throw new Error(await response.text());
    } catch (error) {
      if (!signal.aborted) tell(`The data could not be saved: ${(error as Error).message}`);
    }
  }
}

async function isStill(millis: number, signal: AbortSignal): Promise<boolean> {
  try {
    await sleep(millis, undefined, { ref: false, signal });
    return true;
  } catch {
    return false;
  }
}
