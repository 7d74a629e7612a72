import { useState } from "react";
import type { JobCandidates } from "../../../data/company/companyCandidates.ts";

/** The people who are marked, of those that are shown: who disappears from the list is not marked any more. */
export function useChoice({ state, items: shown }: Pick<JobCandidates, "state" | "items">) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const people = shown.filter(({ id }) => marked.has(id));
  // While the list loads it shows nobody, which unmarks nobody.
  if (state === "ready" && people.length < marked.size)
    setMarked(new Set(people.map(({ id }) => id)));
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
