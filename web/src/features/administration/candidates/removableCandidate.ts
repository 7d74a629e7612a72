import type { Candidate } from "@vagas/functions/domain/application/candidate";

/** An application in `useRemovals`. Its person may send it again after it was deleted, with the same id. */
export function removableCandidate({ id, createdAt }: Pick<Candidate, "id" | "createdAt">) {
  return { key: `candidates/${id}`, since: createdAt };
}
