import type { FirstPage, HiddenWhy, OverJob } from "@vagas/functions/domain/site/firstPage";
import type { Job } from "@vagas/functions/domain/job/job";
import { use, useState } from "react";
import { FirstPageContext, isFresh } from "../../data/visitor/servedPage.ts";
import { readListedJob, rememberJobs, seenJob } from "../../data/visitor/listedJobs.ts";
import { keepSeenPage } from "../../data/visitor/keepSeenPage.ts";
import { useReturn } from "../../data/visitor/useReturn.ts";
import { useWhileCurrent } from "../../state/useWhileCurrent.ts";

type JobState = { state: "loading" } | { state: "found"; job: Job } | UnshownJob;

export type UnshownJob =
  | { state: "failed" | "missing" }
  /**
   * It was public once. `type`: its job type; `endedAt` and `was`: its deadline and content, null if it was
   * withdrawn.
   */
  | { state: "over"; type: string; endedAt: Date | null; was: OverJob | null }
  /** It was public once, with this job type, and may return. */
  | { state: "hidden"; type: string; why: HiddenWhy };

/** The data of an unavailable job's page, if it is about this one. */
function unshown(id: string, page: FirstPage | null): UnshownJob | null {
  if (page?.page === "missing") return { state: "missing" };
  if ((page?.page !== "over" && page?.page !== "hidden") || page.id !== id) return null;
  const { type } = page;
  return page.page === "hidden"
    ? { state: "hidden", type, why: page.why }
    : { state: "over", type, endedAt: page.endedAt, was: page.was };
}

/** Why the database hides this job, by the functions; null: they fail. */
async function whyUnshown(id: string): Promise<JobState | null> {
  try {
    const { readPageOf } = await import("../../data/visitor/jobEnding.ts");
    return unshown(id, await readPageOf(id)) ?? { state: "missing" };
  } catch {
    return null;
  }
}

/** What is shown of a job that the database hides for an unknown reason: what was known of its end, else nothing. */
function hiddenStill(before: JobState | undefined): JobState {
  return before?.state === "over" || before?.state === "hidden" ? before : { state: "missing" };
}

/** The data the server rendered the page from, if it is about this job. */
function useServedJob(id: string): { first: FirstPage; state: JobState } | null {
  const first = use(FirstPageContext);
  if (first?.page === "job" && first.job.id === id)
    return { first, state: { state: "found", job: first.job } };
  const state = unshown(id, first);
  return first && state && { first, state };
}

/**
 * One job. A copy read earlier in this visit is shown at once and read again, because the job may have been filled
 * meanwhile; so is a page that somebody returns to. What is shown stays if reading it again fails.
 */
export function useJob(id: string): [JobState, retry: () => void] {
  const served = useServedJob(id);
  const [answer, setAnswer] = useState<{ id: string; state: JobState } | null>(
    served && { id, state: served.state },
  );
  const [attempt, setAttempt] = useState(0);
  const first = served?.first ?? null;

  useWhileCurrent(
    (isCurrent) => {
      if (first?.page === "job" && attempt === 0) {
        rememberJobs([first.job]);
        keepSeenPage(first);
      }
      if (first && attempt === 0 && isFresh(first)) return;
      const settle = (state: JobState | null) =>
        isCurrent() &&
        setAnswer((before) => ({
          id,
          state: state ?? hiddenStill(before?.id === id ? before.state : undefined),
        }));
      const fail = () =>
        isCurrent() &&
        setAnswer((before) => (before?.id === id ? before : { id, state: { state: "failed" } }));
      readListedJob(id)
        .then((job) => (job ? { state: "found" as const, job } : whyUnshown(id)))
        .then(settle, fail);
    },
    [first, id, attempt],
  );
  useReturn(() => setAttempt((before) => before + 1));

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
