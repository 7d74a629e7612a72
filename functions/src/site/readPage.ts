import type { Context } from "../context.ts";
import { countedKeys, countedPlaces } from "../domain/administration/countedKeys.ts";
import { emptyStats } from "../domain/administration/emptyStats.ts";
import { documentId } from "../domain/fields.ts";
import type { Job } from "../domain/job/job.ts";
import { cursorOf, listQuery } from "../domain/jobList/jobCursor.ts";
import { filtersOf, noFilters } from "../domain/jobList/jobFilters.ts";
import { isExpired, isOpen, whyHidden } from "../domain/job/jobStanding.ts";
import { limits } from "../domain/limits.ts";
import { paths } from "../domain/site/paths.ts";
import { readingPageAt } from "../domain/site/readingPages.ts";
import { withoutControls } from "../domain/text/withoutControls.ts";
import { firstListedJobs } from "../store/firstListedJobs.ts";
import { similarJobs } from "../store/similarJobs.ts";
import { readCompanyPage } from "./readCompanyPage.ts";
import { listTotal } from "./listTotal.ts";
import { neighboursBelow } from "./neighboursBelow.ts";
import { presentWeek } from "./presentWeek.ts";
import type { ReadPage } from "./sitePage.ts";

const jobFolder = paths.job("");
const companyFolder = paths.company("");

/** Reads only what the page at an address shows; a bounded number of documents on any board. */
export async function readPage(
  context: Context,
  pathname: string,
  query: URLSearchParams,
): Promise<ReadPage> {
  const read = await readAt(context, pathname, query);
  // Hydration uses the same texts as the HTML.
  return { ...read, first: cleaned(read.first) };
}

/** The value with its texts and keys in the form HTML may contain. */
function cleaned<T>(value: T): T {
  if (typeof value === "string") return withoutControls(value) as T;
  if (Array.isArray(value)) return value.map(cleaned) as T;
  if (value === null || typeof value !== "object" || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [withoutControls(key), cleaned<unknown>(part)]),
  ) as T;
}

async function readAt(
  context: Context,
  pathname: string,
  query: URLSearchParams,
): Promise<ReadPage> {
  if (pathname === paths.home) return readHome(context);
  if (pathname === paths.jobs) return readList(context, query);
  if (pathname === paths.apply) return readForm(context, query.get("jobId"));
  if (pathname === paths.week) return readWeekPage(context);
  if (pathname === paths.report) return readReportForm(context, query.get("vaga") ?? "");
  if (pathname.startsWith(companyFolder))
    return readCompanyPage(context, pathname.slice(companyFolder.length));
  const id = pathname.startsWith(jobFolder) ? pathname.slice(jobFolder.length) : "/";
  if (!id.includes("/")) return readJob(context, id);
  const { now } = context;
  const name = readingPageAt(pathname);
  if (name === "numbers") return readNumbers(context);
  return name === null
    ? { status: 404, page: { kind: "unknown" }, first: { page: "unknown", now } }
    : { status: 200, page: { kind: "reading", name }, first: { page: name, now } };
}

async function readHome({ store, now }: Context): Promise<ReadPage> {
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

async function readList(context: Context, query: URLSearchParams): Promise<ReadPage> {
  const { store, now } = context;
  const filters = filtersOf(query);
  const after = cursorOf(query);
  const [stats, { jobs, next }, total] = await Promise.all([
    store.publicStats.get(),
    firstListedJobs(store, filters, now, { size: limits.pageSize, next: true, after }),
    listTotal(context, filters),
  ]);
  const neighbours = next === null ? await neighboursBelow(context, filters) : null;
  const { types, locations } = stats.data() ?? emptyStats;
  const choices = { types: countedKeys(types), locations: countedPlaces(locations) };
  const key = listQuery(filters, after);
  const first = { page: "list", now, key, jobs: jobs.map(shown), next, total, choices } as const;
  return {
    status: 200,
    page: { kind: "list", filters, further: after !== null },
    first: { ...first, ...(neighbours && { neighbours }) },
  };
}

async function readWeekPage(context: Context): Promise<ReadPage> {
  const { now } = context;
  const week = await presentWeek(context);
  return { status: 200, page: { kind: "week", week }, first: { page: "week", now, week } };
}

async function readNumbers({ store, now }: Context): Promise<ReadPage> {
  const numbers = (await store.townNumbers.get()).data() ?? null;
  return {
    status: 200,
    page: { kind: "reading", name: "numbers" },
    first: { page: "numbers", now, numbers },
  };
}

/** The application's form. Its code looks into a job that is not open. */
async function readForm(context: Context, jobId: string | null): Promise<ReadPage> {
  const { now } = context;
  const job = jobId === null ? null : await listedJob(context, jobId);
  const open = job !== null && isOpen(job, now);
  return {
    status: 200,
    page: { kind: "apply", job, open },
    first: { page: "apply", now, jobId, job: open ? shown(job) : null },
  };
}

/** The form of a report about a job. */
async function readReportForm(context: Context, jobId: string): Promise<ReadPage> {
  const listed = await listedJob(context, jobId);
  const job = listed && { title: listed.title, company: listed.company };
  return {
    status: 200,
    page: { kind: "report", job },
    first: { page: "report", now: context.now, jobId, job },
  };
}

/** The listed job with an id from an address, or null. */
async function listedJob({ store }: Context, id: string): Promise<Job | null> {
  if (!documentId.safeParse(id).success) return null;
  const job = (await store.jobs.doc(id).get()).data();
  return job?.listed ? job : null;
}

async function readJob(context: Context, id: string): Promise<ReadPage> {
  const { store, now } = context;
  const missing: ReadPage = {
    status: 404,
    page: { kind: "missing" },
    first: { page: "missing", now },
  };
  if (!documentId.safeParse(id).success) return missing;
  const job = (await store.jobs.doc(id).get()).data();
  if (job?.listed) return readListedJob(context, job);

  const published = (await store.publishedJobs.doc(id).get()).data();
  if (!published) return missing;
  const { type } = published;
  const similar = (await similarJobs(context, type, id)).map(shown);
  const why = job && whyHidden(job, now);
  if (why === "review" || why === "off")
    return {
      status: 404,
      page: { kind: "hidden", why },
      first: { page: "hidden", now, id, type, why, similar },
    };
  // An approved job that expired may be named; a deleted one may not.
  const endedAt = job?.expiresAt ?? null;
  const was = job ? { title: job.title, company: job.company } : null;
  return {
    status: 410,
    page: { kind: "over" },
    first: { page: "over", now, id, type, endedAt, was, similar },
  };
}

/** A listed job; for an hour after its deadline it may still be listed, but counts as over. */
async function readListedJob(context: Context, job: Job): Promise<ReadPage> {
  const { now } = context;
  const open = isOpen(job, now);
  const [similar, companyHasMore] = await Promise.all([
    similarJobs(context, job.type, job.id).then((jobs) => jobs.map(shown)),
    open && hasMore(context, job),
  ]);
  const expired = isExpired(job, now);
  return {
    status: expired ? 410 : 200,
    page: expired ? { kind: "over" } : { kind: "job", job, open },
    first: { page: "job", now, job: shown(job), similar, companyHasMore },
  };
}

/** Whether an open job's company has another: two rows show it. */
async function hasMore({ store, now }: Context, { id, company }: Job): Promise<boolean> {
  const { jobs } = await firstListedJobs(store, { ...noFilters, company }, now, {
    size: 2,
    next: false,
  });
  return jobs.some((job) => job.id !== id);
}

/** The job for visitors, without search fields. */
function shown(job: Job): Job {
  return { ...job, searchTerms: [] };
}
