import { endOfDay } from "@vagas/functions/domain/dates";
import type { Job, JobDraftInput } from "@vagas/functions/domain/job/job";
import { withoutHidden } from "@vagas/functions/domain/job/kindOfJob";
import { jobFields } from "@vagas/functions/domain/job/jobFields";
import { previewContent } from "@vagas/functions/domain/table/tableContent";

/** The job of a partly filled form, for the preview; never stored. */
export function previewJob(typed: JobDraftInput, now: Date): Job {
  const content = withoutHidden(previewContent(jobFields, typed));
  const expiresAt = endOfDay(typed.deadline);
  return {
    ...content,
    id: "previa",
    title: content.title || "Título da vaga",
    category: content.type,
    companyId: null,
    filled: false,
    revision: 1,
    approved: true,
    approvalStatus: "approved",
    postedAt: now,
    updatedAt: now,
    listed: true,
    searchTerms: [],
    expiresAt: Number.isNaN(expiresAt.getTime()) ? now : expiresAt,
  };
}
