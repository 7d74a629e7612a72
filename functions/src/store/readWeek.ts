import type { Query } from "firebase-admin/firestore";
import { isExpired } from "../domain/job/jobStanding.ts";
import type { Job } from "../domain/job/job.ts";
import { jobAmountText, jobPayLine } from "../domain/pay/payText.ts";
import {
  daysFrom,
  inWeekOrder,
  isClosing,
  isFresh,
  type Week,
  weekDays,
} from "../domain/week/week.ts";
import type { Store } from "./store.ts";

/** Jobs that are read of each kind; the others are only counted. */
const mostOfKind = 100;

/** Jobs whose short address is read: more are named neither in a message nor on a sheet. */
const mostNamed = 16;

/** What was read of a week at one time. `unread`: further jobs, by count; `codes`: of short addresses, by job. */
export type WeekRows = {
  found: Job[];
  unread: { fresh: number; closing: number };
  codes: Map<string, string>;
};

/** The week's open jobs: reads those that it shows, at most 300, and counts the new ones and those that end. */
export async function readWeekRows(store: Store, now: Date): Promise<WeekRows> {
  const open = store.jobs.where("listed", "==", true).where("filled", "==", false);
  const fresh = open.where("postedAt", ">=", daysFrom(now, -weekDays)).orderBy("postedAt", "desc");
  const closing = open
    .where("expiresAt", ">", now)
    .where("expiresAt", "<=", daysFrom(now, weekDays))
    .orderBy("expiresAt");
  const urgent = open.where("urgent", "==", true).orderBy("postedAt", "desc");
  const [rows, freshCount, closingCount] = await Promise.all([
    Promise.all([fresh, closing, urgent].map(firstRows)),
    countOf(fresh),
    countOf(closing),
  ]);
  const found = [...new Map(rows.flat().map((job) => [job.id, job])).values()];
  const unread = (count: number, is: typeof isFresh | typeof isClosing) =>
    Math.max(0, count - found.filter((job) => is(job, now)).length);
  return {
    found,
    unread: { fresh: unread(freshCount, isFresh), closing: unread(closingCount, isClosing) },
    codes: new Map(),
  };
}

/**
 * The week at a time of rows that were read up to an hour before. Of the first 16 jobs it reads the short addresses that the
 * rows do not know yet, and notes them there.
 */
export async function weekOf(store: Store, rows: WeekRows, now: Date): Promise<Week> {
  const { found, unread, codes } = rows;
  const isOfWeek = (job: Job) => isFresh(job, now) || isClosing(job, now) || job.urgent;
  const jobs = inWeekOrder(
    found.filter((job) => !isExpired(job, now) && isOfWeek(job)),
    now,
  );
  await readCodes(store, jobs.slice(0, mostNamed), codes);
  return {
    jobs: jobs.map((job, i) => weekJob(job, i < mostNamed ? (codes.get(job.id) ?? null) : null)),
    fresh: jobs.filter((job) => isFresh(job, now)).length + unread.fresh,
    closing: jobs.filter((job) => isClosing(job, now)).length + unread.closing,
    urgent: jobs.filter((job) => job.urgent).length,
    more: Math.max(unread.fresh, unread.closing),
  };
}

async function firstRows(query: Query<Job>): Promise<Job[]> {
  const { docs } = await query.limit(mostOfKind).get();
  return docs.map((row) => row.data());
}

async function countOf(query: Query<Job>): Promise<number> {
  return (await query.count().get()).data().count;
}

/** A job gets its short address a moment after it is listed. */
async function readCodes(
  store: Store,
  jobs: readonly Job[],
  codes: Map<string, string>,
): Promise<void> {
  const missing = jobs.filter(({ id }) => !codes.has(id));
  const notes = await Promise.all(missing.map(({ id }) => store.publishedJobs.doc(id).get()));
  for (const note of notes) {
    const code = note.data()?.code;
    if (code !== undefined) codes.set(note.id, code);
  }
}

function weekJob(job: Job, code: string | null): Week["jobs"][number] {
  const { id, title, company, location, category, urgent, dayWork, postedAt, expiresAt } = job;
  return {
    id,
    title,
    company,
    location,
    category,
    urgent,
    dayWork,
    postedAt,
    expiresAt,
    pay: jobPayLine(job),
    amount: jobAmountText(job),
    code,
  };
}
