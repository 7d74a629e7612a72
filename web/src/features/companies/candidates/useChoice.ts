import type { Candidate } from "@vagas/functions/domain/application/candidate";
import { useState } from "react";

/** The people who are marked, of those that are shown: who disappears from the list is not marked any more. */
export function useChoice(shown: readonly Candidate[]) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const people = shown.filter(({ id }) => marked.has(id));
  return {
    people,
    isMarked: (id: string) => marked.has(id),
    // From the marks of then: a move ends later, and others are marked meanwhile.
    mark: (ids: readonly string[]) => setMarked((before) => new Set([...before, ...ids])),
    unmark: (ids: readonly string[]) =>
      setMarked((before) => new Set([...before].filter((id) => !ids.includes(id)))),
    all: people.length === shown.length,
  };
}

export type Choice = ReturnType<typeof useChoice>;
