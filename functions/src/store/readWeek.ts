import type { Query } from "firebase-admin/firestore";
import { isExpired } from "../domain/job/jobStanding.ts";
import type { Job } from "../domain/job/job.ts";
import { jobPayLine } from "../domain/pay/payText.ts";
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

/**
 * The week's open jobs. Reads those that it shows, at most 300, a short address for each of the first 16, and counts
 * the new ones and those that end.
 */
export async function readWeek(store: Store, now: Date): Promise<Week> {
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
  const jobs = inWeekOrder(
    found.filter((job) => !isExpired(job, now)),
    now,
  );
  const unread = (count: number, is: (job: Job, now: Date) => boolean) =>
    Math.max(0, count - found.filter((job) => is(job, now)).length);
  const codes = await codesOf(store, jobs.slice(0, mostNamed));
  return {
    jobs: jobs.map((job) => weekJob(job, codes.get(job.id) ?? null)),
    fresh: jobs.filter((job) => isFresh(job, now)).length + unread(freshCount, isFresh),
    closing: jobs.filter((job) => isClosing(job, now)).length + unread(closingCount, isClosing),
    urgent: jobs.filter((job) => job.urgent).length,
    more: Math.max(unread(freshCount, isFresh), unread(closingCount, isClosing)),
  };
}

async function firstRows(query: Query<Job>): Promise<Job[]> {
  const { docs } = await query.limit(mostOfKind).get();
  return docs.map((row) => row.data());
}

async function countOf(query: Query<Job>): Promise<number> {
  return (await query.count().get()).data().count;
}

async function codesOf(store: Store, jobs: readonly Job[]): Promise<Map<string, string | null>> {
  const notes = await Promise.all(jobs.map(({ id }) => store.publishedJobs.doc(id).get()));
  return new Map(notes.map((note) => [note.id, note.data()?.code ?? null]));
}

function weekJob(job: Job, code: string | null): Week["jobs"][number] {
  const { id, title, company, location, category, urgent, dayWork, postedAt, expiresAt } = job;
  const pay = jobPayLine(job);
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
    pay,
    code,
  };
}
