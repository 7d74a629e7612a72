import type { FirstPage, OverJob } from "@vagas/functions/domain/firstPage";
import type { Job } from "@vagas/functions/domain/job";
import { useEffect, useState } from "react";
import { isFresh, useFirstPage } from "../../../data/visitor/firstPage.ts";
import { readListedJob, rememberJobs, seenJob } from "../../../data/visitor/listedJobs.ts";
import { keepSeenPage } from "../../../data/visitor/keepSeenPage.ts";

type JobState =
  | { state: "loading" | "failed" | "missing" }
  | { state: "found"; job: Job }
  /** It was public once. `type`: its job type; `endedAt` and `was`: when its deadline passed and what it was, null if it was withdrawn. */
  | { state: "over"; type: string; endedAt: Date | null; was: OverJob | null };

/** What the server rendered the page with, if it is about this job. */
function useServedJob(id: string): { first: FirstPage; state: JobState } | null {
  const found = useFirstPage("job");
  const over = useFirstPage("over");
  const missing = useFirstPage("missing");
  if (found?.job.id === id) return { first: found, state: { state: "found", job: found.job } };
  if (over?.id === id)
    return {
      first: over,
      state: { state: "over", type: over.type, endedAt: over.endedAt, was: over.was },
    };
  return missing && { first: missing, state: { state: "missing" } };
}

/** One job. A copy read earlier in this visit is shown at once and read again, since the job may have been filled meanwhile. */
export function useJob(id: string): [JobState, retry: () => void] {
  const served = useServedJob(id);
  const [answer, setAnswer] = useState<{ id: string; state: JobState } | null>(
    served && { id, state: served.state },
  );
  const [attempt, setAttempt] = useState(0);
  const first = served?.first ?? null;

  useEffect(() => {
    if (first?.page === "job" && attempt === 0) {
      rememberJobs([first.job]);
      keepSeenPage(first);
    }
    if (first && attempt === 0 && isFresh(first)) return undefined;
    let current = true;
    const settle = (state: JobState) => current && setAnswer({ id, state });
    readListedJob(id).then(
      (job) => settle(job ? { state: "found", job } : { state: "missing" }),
      () => settle({ state: "failed" }),
    );
    return () => {
      current = false;
    };
  }, [first, id, attempt]);

  const seen = seenJob(id);
  const state =
    answer?.id === id
      ? answer.state
      : seen
        ? { state: "found" as const, job: seen }
        : { state: "loading" as const };
  const retry = () => {
    setAnswer(null);
    setAttempt(attempt + 1);
  };
  return [state, retry];
}
