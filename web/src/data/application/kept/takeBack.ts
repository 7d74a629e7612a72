import { allKept, changeKept, getKept, removeKept } from "./keptStore.ts";
import type { KeptApplication } from "./keptApplication.ts";
import { whenFree } from "./oneTab.ts";
import { sentFromHere } from "../sentApplications.ts";
import { waiting, waitingKey } from "./waitingApplications.ts";
import { updateHints } from "./waitingHints.ts";

/** 'sent': it had arrived. 'unsure': it may have, which the next line shows; it is not sent any more. */
type TakenBack = "takenBack" | "sent" | "unsure";

/**
 * Takes back a kept application to this job, or to the talent bank: it is either sent or taken back, because whoever
 * sends holds the same lock, and looks for the mark before the record.
 */
export async function takeBack(jobId: string | null): Promise<TakenBack> {
  const kept = await getKept(waitingKey(jobId));
  if (kept) await changeKept(kept, () => ({ isTakenBack: true }));
  const result = kept ? await whenFree(() => settle(kept, jobId)) : "takenBack";
  await updateHints();
  return result ?? "unsure";
}

async function settle({ key, keptAt }: KeptApplication, jobId: string | null): Promise<TakenBack> {
  const kept = await getKept(key);
  if (kept?.keptAt !== keptAt) return hasArrived(jobId, keptAt) ? "sent" : "takenBack";
  if (kept.end === "sent" || kept.end === "already") return "sent";
  if (kept.upload?.isRecordSent) return lookUp(kept);
  await removeKept(key);
  return "takenBack";
}

/** Whether this device knows of a record that was written after this time. */
function hasArrived(jobId: string | null, keptAt: number): boolean {
  return (sentFromHere(jobId)?.getTime() ?? 0) >= keptAt;
}

/** A record was sent and no answer came. */
async function lookUp(kept: KeptApplication): Promise<TakenBack> {
  try {
    const [{ sendKept }, { pageSender }, { isNotSent, settleTry }] = await Promise.all([
      import("./sendKept.ts"),
      import("./pageSender.ts"),
      import("./sendRound.ts"),
    ]);
    // Marked as taken back, it is looked up and not written.
    const result = await sendKept(kept, pageSender, true);
    await settleTry(kept, result);
    if (result.outcome === "sent" || result.outcome === "already") return "sent";
    return result.outcome === "cancelled" || isNotSent(result) ? "takenBack" : "unsure";
  } catch {
    return "unsure";
  }
}

/** Removes every kept application from a shared device, whoever wrote it. */
export async function forgetAllKept(): Promise<void> {
  const all = await allKept();
  await Promise.all(all.map((kept) => changeKept(kept, () => ({ isTakenBack: true }))));
  const remove = () => Promise.all(all.map(({ key }) => removeKept(key)));
  if ((await whenFree(remove)) === null) await remove();
  waiting.set({});
}
