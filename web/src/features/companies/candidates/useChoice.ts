import type { Candidate } from "@vagas/functions/domain/application/candidate";
import { useState } from "react";

/** The people who are marked, of those that are shown: who disappears from the list is not marked any more. */
export function useChoice(shown: readonly Candidate[]) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const people = shown.filter(({ id }) => marked.has(id));
  return {
    people,
    isMarked: (id: string) => marked.has(id),
    mark: (ids: readonly string[]) => setMarked(new Set([...marked, ...ids])),
    unmark: (ids: readonly string[]) =>
      setMarked(new Set([...marked].filter((id) => !ids.includes(id)))),
    all: people.length === shown.length,
  };
}

export type Choice = ReturnType<typeof useChoice>;
