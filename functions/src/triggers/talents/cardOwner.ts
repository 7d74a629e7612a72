import type { Transaction } from "firebase-admin/firestore";
import type { Context } from "../../context.ts";
import { applicantOf } from "../../domain/application/candidate.ts";
import type { TalentPoolEntry } from "../../domain/talent/talentPoolEntry.ts";
import { fingerprint } from "../../mail/fingerprint.ts";
import type { Store } from "../../store/store.ts";

/** Whose card it is: of an address, or of the account whose applications have none. */
export type CardOwner = { email: string } | { uid: string };

export function cardOwnerOf({
  resumeId,
  email,
}: Pick<TalentPoolEntry, "resumeId" | "email">): CardOwner {
  return email ? { email } : { uid: applicantOf(resumeId) };
}

/** The id of a person's card: the same for the same owner, and not computable without the secret. */
export function cardIdOf(owner: CardOwner, secret: string): string {
  return cardOf({ fingerprint: (kind, value) => fingerprint(kind, value, secret) }, owner);
}

/** The same, with the context's secret. */
export function cardOf({ fingerprint }: Pick<Context, "fingerprint">, owner: CardOwner): string {
  return "email" in owner
    ? fingerprint("card", owner.email.toLowerCase())
    : fingerprint("card-account", owner.uid);
}

/** The owner's entries in the talent pool. */
export async function entriesOf(
  { talentPool, candidates }: Store,
  transaction: Transaction,
  owner: CardOwner,
): Promise<TalentPoolEntry[]> {
  if ("email" in owner) {
    const found = await transaction.get(talentPool.where("email", "==", owner.email));
    return found.docs.map((row) => row.data());
  }
  // Entries do not name their accounts: many have no address, and a query for that would find other persons.
  const sent = await transaction.get(candidates.where("uid", "==", owner.uid));
  const entries = await Promise.all(sent.docs.map(({ id }) => transaction.get(talentPool.doc(id))));
  return entries.flatMap((row) => row.data() ?? []).filter(({ email }) => email === null);
}

/** The entries that name a card. */
export async function entriesOfCard(
  { talentPool }: Store,
  transaction: Transaction,
  cardId: string,
): Promise<TalentPoolEntry[]> {
  const found = await transaction.get(talentPool.where("cardId", "==", cardId));
  return found.docs.map((row) => row.data());
}
