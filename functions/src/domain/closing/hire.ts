import { z } from "zod";
import { hireAnswers, isHired, mostHired } from "./hireAnswers.ts";

/**
 * hires/{jobId}: whether a job that was public found somebody, as its company says. It names no person; the company's id
 * is removed with the company.
 */
export const hireSchema = z.object({
  companyId: z.string().optional(),
  answer: z.enum(hireAnswers),
  /** How many were hired; 0 unless the answer is that somebody was. */
  people: z.int().min(0).max(mostHired),
  answeredAt: z.date(),
});
export type Hire = z.infer<typeof hireSchema>;

/** A company's answer, as the page of a mail's link sends it. */
export const hireReplySchema = z
  .strictObject({ answer: hireSchema.shape.answer, people: hireSchema.shape.people })
  .refine(({ answer, people }) => people > 0 === isHired(answer));
