import { z } from "zod";
import { documentId } from "../fields.ts";
import { limits } from "../limits.ts";

/**
 * queuePlaces/{companyId}: the jobs of a company's places in the administrator's queue, and when it took the last
 * three. The company writes it with each job that becomes pending, and rules enforce its bounds. A place is free once
 * its job is decided or deleted; nothing has to clear it.
 */
export const queuePlacesSchema = z.object({
  /** The ids of jobs by place, '0' to '9'. */
  jobs: z.record(z.string().regex(/^[0-9]$/), documentId),
  /** The place that was taken last. */
  place: z.string().regex(/^[0-9]$/),
  lastAt: z.date(),
  secondLastAt: z.date().nullable(),
  thirdLastAt: z.date().nullable(),
});
export type QueuePlaces = z.infer<typeof queuePlacesSchema>;

/**
 * A free place for another job, or null if a pending job holds each; `waiting` are the ids of the company's pending
 * jobs.
 */
export function freePlace(jobs: QueuePlaces["jobs"], waiting: ReadonlySet<string>): string | null {
  for (let place = 0; place < limits.jobsWaiting.places; place += 1) {
    const jobId = jobs[place];
    if (jobId === undefined || !waiting.has(jobId)) return String(place);
  }
  return null;
}
