import { closed } from "../application.ts";
import { type Application, type End, type KeptApplication } from "./keptApplication.ts";
import { allKept, changeKept, keptBytes, removeKept } from "./keptStore.ts";
import { ifAlone } from "./oneTab.ts";
import { pageSender } from "./pageSender.ts";
import { rememberSent } from "../rememberSent.ts";
import { sendRound } from "./sendRound.ts";
import { updateHints } from "./waitingHints.ts";

/**
 * The end of a kept application, to be told. `of`: whose has its place, with 'another'. `unsent`: its file for another
 * form, null if the device has lost it; null if the application was sent.
 */
export type Ended = Pick<Application, "job" | "draft" | "written"> & {
  end: End | "closed";
  of?: string | undefined;
  unsent: { file: File | null } | null;
};

/**
 * Sends what is due, one tab at a time, and returns every end that nobody was told, also of what the service worker
 * has sent. `isFresh`: the line may be new.
 */
export async function sendWaiting(isFresh: boolean): Promise<Ended[]> {
  const ended = await ifAlone(async () => {
    if (navigator.onLine) await sendRound(pageSender, { isFresh, waited: false });
    const untold = (await allKept()).filter(({ end, isTold }) => end !== null && !isTold);
    return Promise.all(untold.map(take));
  });
  await updateHints();
  return ended ?? [];
}

/** Takes an end from the device. What asks for a new consent stays there, until its person gives it. */
async function take(kept: KeptApplication): Promise<Ended> {
  const { job, key, draft, written, fileName, endedAt } = kept;
  const jobId = job?.id ?? null;
  const end = kept.end!;
  if (end === "sent" || end === "already") {
    rememberSent(jobId, new Date(endedAt ?? Date.now()));
    await removeKept(key);
    return { job, draft, written, end, unsent: null };
  }
  const isClosed = end === "refused" && (await closed(jobId)) !== null;
  const bytes = await keptBytes(key);
  if (end === "consent") await changeKept(kept, () => ({ isTold: true }));
  else await removeKept(key);
  const file = bytes && new File([bytes], fileName);
  return { job, draft, written, end: isClosed ? "closed" : end, of: kept.of, unsent: { file } };
}
