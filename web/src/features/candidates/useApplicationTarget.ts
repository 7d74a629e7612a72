import type { Job } from "@vagas/functions/domain/job";
import { isOpen } from "@vagas/functions/domain/jobStanding";
import { useEffect, useState } from "react";
import { readListedJob, seenJob } from "../../data/visitor/listedJobs.ts";
import type { SentApplication } from "../../data/application/application.ts";
import { sentFromHere } from "../../data/application/sentApplications.ts";
import { loadSending } from "./useApplicationSending.ts";

export type ApplicationTarget =
  | { state: "loading" | "failed" }
  /** `asked`: the address named a job that does not exist. */
  | { state: "bank"; asked: boolean }
  | { state: "job" | "closed"; job: Job }
  | { state: "applied"; job: Job | null; jobId: string | null; sent: SentApplication };

function standing(job: Job): ApplicationTarget {
  return { state: isOpen(job, new Date()) ? "job" : "closed", job };
}

async function find(jobId: string | null): Promise<ApplicationTarget> {
  // Only a device that has sent an application asks for its record: it has the account to read it.
  const sent = sentFromHere(jobId)
    ? await loadSending().then(({ sentApplication }) => sentApplication(jobId))
    : null;
  const job = jobId === null ? null : (seenJob(jobId) ?? (await readListedJob(jobId)));
  // Another file is asked for whatever became of the job.
  if (sent && (job || jobId === null || sent.resumeMissing))
    return { state: "applied", job, jobId, sent };
  return job ? standing(job) : { state: "bank", asked: jobId !== null };
}

/** What is known without reading anything. */
function known(jobId: string | null): ApplicationTarget {
  if (sentFromHere(jobId)) return { state: "loading" };
  const job = jobId === null ? null : seenJob(jobId);
  if (job) return standing(job);
  return jobId === null ? { state: "bank", asked: false } : { state: "loading" };
}

/** What the form applies to: a job, or the talent bank when the address names none. */
export function useApplicationTarget(jobId: string | null): [ApplicationTarget, retry: () => void] {
  const [found, setFound] = useState(() => ({ jobId, target: known(jobId) }));
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    const settle = (target: ApplicationTarget) => current && setFound({ jobId, target });
    find(jobId).then(settle, () => settle({ state: "failed" }));
    return () => {
      current = false;
    };
  }, [jobId, attempt]);
  const target = found.jobId === jobId ? found.target : known(jobId);
  const retry = () => {
    setFound({ jobId, target: { state: "loading" } });
    setAttempt(attempt + 1);
  };
  return [target, retry];
}
