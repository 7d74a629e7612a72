import { limits } from "@vagas/functions/domain/limits";
import type { ContactRequest } from "@vagas/functions/domain/talent/contactRequest";
import { query, where } from "firebase/firestore";
import { useState } from "react";
import { useWhileCurrent } from "../../state/useWhileCurrent.ts";
import { liveRows } from "../queries/liveRows.ts";
import { readNamed } from "../queries/readNamed.ts";

/** By card; null: the company has not asked this person. */
type Known = ReadonlyMap<string, ContactRequest | null>;

/**
 * A company's requests to the people of these cards that its `newest` requests do not include, each card read once.
 * Nothing is read while one request holds all of them. After a failed read none is known, and `requestContact` refuses
 * a second request.
 */
export function useEarlierRequests(
  companyId: string,
  newest: readonly Pick<ContactRequest, "cardId">[],
  cardIds: readonly string[],
): readonly ContactRequest[] {
  const [known, setKnown] = useState<Known>(new Map());
  const recent = new Set(newest.map(({ cardId }) => cardId));
  const isCut = newest.length >= limits.listRequest.max;
  const earlier = isCut ? cardIds.filter((id) => !recent.has(id)) : [];
  const unread = earlier.filter((id) => !known.has(id));
  useWhileCurrent(
    (isCurrent) => {
      if (unread.length === 0) return;
      const learn = (found: readonly ContactRequest[]) => {
        if (!isCurrent()) return;
        const byCard = new Map(found.map((request) => [request.cardId, request]));
        setKnown(new Map([...known, ...unread.map((id) => [id, byCard.get(id) ?? null] as const)]));
      };
      readRequests(companyId, unread).then(learn, () => learn([]));
    },
    [companyId, unread.join()],
  );
  return earlier.flatMap((id) => known.get(id) ?? []);
}

/** Throws offline, where the cache would say that nobody was asked. */
async function readRequests(
  companyId: string,
  cardIds: readonly string[],
): Promise<ContactRequest[]> {
  const requests = query(liveRows.contactRequests(), where("companyId", "==", companyId));
  const found = await readNamed(requests, "cardId", cardIds);
  return found.map((row) => row.data());
}
