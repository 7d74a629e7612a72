import { jobDraftSchema } from "@vagas/functions/domain/job/job";
import { z } from "zod";

/** The company's form: a job's, and why it keeps words that the law may not allow, as that is stored. */
export function jobFormSchema(now: Date) {
  return jobDraftSchema(now).safeExtend({ explanations: z.string() });
}
export type JobFormInput = z.input<ReturnType<typeof jobFormSchema>>;
export type JobFormOutput = z.output<ReturnType<typeof jobFormSchema>>;
