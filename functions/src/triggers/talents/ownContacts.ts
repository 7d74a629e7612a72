import type { DocumentSnapshot } from "firebase-admin/firestore";
import { type OwnContact, ownContact } from "../../domain/talent/contactRequest.ts";
import type { TalentPoolEntry } from "../../domain/talent/talentPoolEntry.ts";
import type { Context } from "../../context.ts";
import { entriesOfCard } from "./cardOwner.ts";
import { isOfAccount, shownOf } from "./shownEntry.ts";

/** More applications than anybody sends, and more companies than may wait for one person. */
const most = 50;

/** The requests for the person with an address, newest first. */
export async function contactsOf({ store }: Context, email: string): Promise<OwnContact[]> {
  const entries = await store.talentPool.where("email", "==", email).limit(most).get();
  const cardIds = new Set(entries.docs.flatMap((row) => row.data().cardId ?? []));
  return requestsFor(store, cardIds);
}

/**
 * Those for the person all of whose entries were sent from an anonymous account, because an address alone is unproved.
 */
export async function contactsOnDevice({ store }: Context, uid: string): Promise<OwnContact[]> {
  const sent = await store.candidates.where("uid", "==", uid).limit(most).get();
  const applied = sent.docs.map(({ id }) => id);
  const cardIds = new Set<string>();
  for (const cardId of await cardsOf(store, applied)) {
    const shown = await store.firestore.runTransaction(async (transaction) =>
      shownOf(store, transaction, await entriesOfCard(store, transaction, cardId)),
    );
    if (shown !== null && isOfAccount(shown, uid)) cardIds.add(cardId);
  }
  return requestsFor(store, cardIds);
}

/** Those for the people of some applications. */
export async function contactsOfApplications(
  { store }: Context,
  ids: readonly string[],
): Promise<OwnContact[]> {
  return requestsFor(store, await cardsOf(store, ids));
}

/** The ids of the cards of some applications. */
async function cardsOf(
  { firestore, talentPool }: Context["store"],
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await firestore.getAll(...ids.map((id) => talentPool.doc(id)));
  const entries = rows as DocumentSnapshot<TalentPoolEntry>[];
  return new Set(entries.flatMap((row) => row.data()?.cardId ?? []));
}

async function requestsFor(
  { contactRequests }: Context["store"],
  cardIds: ReadonlySet<string>,
): Promise<OwnContact[]> {
  const found = await Promise.all(
    [...cardIds].map((cardId) => contactRequests.where("cardId", "==", cardId).limit(most).get()),
  );
  return found
    .flatMap(({ docs }) => docs.map((row) => ownContact(row.data())))
    .sort((a, b) => b.askedAt - a.askedAt);
}
