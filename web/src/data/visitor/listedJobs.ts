import type { Job } from "@vagas/functions/domain/job/job";
import { addressOf, type JobFilters } from "@vagas/functions/domain/jobList/jobFilters";
import {
  isCountable,
  type JobCursor,
  type JobPage,
  type JobTotal,
} from "@vagas/functions/domain/jobList/jobList";
import { jobTotalPath, paths } from "@vagas/functions/domain/site/paths";
import { keepSeenPage } from "./keepSeenPage.ts";
import { loadPublicReads } from "./loadPublicReads.ts";

const seen = new Map<string, Job>();

function remember(job: Job): Job {
  seen.set(job.id, job);
  return job;
}

/** Jobs that came with the page count as read in this visit. */
export function rememberJobs(jobs: readonly Job[]) {
  jobs.forEach(remember);
}

/** A job read in this visit, shown at once while it is read again. */
export function seenJob(id: string): Job | null {
  return seen.get(id) ?? null;
}

/** How long a list that has come waits for its length, in milliseconds. */
const longestMs = 700;

/** The length of the whole list under the filters, in one answer that caches keep; null if it does not come. */
async function readTotal(filters: JobFilters): Promise<JobTotal> {
  if (!isCountable(filters)) return null;
  try {
    const response = await fetch(`${jobTotalPath}?${addressOf(filters)}`);
    return response.ok ? ((await response.json()) as { total: JobTotal }).total : null;
  } catch {
    return null;
  }
}

/** A list that is read whole is its own length. */
async function totalOf({ next }: JobPage, counted: Promise<JobTotal>): Promise<JobTotal> {
  if (next === null) return null;
  const tooLong = new Promise<null>((resolve) => setTimeout(resolve, longestMs, null));
  return Promise.race([counted, tooLong]);
}

/**
 * A page of listed jobs after `cursor`, in the list's order; only the first `size` of them if given. Omits a job whose
 * deadline has passed at `now`. The first page comes with the list's length. If the database fails, returns the list as
 * last seen on this device, and when that was (`seenAt`); throws if it never was.
 */
export async function readListedJobs(
  filters: JobFilters,
  cursor: JobCursor | null,
  now: Date,
  size?: number,
): Promise<JobPage & { total: JobTotal; seenAt?: Date }> {
  const isList = cursor === null && size === undefined;
  const key = addressOf(filters);
  const counted = isList ? readTotal(filters) : Promise.resolve(null);
  try {
    const page = await (await loadPublicReads()).queryListedJobs(filters, cursor, now, size);
    const total = await totalOf(page, counted);
    if (isList) keepSeenPage({ page: "list", now, key, choices: null, ...page, total });
    rememberJobs(page.jobs);
    return { ...page, total };
  } catch (error) {
    const last = isList
      ? await (await import("./seenPages.ts")).readSeenPage(paths.jobs, key)
      : null;
    if (last?.page !== "list") throw error;
    rememberJobs(last.jobs);
    return { jobs: last.jobs, next: last.next, total: last.total, seenAt: last.now };
  }
}

/**
 * One job as the public may see it; null if hidden or unknown. If the read fails, returns it as last seen on this
 * device; throws if it never was.
 */
export async function readListedJob(id: string): Promise<Job | null> {
  try {
    const job = await (await loadPublicReads()).getListedJob(id);
    if (job)
      keepSeenPage({ page: "job", now: new Date(), job, similar: [], companyHasMore: false });
    else
      import("./seenPages.ts")
        .then(({ forgetSeenPage }) => forgetSeenPage(paths.job(id)))
        .catch(() => null); // The job is shown as gone even if this fails.
    if (!job) seen.delete(id);
    return job && remember(job);
  } catch (error) {
    const last = seenJob(id) ?? (await seenBefore(id));
    if (!last) throw error;
    return last;
  }
}

async function seenBefore(id: string): Promise<Job | null> {
  const last = await (await import("./seenPages.ts")).readSeenPage(paths.job(id));
  return last?.page === "job" ? remember(last.job) : null;
}
