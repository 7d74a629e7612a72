import { isoDay } from "@vagas/functions/domain/dates";
import type { JobDraftInput } from "@vagas/functions/domain/job/job";
import { deviceStorage } from "../../../state/browserStorage.ts";

/** What was typed and not sent, kept on this device. */
type KeptDraft = { draft: JobDraftInput; keptAt: Date };

const prefix = "vagas-rascunho";

/** One draft for each form: a company's new job, or one of its jobs. */
export function draftKey(companyId: string, jobId: string | null): string {
  return `${prefix}:${companyId}:${jobId ?? "nova"}`;
}

export function keepDraft(key: string, draft: JobDraftInput, now: Date) {
  deviceStorage.write(key, { draft, keptAt: now.getTime() });
}

export function dropDraft(key: string) {
  deviceStorage.write(key, null);
}

/** All drafts of a company, when it leaves for good. */
export function dropDraftsOf(companyId: string) {
  deviceStorage.keys(`${prefix}:${companyId}:`).forEach(dropDraft);
}

/** The draft kept under `key`, over `base`: only the form's fields, only values of the right type; a deadline that has passed is replaced by the base's. Null when there is none. */
export function keptDraft(key: string, base: JobDraftInput, now: Date): KeptDraft | null {
  const kept = deviceStorage.read(key);
  if (!isRecord(kept) || !isRecord(kept["draft"]) || typeof kept["keptAt"] !== "number")
    return null;
  const typed = kept["draft"];
  const fields = Object.entries(base).map(([name, usual]) => [
    name,
    sameKind(typed[name], usual) ? typed[name] : usual,
  ]);
  const draft = Object.fromEntries(fields) as JobDraftInput;
  return {
    draft: draft.deadline < isoDay(now) ? { ...draft, deadline: base.deadline } : draft,
    keptAt: new Date(kept["keptAt"]),
  };
}

/** Whether a form still has the values it began with. */
export function isSameDraft(typed: JobDraftInput, start: JobDraftInput): boolean {
  return (Object.keys(start) as (keyof JobDraftInput)[]).every(
    (field) => JSON.stringify(typed[field]) === JSON.stringify(start[field]),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function sameKind(value: unknown, usual: unknown): boolean {
  if (Array.isArray(usual))
    return Array.isArray(value) && value.every((item) => typeof item === "string");
  return typeof value === typeof usual;
}
