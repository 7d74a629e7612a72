import { consentVersion } from "@vagas/functions/domain/application/consent";
import {
  type End,
  hourlyTries,
  isOnlyToBeRemoved,
  type KeptApplication,
  keptForMs,
  nextTry,
} from "./keptApplication.ts";
import { allKept, changeKept, removeKept, removeKeptFile } from "./keptStore.ts";
import { type Sender, sendKept, type Try } from "./sendKept.ts";

/**
 * Tries every kept application that is due, under the lock (oneTab.ts). `isFresh`: the line may be new, so what waits for
 * one is due too. While a company or the administrator is signed in nothing is sent, because it would use their
 * account. Returns whether any still waits.
 */
export async function sendRound(
  sender: Sender,
  { isFresh, waited }: { isFresh: boolean; waited: boolean },
): Promise<boolean> {
  const now = Date.now();
  const open = (await allKept()).filter(({ end }) => end === null || end === "consent");
  const isHeld = open.length > 0 && (await sender.hasOwnAccount());
  let waits = false;
  for (const kept of open) {
    const end = endBefore(kept, now);
    if (end) await endKept(kept, end);
    else if (isHeld || !isDue(kept, isFresh, now)) waits = true;
    else if (!(await settleTry(kept, await sendKept(kept, sender, waited), now))) waits = true;
  }
  return waits;
}

/** Why an application is no longer sent, without asking anybody; null: it is. */
function endBefore(kept: KeptApplication, now: number): End | null {
  if (isOnlyToBeRemoved(kept)) return "takenBack";
  if (now - kept.keptAt >= keptForMs) return "lost";
  // What may have arrived is looked up, and never written again without this consent.
  const mayExist = kept.upload?.isRecordSent === true;
  return kept.record.consentVersion !== consentVersion && !mayExist ? "consent" : null;
}

function isDue({ nextAt, waitsFor }: KeptApplication, isFresh: boolean, now: number): boolean {
  return nextAt <= now || (isFresh && waitsFor === "line");
}

/** What an application waits for after a try that did not end it. */
const waitsAfter = { failed: "line", busy: "quota", tomorrow: "tomorrow" } as const;

/** Stores what a try has led to; false: the application still waits. */
export async function settleTry(
  kept: KeptApplication,
  tried: Try,
  now = Date.now(),
): Promise<boolean> {
  const { outcome } = tried;
  if (isNotSent(tried) && kept.isTakenBack) await endKept(kept, "takenBack");
  else if (outcome === "failed" || outcome === "busy" || outcome === "tomorrow") {
    await changeKept(kept, (before) => {
      const tries = outcome === "tomorrow" ? hourlyTries : before.tries + 1;
      return { tries, nextAt: nextTry(tries, now), waitsFor: waitsAfter[outcome] };
    });
    return false;
  } else if (tried.outcome === "another") await endKept(kept, "another", tried.written.name);
  else await endKept(kept, outcome === "cancelled" ? "takenBack" : outcome);
  return true;
}

/** Whether the try has shown that the application has not arrived, and another record is in its place. */
export function isNotSent({ outcome }: Try): boolean {
  return outcome === "another" || outcome === "withdrawn" || outcome === "tomorrow";
}

/** Ends of which nothing more is needed than their telling. */
const over = new Set<End>(["sent", "already", "takenBack"]);

/** Stores an end, for its person to be told; `of`: whose application is in its place. */
async function endKept(kept: KeptApplication, end: End, of?: string): Promise<void> {
  // What was told of a new consent is told again when it ends for good.
  const ended = await changeKept(kept, (now) => ({
    end,
    endedAt: Date.now(),
    isTold: now.isTold && now.end === end,
    ...(of !== undefined && { of }),
  }));
  if (!ended) return;
  if (end === "takenBack") await removeKept(kept.key);
  else if (over.has(end)) await removeKeptFile(kept.key);
}
