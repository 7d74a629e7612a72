import type { Job } from "@vagas/functions/domain/job/job";
import { isOpen } from "@vagas/functions/domain/job/jobStanding";
import { useState } from "react";
import type { SentApplication } from "../data/application/applicationRecord.ts";
import { sentFromHere } from "../data/application/sentApplications.ts";
import type { JobEnding } from "../data/visitor/jobEnding.ts";
import { readListedJob, rememberJobs, seenJob } from "../data/visitor/listedJobs.ts";
import { isFresh, useFirstPage } from "../data/visitor/servedPage.ts";
import { useWhileCurrent } from "../state/useWhileCurrent.ts";
import { loadSending } from "./useApplicationSending.ts";

export type ApplicationTarget =
  | { state: "loading" | "failed" }
  /** `asked`: the address named an unknown job. */
  | { state: "bank"; asked: boolean }
  | { state: "job"; job: Job }
  /** `job` as far as this device knows it. */
  | { state: "closed"; job: Job | null; jobId: string; ending: JobEnding }
  | { state: "applied"; job: Job | null; jobId: string | null; sent: SentApplication };

type ServedForm = ReturnType<typeof useFirstPage<"apply">>;

/** How long a job seen in this visit may take to be read again; then its form is shown, and sending checks it. */
const patienceMs = 2500;

async function find(jobId: string | null): Promise<ApplicationTarget> {
  // Only a device that has sent an application reads its record, because it has the account to do so.
  const sent = sentFromHere(jobId)
    ? await loadSending().then(({ sentApplication }) => sentApplication(jobId))
    : null;
  if (jobId === null)
    return sent ? { state: "applied", job: null, jobId, sent } : { state: "bank", asked: false };
  const seen = seenJob(jobId);
  const job = await readListedJob(jobId);
  // The application exists, and another file is requested, whatever happened to the job.
  if (sent) return { state: "applied", job: job ?? seen, jobId, sent };
  if (job && isOpen(job, new Date())) return { state: "job", job };
  const { endingOf } = await import("../data/visitor/jobEnding.ts");
  const ending = await endingOf(jobId, job);
  if (ending === null && !seen) return { state: "bank", asked: true };
  return { state: "closed", job: job ?? seen, jobId, ending: ending ?? { why: "withdrawn" } };
}

/** The target of a form that the server rendered; null for any other. */
function served(form: ServedForm, jobId: string | null): ApplicationTarget | null {
  if (form === null || form.jobId !== jobId) return null;
  if (jobId === null) return { state: "bank", asked: false };
  return form.job ? { state: "job", job: form.job } : { state: "loading" };
}

/** Whether a rendered form needs no reading: its target is as good as just read, and this device has not applied. */
function isSettled(form: ServedForm, jobId: string | null): boolean {
  const target = served(form, jobId);
  if (!form || !isFresh(form) || sentFromHere(jobId)) return false;
  return target?.state === "bank" || target?.state === "job";
}

/** What is known without reading anything. */
function known(jobId: string | null): ApplicationTarget {
  return jobId === null && !sentFromHere(null)
    ? { state: "bank", asked: false }
    : { state: "loading" };
}

/**
 * The target of the form: a job, or the talent bank if the address names none. The job is read again, because it may
 * have closed since it was seen.
 */
export function useApplicationTarget(jobId: string | null): [ApplicationTarget, retry: () => void] {
  const form = useFirstPage("apply");
  const [found, setFound] = useState(() => ({
    jobId,
    target: served(form, jobId) ?? known(jobId),
  }));
  const [attempt, setAttempt] = useState(0);
  useWhileCurrent(
    (isCurrent) => {
      if (form?.job) rememberJobs([form.job]);
      if (isSettled(form, jobId)) return undefined;
      if (form && sentFromHere(jobId)) setFound({ jobId, target: { state: "loading" } });
      const settle = (target: ApplicationTarget) => {
        clearTimeout(patience);
        if (isCurrent()) setFound({ jobId, target });
      };
      const seen = jobId === null || sentFromHere(jobId) ? null : seenJob(jobId);
      const patience = setTimeout(() => {
        if (seen && isOpen(seen, new Date()))
          setFound({ jobId, target: { state: "job", job: seen } });
      }, patienceMs);
      find(jobId).then(settle, () => settle({ state: "failed" }));
      return () => clearTimeout(patience);
    },
    [jobId, attempt],
  );
  const target = found.jobId === jobId ? found.target : known(jobId);
  const retry = () => {
    setFound({ jobId, target: { state: "loading" } });
    setAttempt(attempt + 1);
  };
  return [target, retry];
}
