import { z } from "zod";

/**
 * publishedJobs/{jobId}: this job was public once, with this type; `at`: since the last listing. It outlives the job, so
 * that its address answers 'over' instead of 'unknown'; it holds no personal data. `code`: its short address, given soon after.
 */
export const publishedJobSchema = z.object({
  type: z.string(),
  at: z.date(),
  code: z.string().optional(),
  /**
   * When it was listed for the first time that others may know of, work of a day for its latest day; absent: before that was
   * noted.
   */
  firstAt: z.date().optional(),
  /** The latest day of work of a day, 'yyyy-MM-dd' in the town; absent: of another job, or from before that was noted. */
  day: z.string().optional(),
  /**
   * When it last left the site while neither its text nor its deadline changed: it was held, its company deactivated, or its
   * approval undone before anybody was told of it, which deletes an imported job.
   */
  unlistedAt: z.date().optional(),
  /** When its company was asked whom it hired, once for all its deadlines; absent: not yet, or before that was noted. */
  hiredAskedAt: z.date().optional(),
});
export type PublishedJob = z.infer<typeof publishedJobSchema>;
