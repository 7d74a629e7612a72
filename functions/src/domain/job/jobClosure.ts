import { z } from "zod";

/**
 * jobClosures/{jobId}: when a job was deleted, which starts the retention of its applications. The other fields lead
 * its company to the applicants; they are absent without a company.
 */
export const jobClosureSchema = z.object({
  closedAt: z.date(),
  companyId: z.string().optional(),
  title: z.string().optional(),
  /** The company deleted the job itself: rules allow this in that write only. */
  byCompany: z.boolean().optional(),
  /** The number of applications that its company can still read. Derived. */
  applications: z.int().optional(),
});
export type JobClosure = z.infer<typeof jobClosureSchema>;
