import { isDeepStrictEqual } from "node:util";
import { FieldValue, type QueryDocumentSnapshot } from "firebase-admin/firestore";
import type { Context } from "../../context.ts";
import { withSkills } from "../../domain/talent/cardSkills.ts";
import type { ContactRequest } from "../../domain/talent/contactRequest.ts";
import { type TalentCard, talentCard } from "../../domain/talent/talentCard.ts";
import type { TalentPoolEntry } from "../../domain/talent/talentPoolEntry.ts";
import { execute, type Write } from "../../store/writes.ts";
import { cardIdOf, cardOf, type CardOwner, entriesOf, entriesOfCard } from "./cardOwner.ts";
import { agreesToCard, shownOf, type Shown } from "./shownEntry.ts";
import { removeContactRequests } from "./removeContactRequests.ts";

/**
 * Updates a person's card from the talent pool: it exists while an approved résumé and its consent do. Its requests go
 * with the consent at once, and a day after the card if only the approval is gone, which may come back. Repeats and any
 * order of events have the same result.
 */
export async function reconcileTalentCard(
  context: Context,
  secret: string,
  owner: CardOwner,
): Promise<void> {
  const { store } = context;
  const cardId = cardIdOf(owner, secret);
  const requestsOfCard = store.contactRequests.where("cardId", "==", cardId);
  const agrees = await store.firestore.runTransaction(async (transaction) => {
    const [cardDoc, entries] = await Promise.all([
      transaction.get(store.talentCards.doc(cardId)),
      entriesOf(store, transaction, owner),
    ]);
    const shown = await shownOf(store, transaction, entries);
    const jobId = shown?.candidate.jobId ?? null;
    const job = jobId === null ? null : (await transaction.get(store.jobs.doc(jobId))).data();
    const area = job?.type ?? null;
    const agrees = shown !== null || (await agreesToCard(store, transaction, owner));
    const isCardThere = shown !== null && cardDoc.exists;
    const requests = agrees && !isCardThere ? await transaction.get(requestsOfCard) : null;
    execute(store, transaction, [
      ...planTalentCard({ cardId, card: cardDoc, shown, entries, area }),
      ...planRequests(requests?.docs.map(notedOf) ?? [], shown !== null, context.now),
    ]);
    return agrees;
  });
  if (!agrees) await removeContactRequests(context, requestsOfCard);
}

/** A person's entries in the talent pool, the one that may be shown, and the area of the job it was sent for. */
type CardSnapshot = {
  cardId: string;
  card: { exists: boolean; data: () => TalentCard | undefined };
  shown: Shown | null;
  entries: TalentPoolEntry[];
  area: TalentCard["area"];
};

/** Creates, changes or removes a card, and writes its id to its entries. */
export function planTalentCard({ cardId, card, shown, entries, area }: CardSnapshot): Write[] {
  const named = entries
    .filter((entry) => entry.cardId !== cardId)
    .map(({ resumeId }) => ({ in: "talentPool", id: resumeId, update: { cardId } }) as const);
  if (shown === null)
    return !card.exists ? named : [...named, { in: "talentCards", id: cardId, delete: true }];
  const { entry, candidate } = shown;
  const before = card.data();
  // The job that gave the area may be deleted.
  const described = talentCard(cardId, entry, area ?? before?.area ?? null, entry.createdAt);
  const next = withSkills(described, candidate.writtenResume);
  if (isDeepStrictEqual(before, next)) return named;
  return [...named, { in: "talentCards", id: cardId, set: next }];
}

/** A request, and the note on it. By its field: a request that fits no schema keeps no card from being removed. */
function notedOf(row: QueryDocumentSnapshot<ContactRequest>): NotedRequest {
  return { id: row.id, cardGoneAt: row.get("cardGoneAt") as unknown };
}

type NotedRequest = { id: string; cardGoneAt?: unknown };

/** Notes on requests since when their person has no card, and removes the note once there is one again. */
export function planRequests(
  requests: readonly NotedRequest[],
  hasCard: boolean,
  now: Date,
): Write[] {
  return requests
    .filter(({ cardGoneAt }) => hasCard === (cardGoneAt !== undefined))
    .map(({ id }) => {
      const update = { cardGoneAt: hasCard ? FieldValue.delete() : now };
      return { in: "contactRequests", id, update } as const;
    });
}

/**
 * Removes the requests for a person without a card who agrees to none any more. Whoever leaves while their résumé waits
 * or is rejected has no entry in the talent pool, whose event would do it.
 */
export async function forgetRequests(context: Context, owner: CardOwner): Promise<void> {
  const { store } = context;
  const cardId = cardOf(context, owner);
  const hasLeft = await store.firestore.runTransaction(async (transaction) => {
    const card = await transaction.get(store.talentCards.doc(cardId));
    return !card.exists && !(await agreesToCard(store, transaction, owner));
  });
  if (hasLeft)
    await removeContactRequests(context, store.contactRequests.where("cardId", "==", cardId));
}

/**
 * Removes a card without an entry in the talent pool. Its requests are removed with it, or noted: a lost event does not
 * say whether its person left or was rejected, which may be taken back.
 */
export async function removeStrayCard(
  context: Context,
  cardId: string,
  requests: "removed" | "noted",
): Promise<void> {
  const { store } = context;
  const requestsOfCard = store.contactRequests.where("cardId", "==", cardId);
  const isStray = await store.firestore.runTransaction(async (transaction) => {
    const entries = await entriesOfCard(store, transaction, cardId);
    if ((await shownOf(store, transaction, entries)) !== null) return false;
    const kept = requests === "noted" ? (await transaction.get(requestsOfCard)).docs : [];
    execute(store, transaction, [
      { in: "talentCards", id: cardId, delete: true },
      ...planRequests(kept.map(notedOf), false, context.now),
    ]);
    return true;
  });
  if (isStray && requests === "removed") await removeContactRequests(context, requestsOfCard);
}
