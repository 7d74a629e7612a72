import type { DocumentSnapshot } from "firebase-admin/firestore";
import {
  type ContactRequest,
  isWaiting,
  type OwnContact,
  ownContact,
} from "../../domain/talent/contactRequest.ts";
import type { TalentPoolEntry } from "../../domain/talent/talentPoolEntry.ts";
import type { Context } from "../../context.ts";
import { entriesOfCard } from "./cardOwner.ts";
import { isOfAccount, shownOf } from "./shownEntry.ts";

/** More applications than anybody sends, and more companies than may wait for one person. */
const most = 50;

/** The requests for the person with an address, newest first. */
export async function contactsOf(context: Context, email: string): Promise<OwnContact[]> {
  const entries = await context.store.talentPool.where("email", "==", email).limit(most).get();
  const cardIds = new Set(entries.docs.flatMap((row) => row.data().cardId ?? []));
  return requestsFor(context, cardIds);
}

/**
 * Those for the person all of whose entries were sent from an anonymous account, because an address alone is unproved.
 */
export async function contactsOnDevice(context: Context, uid: string): Promise<OwnContact[]> {
  const { store } = context;
  const sent = await store.candidates.where("uid", "==", uid).limit(most).get();
  const applied = sent.docs.map(({ id }) => id);
  const cardIds = new Set<string>();
  for (const cardId of await cardsOf(store, applied)) {
    const shown = await store.firestore.runTransaction(async (transaction) =>
      shownOf(store, transaction, await entriesOfCard(store, transaction, cardId)),
    );
    if (shown !== null && isOfAccount(shown, uid)) cardIds.add(cardId);
  }
  return requestsFor(context, cardIds);
}

/** Those for the people of some applications. */
export async function contactsOfApplications(
  context: Context,
  ids: readonly string[],
): Promise<OwnContact[]> {
  return requestsFor(context, await cardsOf(context.store, ids));
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
  context: Pick<Context, "store" | "now">,
  cardIds: ReadonlySet<string>,
): Promise<OwnContact[]> {
  const { contactRequests } = context.store;
  const found = await Promise.all(
    [...cardIds].map((cardId) => contactRequests.where("cardId", "==", cardId).limit(most).get()),
  );
  const requests = found.flatMap(({ docs }) => docs.map((row) => row.data()));
  const contacts = await Promise.all(requests.map((request) => describe(context, request)));
  return contacts.sort((a, b) => b.askedAt - a.askedAt);
}

/** One that waits, of which a person has a few, says until when as its job is now. */
async function describe(
  { store, now }: Pick<Context, "store" | "now">,
  request: ContactRequest,
): Promise<OwnContact> {
  if (!isWaiting(request, now)) return ownContact(request);
  return ownContact(request, (await store.jobs.doc(request.jobId).get()).data());
}
