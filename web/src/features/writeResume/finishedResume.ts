import type { PastJob, WrittenResume } from "@vagas/functions/domain/writtenResume/writtenResume";

const noJob: PastJob = { what: "", where: "", from: "", until: "" };

function isBlankJob(job: PastJob): boolean {
  return job.what.trim() === "" && job.where.trim() === "";
}

/** What sorts a job: its end, then its beginning; 'now' stands before any year, and no year at the end. */
function recency({ from, until }: PastJob): string {
  return `${until === "now" ? "9999" : until || from || "0000"} ${from || "0000"}`;
}

/** The answers as they are sent: without jobs and words left blank, the newest job first. */
export function finishedResume(resume: WrittenResume): WrittenResume {
  const jobs = resume.jobs
    .filter((job) => !isBlankJob(job))
    .map((job) => ({ ...job, what: job.what.trim(), where: job.where.trim() }))
    .toSorted((a, b) => recency(b).localeCompare(recency(a)));
  return {
    ...resume,
    wantedWords: resume.wantedWords.trim(),
    jobs: resume.neverWorked ? [] : jobs,
    skillWords: resume.skillWords.map((words) => words.trim()).filter(Boolean),
    place: resume.place.trim(),
  };
}

/** The jobs as the form shows them: one at least, to fill in. */
export function shownJobs({ jobs }: WrittenResume): readonly PastJob[] {
  return jobs.length === 0 ? [noJob] : jobs;
}

/** The jobs with one more to fill in. */
export function withOneMore(jobs: readonly PastJob[]): PastJob[] {
  return [...jobs, noJob];
}
