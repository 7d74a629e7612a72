import { z } from "zod";
import { documentId } from "../fields.ts";
import { limits } from "../limits.ts";

/**
 * jobExplanations/{jobId}: why the company keeps words of its job, or of the edit of it, that the law may not allow.
 * Only the company and the administrator read it.
 */
export const jobExplanationsSchema = z.object({
  id: documentId,
  companyId: z.string(),
  /** The explanations as JSON (explanations.ts): rules can bound a text, and cannot go through a list. */
  entries: z.string().max(limits.explanations.max),
  updatedAt: z.date(),
});
