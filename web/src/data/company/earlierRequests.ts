import { limits } from "@vagas/functions/domain/limits";
import type { ContactRequest } from "@vagas/functions/domain/talent/contactRequest";
import { getDocsFromServer, limit, query, where } from "firebase/firestore";
import { useState } from "react";
import { useWhileCurrent } from "../../state/useWhileCurrent.ts";
import { liveRows } from "../queries/liveRows.ts";

/** The most people one query may name. */
const mostNamed = 30;

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
  const parts = Array.from({ length: Math.ceil(cardIds.length / mostNamed) }, (_, i) =>
    cardIds.slice(i * mostNamed, (i + 1) * mostNamed),
  );
  const requests = query(liveRows.contactRequests(), where("companyId", "==", companyId));
  const found = await Promise.all(
    parts.map((part) =>
      getDocsFromServer(query(requests, where("cardId", "in", part), limit(mostNamed))),
    ),
  );
  return found.flatMap(({ docs }) => docs.map((row) => row.data()));
}
