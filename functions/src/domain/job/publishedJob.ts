import { z } from "zod";

/**
 * publishedJobs/{jobId}: this job was public once, as a vacancy of this type. It outlives the job, so that its address
 * says that it is over instead of that it never was; there is nothing in it about anybody.
 */
export const publishedJobSchema = z.object({ type: z.string(), at: z.date() });
