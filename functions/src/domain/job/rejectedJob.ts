import { z } from "zod";
import { pendingJobSchema } from "./pendingJob.ts";

/** rejectedJobs/{id}: an imported job that the administrator refused, kept for a while so that it can return. */
export const rejectedJobSchema = pendingJobSchema
  .omit({ searchTerms: true })
  .extend({ rejectedAt: z.date() });
export type RejectedJob = z.infer<typeof rejectedJobSchema>;
