import { isoDay } from "@vagas/functions/domain/dates";
import type { JobDraftInput } from "@vagas/functions/domain/job/job";
import { dropDrafts, type KeptDraft, readDraft } from "../../../state/drafts.ts";

const prefix = "vagas-rascunho";

/** One draft for each form: a company's new job, or one of its jobs. */
export function draftKey(companyId: string, jobId: string | null): string {
  return `${prefix}:${companyId}:${jobId ?? "nova"}`;
}

/** Removes all drafts of a company, when its account is deleted. */
export function dropDraftsOf(companyId: string) {
  dropDrafts(`${prefix}:${companyId}:`);
}

/** The draft under `key`, over `base`, whose deadline replaces one that has passed. Null without one. */
export function keptDraft(
  key: string,
  base: JobDraftInput,
  now: Date,
): KeptDraft<JobDraftInput> | null {
  const kept = readDraft(key, base);
  if (!kept || kept.draft.deadline >= isoDay(now)) return kept;
  return { ...kept, draft: { ...kept.draft, deadline: base.deadline } };
}
