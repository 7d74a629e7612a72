import { isoDay } from "../../domain/dates.ts";
import type { Job } from "../../domain/job/job.ts";
import { isListed } from "../../domain/job/jobStanding.ts";
import type { PublishedJob } from "../../domain/job/publishedJob.ts";
import type { Write } from "../../store/writes.ts";

/** A job before and after its plan. */
type Reconciled = { before: Job; after: Job; now: Date };

/** Whether the plan depends on what is noted of the job's time on the site. */
export function asksForNote(change: Reconciled): boolean {
  const { before, after } = change;
  return after.listed ? after.dayWork || !before.listed : isTakenOff(change);
}

/**
 * Since when a job counts as posted: its first listing, as for alerts (`firstAt`), so that it does not come to the site days
 * old because it waited. One that was public before keeps its date.
 */
export function postedSince({ before, after, now }: Reconciled, noted: PublishedJob | null): Date {
  return after.listed && !before.listed && noted === null ? now : before.postedAt;
}

/**
 * The note that a job is public, since when, and since when for the first time. Each later day of work of a day is a first
 * time, because it is another day's work for whoever looks for it. `noted`: what is noted so far, null for nothing.
 */
export function planNote(change: Reconciled, noted: PublishedJob | null): Write[] {
  const { before, after, now } = change;
  const { id, type } = after;
  if (!after.listed)
    return isTakenOff(change) && noted !== null
      ? [{ in: "publishedJobs", id, update: { unlistedAt: now } }]
      : [];
  const first = firstTime(after, noted, now);
  if (!before.listed) return [{ in: "publishedJobs", id, merge: { type, at: now, ...first } }];
  return noted === null || Object.keys(first).length === 0
    ? []
    : [{ in: "publishedJobs", id, update: first }];
}

/** Whether a job leaves the site by what others did: neither its text nor its dates say so. */
function isTakenOff({ before, after, now }: Reconciled): boolean {
  return before.listed && !after.listed && isListed({ ...after, held: false }, true, now);
}

/** What changes of the first time; a note from before days were noted says only its day from now on. */
function firstTime(
  { dayWork, expiresAt }: Job,
  noted: PublishedJob | null,
  now: Date,
): Partial<Pick<PublishedJob, "firstAt" | "day">> {
  const day = dayWork ? { day: isoDay(expiresAt) } : {};
  if (noted === null) return { firstAt: now, ...day };
  if (day.day === undefined || (noted.day !== undefined && day.day <= noted.day)) return {};
  return noted.day === undefined ? day : { firstAt: now, ...day };
}
