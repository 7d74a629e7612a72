import { z } from "zod";
import { documentId } from "../fields.ts";
import { approvalStatusSchema, jobContentSchema } from "./job.ts";
import { limits } from "../limits.ts";
import { isAtMost } from "../text/isAtMost.ts";

/** The last decision that was carried out, with its text, for comparison with a later text. */
const decidedSchema = z.object({
  status: z.enum(["approved", "rejected"]),
  revision: z.int().min(1),
  adminNotes: z.string().max(limits.adminNotes.max),
  at: z.date(),
  /** Null if it no longer fits the schema of a job: then there is nothing to compare with. */
  content: jobContentSchema.nullable().catch(null),
});
export type Decided = z.infer<typeof decidedSchema>;

/** A job's status in a mail; `notes` are the administrator's words in it, or ''. */
const toldSchema = z.object({ status: approvalStatusSchema, notes: z.string() });
export type Told = z.infer<typeof toldSchema>;

/** The decision the company has read of, null before the first; and the mail that is about to tell it. */
export const newsSchema = z.object({
  told: toldSchema.nullable(),
  mail: toldSchema.extend({ id: z.string() }).nullable(),
});
export type DecisionNews = z.infer<typeof newsSchema>;

/**
 * jobApprovals/{jobId}: the administrator's decision on one revision of a job, pending until made. It can be taken
 * back and reversed: `status` and `adminNotes` are the present decision.
 */
export const jobApprovalSchema = z.object({
  jobId: documentId,
  companyId: z.string().nullable(),
  /** The job's revision; a decision on an older one changes nothing. */
  revision: z.int().min(1),
  status: approvalStatusSchema,
  adminNotes: z.string().max(limits.adminNotes.max),
  createdAt: z.date(),
  /** When it was created, or last decided on. */
  updatedAt: z.date(),
  /** Derived; absent before the first decision. */
  decided: decidedSchema.nullable().optional(),
  /** Derived; absent before the first decision. */
  news: newsSchema.optional(),
});
export type JobApproval = z.infer<typeof jobApprovalSchema>;

/** What the administrator decides. */
export const decisionDraftSchema = z.strictObject({
  status: z.enum(["approved", "rejected"]),
  adminNotes: z
    .string()
    .trim()
    .refine(isAtMost(limits.adminNotes.max), "As observações devem ter no máximo 1.000 caracteres"),
});
export type Decision = z.infer<typeof decisionDraftSchema>;
