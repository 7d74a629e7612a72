import type { Candidate } from "@vagas/functions/domain/application/candidate";
import type { ClosingNotice } from "@vagas/functions/domain/closing/closingNotice";
import type { Job } from "@vagas/functions/domain/job/job";

type Closed = { candidates: Candidate[]; closingNotices: (ClosingNotice & { id: string })[] };

/** The notices that closed applications of ended jobs follow, and the applications with the notices' time. */
export function withClosings(candidates: readonly Candidate[], jobs: readonly Job[]): Closed {
  const closed = candidates.filter(({ stage }) => stage === "encerrada");
  const askedAt = new Map(
    jobs.flatMap(({ id, updatedAt }) => {
      const told = closed.filter(({ jobId }) => jobId === id);
      const moments = [updatedAt, ...told.map(({ createdAt }) => createdAt)];
      const last = new Date(Math.max(...moments.map((moment) => moment.getTime())));
      return told.length === 0 ? [] : [[id, last]];
    }),
  );
  return {
    candidates: candidates.map((candidate) =>
      candidate.stage === "encerrada"
        ? { ...candidate, stageAt: askedAt.get(candidate.jobId!)! }
        : candidate,
    ),
    closingNotices: jobs.flatMap(({ id, companyId }) => {
      const at = askedAt.get(id);
      return at === undefined || companyId === null ? [] : [{ id, companyId, askedAt: at }];
    }),
  };
}
