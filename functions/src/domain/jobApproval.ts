import { z } from 'zod';
import { documentId } from './fields.ts';
import { approvalStatusSchema } from './job.ts';
import { limits } from './limits.ts';

/** jobApprovals/{jobId}: what waits for the administrator's word on one revision of a job, and that word. */
export const jobApprovalSchema = z.object({
  jobId: documentId,
  companyId: z.string().nullable(),
  /** The revision of the job this is about; a decision on an older one changes nothing. */
  revision: z.int().min(1),
  status: approvalStatusSchema,
  adminNotes: z.string().max(limits.adminNotes.max),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type JobApproval = z.infer<typeof jobApprovalSchema>;

/** What the administrator says. */
export const decisionDraftSchema = z.strictObject({
  status: z.enum(['approved', 'rejected']),
  adminNotes: z.string().trim().max(limits.adminNotes.max, 'As observações devem ter no máximo 1.000 caracteres'),
});
export type Decision = z.infer<typeof decisionDraftSchema>;
