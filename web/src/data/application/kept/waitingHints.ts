import { isOnlyToBeRemoved, type KeptApplication, keptForMs } from "./keptApplication.ts";
import { allKept } from "./keptStore.ts";
import { type Waiting, waiting } from "./waitingApplications.ts";

/** Has the hints say what the device keeps by now to be sent, or to be looked up. */
export async function updateHints(): Promise<void> {
  const all = (await allKept()).filter((kept) => !isOnlyToBeRemoved(kept));
  waiting.set(Object.fromEntries(all.map((kept) => [kept.key, hintOf(kept)])));
}

function hintOf({ job, draft, keptAt, nextAt, waitsFor, end, isTold }: KeptApplication): Waiting {
  const waitsForPerson = end !== null && isTold;
  return {
    company: job?.company ?? null,
    title: job?.title ?? null,
    name: draft.name,
    keptAt,
    nextAt: waitsForPerson ? keptAt + keptForMs : nextAt,
    waitsFor: waitsForPerson ? "person" : waitsFor,
  };
}
