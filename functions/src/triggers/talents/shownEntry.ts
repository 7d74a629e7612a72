import type { Transaction } from "firebase-admin/firestore";
import { applicantOf, type Candidate } from "../../domain/application/candidate.ts";
import { cardConsents } from "../../domain/application/consent.ts";
import type { TalentPoolEntry } from "../../domain/talent/talentPoolEntry.ts";
import type { Store } from "../../store/store.ts";
import type { CardOwner } from "./cardOwner.ts";

export type Shown = {
  entry: TalentPoolEntry;
  candidate: Candidate;
  /** Whether all of the person's entries were sent by one account: anybody can type another person's address. */
  isOfOneAccount: boolean;
};

/** Whether the account is the person's. One of several under an address proves nothing: a mailed link has to. */
export function isOfAccount({ candidate, isOfOneAccount }: Shown, uid: string): boolean {
  return candidate.uid === uid && isOfOneAccount;
}

/**
 * The newest of a person's entries with an application and a consent that covers cards, or null. Reads in the
 * transaction.
 */
export async function shownOf(
  { candidates }: Store,
  transaction: Transaction,
  entries: readonly TalentPoolEntry[],
): Promise<Shown | null> {
  const applications = await Promise.all(
    entries.map(({ resumeId }) => transaction.get(candidates.doc(resumeId))),
  );
  const isOfOneAccount = new Set(entries.map(({ resumeId }) => applicantOf(resumeId))).size === 1;
  const shown = entries
    .flatMap((entry, i): Shown[] => {
      const candidate = applications[i]!.data();
      return candidate !== undefined && isCovered(candidate.consent)
        ? [{ entry, candidate, isOfOneAccount }]
        : [];
    })
    .sort(
      (a, b) =>
        b.entry.createdAt.getTime() - a.entry.createdAt.getTime() ||
        (a.entry.resumeId < b.entry.resumeId ? 1 : -1),
    );
  return shown[0] ?? null;
}

function isCovered({ talentPool, version }: Candidate["consent"]): boolean {
  return talentPool && cardConsents.includes(version);
}

/**
 * Whether a person agrees to a card with any application, whatever was decided on it. One is read of the many that
 * anybody may send under an address, and none of its fields: a record that fits no schema stops no erasure.
 */
export async function agreesToCard(
  { candidates }: Store,
  transaction: Transaction,
  owner: CardOwner,
): Promise<boolean> {
  const sent =
    "email" in owner
      ? candidates.where("email", "==", owner.email)
      : candidates.where("uid", "==", owner.uid).where("email", "==", null);
  const covered = sent
    .where("consent.talentPool", "==", true)
    .where("consent.version", "in", cardConsents);
  return !(await transaction.get(covered.limit(1))).empty;
}
