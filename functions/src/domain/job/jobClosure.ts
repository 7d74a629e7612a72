import { z } from "zod";

/**
 * jobClosures/{jobId}: when a job was deleted. What people sent to it is kept for a while from then on. The other fields
 * are for its company, which finds who applied; they are absent where there is none, or none any more.
 */
export const jobClosureSchema = z.object({
  closedAt: z.date(),
  companyId: z.string().optional(),
  title: z.string().optional(),
  /** The company deleted the job itself: rules let it write this in that very write, and never else. */
  byCompany: z.boolean().optional(),
  /** How many applications there were. Derived. */
  applications: z.int().optional(),
});
export type JobClosure = z.infer<typeof jobClosureSchema>;
