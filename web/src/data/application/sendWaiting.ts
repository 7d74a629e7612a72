import { consentVersion } from "@vagas/functions/domain/application/candidate";
import { hasOwnAccount } from "./applicant.ts";
import { attemptApplication, type Sending } from "./application.ts";
import { ifAlone } from "./oneTab.ts";
import {
  nextTry,
  readWaiting,
  type Waiting,
  waitsForMs,
  writeWaiting,
} from "./waitingApplications.ts";
import { getApplication, removeApplication } from "./waitingStore.ts";

/** The result of a waiting application; 'lost': too late, or no longer on the device. */
export type Ended = { company: string | null; outcome: Sending["outcome"] | "lost" };

/**
 * Sends what is due, one tab at a time, and returns the results. While a company or the administrator is signed in
 * nothing is sent, because it would use their account.
 */
export async function sendWaiting(now = Date.now()): Promise<Ended[]> {
  const ended = await ifAlone(async () => {
    if (await hasOwnAccount()) return [];
    const all: (Ended | null)[] = [];
    for (const [id, waiting] of Object.entries(readWaiting()))
      if (waiting.nextAt <= now) all.push(await sendOne(id, waiting, now));
    return all.filter((one) => one !== null);
  });
  return ended ?? [];
}

async function sendOne(id: string, waiting: Waiting, now: number): Promise<Ended | null> {
  const outcome = await tryOne(id, waiting, now);
  // Cancelled meanwhile, in this tab or another.
  if (readWaiting()[id] === undefined) return null;
  if (outcome === "busy" || outcome === "failed") {
    const tries = waiting.tries + 1;
    writeWaiting(id, { ...waiting, tries, nextAt: nextTry(tries, now) });
    return null;
  }
  writeWaiting(id, null);
  await removeApplication(id);
  return { company: waiting.company, outcome };
}

async function tryOne(id: string, { keptAt }: Waiting, now: number): Promise<Ended["outcome"]> {
  if (now - keptAt >= waitsForMs) return "lost";
  const kept = await getApplication(id);
  // A consent to another text has to be given again.
  if (kept === null || kept.consentVersion !== consentVersion) return "lost";
  const { signal } = new AbortController();
  return (await attemptApplication(kept, () => undefined, signal, false)).outcome;
}
