import { settledMinutes } from "../../domain/alert/listNews.ts";
import { addMinutes, isoDay } from "../../domain/dates.ts";
import type { Job } from "../../domain/job/job.ts";
import { isListed } from "../../domain/job/jobStanding.ts";
import type { PublishedJob } from "../../domain/job/publishedJob.ts";
import type { Write } from "../../store/writes.ts";

/** A job before and after its plan. */
type Reconciled = { before: Job; after: Job; now: Date };

/** Whether the plan depends on what is noted of the job's time on the site. */
export function asksForNote(change: Reconciled): boolean {
  const { before, after } = change;
  return after.listed
    ? after.dayWork || !before.listed
    : isTakenOff(change) || isUnapproved(change);
}

/**
 * Since when a job counts as posted: its first listing, as for alerts (`firstAt`), so that it does not come to the site days
 * old because it waited. One that was public before keeps its date.
 */
export function postedSince({ before, after, now }: Reconciled, noted: PublishedJob | null): Date {
  return after.listed && !before.listed && (noted === null || isUntold(noted))
    ? now
    : before.postedAt;
}

/**
 * The note that a job is public, since when, and since when for the first time. Each later day of work of a day is a first
 * time, because it is another day's work for whoever looks for it; so is the listing after one that was undone before
 * anybody was told of it. `noted`: what is noted so far, null for nothing.
 */
export function planNote(change: Reconciled, noted: PublishedJob | null): Write[] {
  const { before, after, now } = change;
  const { id, type } = after;
  if (!after.listed) {
    const isNoted =
      noted !== null &&
      (isTakenOff(change) || (isUnapproved(change) && isBeforeNews(noted.firstAt, now)));
    return isNoted ? [{ in: "publishedJobs", id, update: { unlistedAt: now } }] : [];
  }
  const first = firstTime(after, noted, now);
  if (!before.listed) return [{ in: "publishedJobs", id, merge: { type, at: now, ...first } }];
  return noted === null || Object.keys(first).length === 0
    ? []
    : [{ in: "publishedJobs", id, update: first }];
}

/**
 * The note of a job that is deleted before anybody was told of it: undoing the approval of an imported job deletes it, and
 * the next approval creates it under the same id.
 */
export function planDeletedNote(id: string, noted: PublishedJob | null, now: Date): Write[] {
  return noted !== null && isBeforeNews(noted.firstAt, now)
    ? [{ in: "publishedJobs", id, update: { unlistedAt: now } }]
    : [];
}

/** Whether a job leaves the site by what others did: neither its text nor its dates say so. */
function isTakenOff({ before, after, now }: Reconciled): boolean {
  return before.listed && !after.listed && isListed({ ...after, held: false }, true, now);
}

/** Whether a decision takes a job off the site: its approval was undone, or a refusal follows it. */
function isUnapproved({ before, after }: Reconciled): boolean {
  return before.listed && !after.listed && !after.approved;
}

/** Whether nobody can have been told at `end` of a listing that began at `start`, with a margin of as much again. */
function isBeforeNews(start: Date | undefined, end: Date): boolean {
  return start !== undefined && end < addMinutes(start, settledMinutes / 2);
}

/** Whether others took a job off the site before anybody was told of it. */
function isUntold({ at, firstAt, unlistedAt }: PublishedJob): boolean {
  return unlistedAt !== undefined && unlistedAt > at && isBeforeNews(firstAt, unlistedAt);
}

/** What changes of the first time; a note from before days were noted says only its day from now on. */
function firstTime(
  { dayWork, expiresAt }: Job,
  noted: PublishedJob | null,
  now: Date,
): Partial<Pick<PublishedJob, "firstAt" | "day">> {
  const day = dayWork ? { day: isoDay(expiresAt) } : {};
  if (noted === null || isUntold(noted)) return { firstAt: now, ...day };
  if (day.day === undefined || (noted.day !== undefined && day.day <= noted.day)) return {};
  return noted.day === undefined ? day : { firstAt: now, ...day };
}
