import type { TalentPoolEntry } from "@vagas/functions/domain/talent/talentPoolEntry";

/** By card: the newest entry of each person who gave no e-mail address. */
export function withoutAddress(
  entries: readonly TalentPoolEntry[],
): ReadonlyMap<string, TalentPoolEntry> {
  const oldestFirst = entries.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  return new Map(
    oldestFirst.flatMap((entry) =>
      entry.email === null && entry.cardId !== undefined ? [[entry.cardId, entry] as const] : [],
    ),
  );
}
