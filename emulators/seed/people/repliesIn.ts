import type { Candidate } from "@vagas/functions/domain/application/candidate";
import type { Replies } from "@vagas/functions/domain/company/replies";
import {
  countApplication,
  countedSpan,
  type ReplyCounts,
  repliesOf,
} from "@vagas/functions/domain/company/replyCounts";

/** How companies answered these applications, by the companies' ids, as functions count it at night. */
export function repliesIn(candidates: readonly Candidate[], now: Date): Map<string, Replies> {
  const { from, until } = countedSpan(now);
  const counts: ReplyCounts = new Map();
  for (const candidate of candidates)
    if (candidate.createdAt >= from && candidate.createdAt < until)
      countApplication(counts, candidate);
  return new Map([...counts].map(([id, count]) => [id, repliesOf(count)!]));
}
