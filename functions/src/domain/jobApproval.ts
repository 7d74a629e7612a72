import { z } from "zod";
import { documentId } from "./fields.ts";
import { approvalStatusSchema } from "./job.ts";
import { limits } from "./limits.ts";

/** jobApprovals/{jobId}: the administrator's decision on one revision of a job, pending until it is made. */
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

/** What the administrator decides. */
export const decisionDraftSchema = z.strictObject({
  status: z.enum(["approved", "rejected"]),
  adminNotes: z
    .string()
    .trim()
    .max(limits.adminNotes.max, "As observações devem ter no máximo 1.000 caracteres"),
});
export type Decision = z.infer<typeof decisionDraftSchema>;
