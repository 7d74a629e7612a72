import { z } from 'zod';
import { documentId } from './fields.ts';
import { jobContentSchema } from './job.ts';

/** pendingJobs/{id}: a vacancy that reached the administrator on paper or by message, waiting to be copied into jobs. */
export const pendingJobSchema = jobContentSchema.extend({
  id: documentId,
  expiresAt: z.date(),
  createdAt: z.date(),
});
export type PendingJob = z.infer<typeof pendingJobSchema>;
