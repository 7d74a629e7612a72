import { consentVersion } from "@vagas/functions/domain/application/consent";
import { type End, type KeptApplication, keptForMs, nextTry } from "./keptApplication.ts";
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
  if (now - kept.keptAt >= keptForMs) return "lost";
  // What may have arrived is looked up, and never written again without this consent.
  const mayExist = kept.upload?.isRecordSent === true;
  return kept.record.consentVersion !== consentVersion && !mayExist ? "consent" : null;
}

function isDue({ nextAt, waitsFor }: KeptApplication, isFresh: boolean, now: number): boolean {
  return nextAt <= now || (isFresh && waitsFor === "line");
}

/** Stores what a try has led to; false: the application still waits. */
export async function settleTry(
  kept: KeptApplication,
  { outcome }: Try,
  now = Date.now(),
): Promise<boolean> {
  if (outcome === "failed" || outcome === "busy") {
    const waitsFor = outcome === "busy" ? "quota" : "line";
    await changeKept(kept, ({ tries }) => ({
      tries: tries + 1,
      nextAt: nextTry(tries + 1, now),
      waitsFor,
    }));
    return false;
  }
  await endKept(kept, outcome === "cancelled" ? "takenBack" : outcome);
  return true;
}

/** Ends of which nothing more is needed than their telling. */
const over = new Set<End>(["sent", "already", "takenBack"]);

/** Stores an end, for its person to be told. */
async function endKept(kept: KeptApplication, end: End): Promise<void> {
  // What was told of a new consent is told again when it ends for good.
  const ended = await changeKept(kept, (now) => ({
    end,
    endedAt: Date.now(),
    isTold: now.isTold && now.end === end,
  }));
  if (!ended) return;
  if (end === "takenBack") await removeKept(kept.key);
  else if (over.has(end)) await removeKeptFile(kept.key);
}
