import { createHmac } from "node:crypto";
import type { Query, Transaction } from "firebase-admin/firestore";
import { cardConsents, type Candidate } from "../../domain/application/candidate.ts";
import type { TalentPoolEntry } from "../../domain/talent/talentPoolEntry.ts";
import type { Store } from "../../store/store.ts";

/** The id of a person's card: the same for the same address, and not computable without the secret. */
export function cardIdOf(email: string, secret: string): string {
  return createHmac("sha256", secret)
    .update(`card:${email.toLowerCase()}`)
    .digest("hex")
    .slice(0, 32);
}

export type Shown = { entry: TalentPoolEntry; candidate: Candidate };

/**
 * The newest of a person's entries with an application and a consent that covers cards, or null; and all the entries.
 * Reads in the transaction.
 */
export async function shownOf(
  { candidates }: Store,
  transaction: Transaction,
  ofPerson: Query<TalentPoolEntry>,
): Promise<{ shown: Shown | null; entries: TalentPoolEntry[] }> {
  const found = await transaction.get(ofPerson);
  const entries = found.docs.map((row) => row.data());
  const applications = await Promise.all(
    entries.map(({ resumeId }) => transaction.get(candidates.doc(resumeId))),
  );
  const shown = entries
    .flatMap((entry, i): Shown[] => {
      const candidate = applications[i]!.data();
      return candidate !== undefined && isCovered(candidate) ? [{ entry, candidate }] : [];
    })
    .sort(
      (a, b) =>
        b.entry.createdAt.getTime() - a.entry.createdAt.getTime() ||
        (a.entry.resumeId < b.entry.resumeId ? 1 : -1),
    );
  return { shown: shown[0] ?? null, entries };
}

function isCovered({ consent }: Candidate): boolean {
  return consent.talentPool && cardConsents.includes(consent.version);
}
