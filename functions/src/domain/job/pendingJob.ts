import { z } from "zod";
import { documentId } from "../fields.ts";
import { jobContentSchema } from "./job.ts";

/** pendingJobs/{id}: an imported job, from paper or a message, waiting to be copied into jobs. */
export const pendingJobSchema = jobContentSchema.extend({
  id: documentId,
  expiresAt: z.date(),
  createdAt: z.date(),
  /** Derived; absent until functions have processed the row. */
  searchTerms: z.array(z.string()).optional(),
});
export type PendingJob = z.infer<typeof pendingJobSchema>;
