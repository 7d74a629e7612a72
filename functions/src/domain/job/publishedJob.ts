import { z } from "zod";

/**
 * publishedJobs/{jobId}: this job was public once, with this type; `at`: since the last listing. It outlives the job, so
 * that its address answers 'over' instead of 'unknown'; it holds no personal data. `code`: its short address, given soon after.
 */
export const publishedJobSchema = z.object({
  type: z.string(),
  at: z.date(),
  code: z.string().optional(),
  /** When it was listed for the first time; absent: before that was noted. */
  firstAt: z.date().optional(),
});
export type PublishedJob = z.infer<typeof publishedJobSchema>;
