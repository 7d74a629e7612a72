import { isDeepStrictEqual } from "node:util";
import type { Desk } from "../../desk.ts";
import { talentCard } from "../../domain/talent/talentCard.ts";
import { cardIdOf, shownOf } from "./shownEntry.ts";
import { removeContactRequests } from "./removeContactRequests.ts";

/**
 * Brings the card of the person with an address up to what the talent pool says now: it is there while an approved
 * résumé and its consent are, and its requests go with it. Repeats and any order of events lead to the same end.
 */
export async function settleTalentCard(desk: Desk, secret: string, email: string): Promise<void> {
  const { store } = desk;
  const cardId = cardIdOf(email, secret);
  const isShown = await store.firestore.runTransaction(async (transaction) => {
    const cardRef = store.talentCards.doc(cardId);
    const [card, { shown, entries }] = await Promise.all([
      transaction.get(cardRef),
      shownOf(store, transaction, store.talentPool.where("email", "==", email)),
    ]);
    const jobId = shown?.candidate.jobId ?? null;
    const job = jobId === null ? null : (await transaction.get(store.jobs.doc(jobId))).data();
    for (const { resumeId, cardId: known } of entries)
      if (known !== cardId) transaction.update(store.talentPool.doc(resumeId), { cardId });
    if (shown === null) {
      if (card.exists) transaction.delete(cardRef);
      return false;
    }
    const { entry } = shown;
    const before = card.data();
    // The job that told the area may be gone by now.
    const next = talentCard(cardId, entry, job?.type ?? before?.area ?? null, entry.createdAt);
    if (!isDeepStrictEqual(before, next)) transaction.set(cardRef, next);
    return true;
  });
  if (!isShown)
    await removeContactRequests(desk, store.contactRequests.where("cardId", "==", cardId));
}

/** Removes a card that no entry of the talent pool stands behind, and its requests. */
export async function removeStrayCard(desk: Desk, cardId: string): Promise<void> {
  const { store } = desk;
  const isStray = await store.firestore.runTransaction(async (transaction) => {
    const { shown } = await shownOf(
      store,
      transaction,
      store.talentPool.where("cardId", "==", cardId),
    );
    if (shown === null) transaction.delete(store.talentCards.doc(cardId));
    return shown === null;
  });
  if (isStray)
    await removeContactRequests(desk, store.contactRequests.where("cardId", "==", cardId));
}
