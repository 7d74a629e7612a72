import { isoDay } from "@vagas/functions/domain/dates";
import {
  emptyJobDraft,
  type Job,
  jobContent,
  jobDraftOf,
  jobDraftSchema,
} from "@vagas/functions/domain/job/job";
import { z } from "zod";
import type { AdminJob } from "../../../data/admin/adminJobs.ts";

/**
 * The administrator's form: the company's fields, and whether the job is filled. A job's present deadline is valid,
 * even in the past.
 */
export function adminJobSchema(now: Date, job: Job | null) {
  const draft = jobDraftSchema(now);
  const keptDay = job && isoDay(job.expiresAt);
  return draft.safeExtend({
    filled: z.boolean(),
    deadline: z.string().superRefine((day, context) => {
      if (day === keptDay) return;
      for (const { message } of draft.shape.deadline.safeParse(day).error?.issues ?? [])
        context.addIssue({ code: "custom", message });
    }),
  });
}
export type AdminJobInput = z.input<ReturnType<typeof adminJobSchema>>;
type AdminJobOutput = z.output<ReturnType<typeof adminJobSchema>>;

export function adminJobInput(now: Date, job: Job | null): AdminJobInput {
  return job
    ? { ...jobDraftOf(job), filled: job.filled }
    : { ...emptyJobDraft(now), filled: false };
}

export function adminJobOf({ filled, deadline, ...draft }: AdminJobOutput): AdminJob {
  return { content: jobContent(draft), filled, deadline };
}

const required = [
  "title",
  "company",
  "location",
  "type",
  "description",
  "contactWhatsapp",
] as const;

/** Whether a required field is empty, as opposed to invalid. */
export function isIncomplete(values: AdminJobInput): boolean {
  return required.some((field) => String(values[field]).trim() === "");
}
