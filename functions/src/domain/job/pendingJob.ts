import { z } from "zod";
import { documentId } from "../fields.ts";
import { jobContentSchema } from "./job.ts";

/** pendingJobs/{id}: a vacancy that reached the administrator on paper or by message, waiting to be copied into jobs. */
export const pendingJobSchema = jobContentSchema.extend({
  id: documentId,
  expiresAt: z.date(),
  createdAt: z.date(),
  /** Derived; not there until functions have seen the row. */
  searchTerms: z.array(z.string()).optional(),
});
export type PendingJob = z.infer<typeof pendingJobSchema>;
