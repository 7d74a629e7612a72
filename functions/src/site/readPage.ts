import type { Desk } from "../desk.ts";
import { emptyStats } from "../domain/emptyStats.ts";
import { documentId } from "../domain/fields.ts";
import type { FirstPage } from "../domain/firstPage.ts";
import type { Job } from "../domain/job.ts";
import { addressOf, filtersOf, noFilters } from "../domain/jobFilters.ts";
import { isExpired, isOpen } from "../domain/jobStanding.ts";
import { limits } from "../domain/limits.ts";
import { paths } from "../domain/paths.ts";
import { firstListedJobs } from "../store/listedJobs.ts";
import type { SitePage } from "./sitePage.ts";

/** What a page is made of, and what kind of page its address is. */
export type ReadPage = { status: 200 | 404 | 410; first: FirstPage; page: SitePage };

const jobFolder = paths.job("");

/** Reads what the page at an address shows, and no more, however many jobs there are; null where the server renders none. */
export async function readPage(
  desk: Desk,
  pathname: string,
  query: URLSearchParams,
): Promise<ReadPage | null> {
  if (pathname === paths.home) return readHome(desk);
  if (pathname === paths.jobs || pathname === jobFolder) return readList(desk, query);
  const id = pathname.startsWith(jobFolder) ? pathname.slice(jobFolder.length) : "/";
  return id.includes("/") ? null : readJob(desk, id);
}

async function readHome({ store, now }: Desk): Promise<ReadPage> {
  const [stats, { jobs }] = await Promise.all([
    store.publicStats.get(),
    firstListedJobs(store, noFilters, now, { size: limits.featuredJobs, next: false }),
  ]);
  return {
    status: 200,
    page: { kind: "home" },
    first: { page: "home", now, stats: stats.data() ?? emptyStats, jobs: jobs.map(shown) },
  };
}

async function readList({ store, now }: Desk, query: URLSearchParams): Promise<ReadPage> {
  const filters = filtersOf(query);
  const { jobs, next } = await firstListedJobs(store, filters, now, {
    size: limits.pageSize,
    next: true,
  });
  return {
    status: 200,
    page: { kind: "list", filters },
    first: { page: "list", now, key: addressOf(filters), jobs: jobs.map(shown), next },
  };
}

async function readJob(desk: Desk, id: string): Promise<ReadPage> {
  const { store, now } = desk;
  const missing: ReadPage = {
    status: 404,
    page: { kind: "missing" },
    first: { page: "missing", now },
  };
  if (!documentId.safeParse(id).success) return missing;
  const job = (await store.jobs.doc(id).get()).data();
  if (job?.listed) return readListedJob(desk, job);

  const published = (await store.publishedJobs.doc(id).get()).data();
  if (!published) return missing;
  const { type } = published;
  const endedAt = job?.approved && isExpired(job, now) ? job.expiresAt : null;
  return {
    status: 410,
    page: { kind: "over" },
    first: { page: "over", now, id, type, endedAt, similar: await similarJobs(desk, type) },
  };
}

/** A listed job; in the hour after its deadline it may still be listed, and counts as over all the same. */
async function readListedJob(desk: Desk, job: Job): Promise<ReadPage> {
  const { now } = desk;
  const open = isOpen(job, now);
  const similar = open ? [] : await similarJobs(desk, job.type);
  const expired = isExpired(job, now);
  return {
    status: expired ? 410 : 200,
    page: expired ? { kind: "over" } : { kind: "job", job, open },
    first: { page: "job", now, job: shown(job), similar },
  };
}

const similarShown = 3;

/** Open jobs of the same type, else the newest, as the page of a job that is over shows them; it is none of them. */
async function similarJobs({ store, now }: Desk, type: string): Promise<Job[]> {
  for (const which of [type, ""]) {
    const { jobs } = await firstListedJobs(store, { ...noFilters, type: which }, now, {
      size: similarShown,
      next: false,
    });
    if (jobs.length > 0) return jobs.map(shown);
  }
  return [];
}

/** The job as visitors get it: without what only searches need. */
function shown(job: Job): Job {
  return { ...job, searchTerms: [] };
}
