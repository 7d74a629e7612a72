import { planAnswers } from "@vagas/functions/domain/application/answer";
import type { Candidate } from "@vagas/functions/domain/application/candidate";
import type { Job } from "@vagas/functions/domain/job/job";

/** The applications with what functions note of their companies' answers; the seed has no mails. */
export function withAnswers(
  candidates: readonly Candidate[],
  jobs: readonly Job[],
  now: Date,
): Candidate[] {
  return candidates.map((candidate) => {
    const { due } = planAnswers(candidate, now);
    if (due === null) return candidate;
    const { jobId, email } = candidate;
    const answer = {
      at: due.at,
      applications: candidates.filter((other) => other.jobId === jobId).length,
      openings: jobs.find(({ id }) => id === jobId)?.openings ?? null,
      mailed: email !== null && due.at <= now,
    };
    return { ...candidate, answers: { [due.stage]: answer } };
  });
}
