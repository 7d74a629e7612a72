import { addDays, isoDay } from "@vagas/functions/domain/dates";
import { typedPayOfText } from "@vagas/functions/domain/pay/payDraft";
import {
  dropDraft,
  dropDrafts,
  keepDraft,
  type KeptDraft,
  readDraft,
} from "../../../state/drafts.ts";
import type { JobFormInput } from "./jobFormSchema.ts";

const prefix = "vagas-rascunho";

/** One draft for each form: a company's new job, or one of its jobs. */
export function draftKey(companyId: string, jobId: string | null): string {
  return `${prefix}:${companyId}:${jobId ?? "nova"}`;
}

/** Removes all drafts of a company, when its account is deleted. */
export function dropDraftsOf(companyId: string) {
  dropDrafts(`${prefix}:${companyId}:`);
}

/** A new job that was sent. */
type TriedJob = { id: string; title: string };

const triedKey = (key: string) => `${key}:tried`;

/** Notes that the form with the draft under `key` is sent as this job: the answer may be lost, and the page too. */
export function keepTriedJob(key: string, job: TriedJob, now: Date) {
  keepDraft(triedKey(key), job, now);
}

/** Forgets it: no later try can be about that job. */
export function dropTriedJob(key: string) {
  dropDraft(triedKey(key));
}

/** The job as which the form was sent last, within a day and without an answer; null if it was not. */
export function triedJob(key: string, now: Date): TriedJob | null {
  const tried = readDraft(triedKey(key), { id: "", title: "" });
  return tried && tried.keptAt > addDays(now, -1) ? tried.draft : null;
}

/** Whether something that was typed is kept under `key`. */
export function hasJobDraft(key: string): boolean {
  return readDraft(key, {}) !== null;
}

/** Removes the draft under `key`, which was sent or discarded. */
export function dropJobDraft(key: string) {
  dropDraft(key);
  dropTriedJob(key);
}

/** The draft under `key`, over `base`, whose deadline replaces one that has passed; work of a day is then today. Null without one. */
export function keptDraft(
  key: string,
  base: JobFormInput,
  now: Date,
): KeptDraft<JobFormInput> | null {
  const kept = readDraft(key, base, withPay);
  if (!kept || kept.draft.deadline >= isoDay(now)) return kept;
  const deadline = kept.draft.dayWork ? isoDay(now) : base.deadline;
  return { ...kept, draft: { ...kept.draft, deadline } };
}

/** A draft from before pay had inputs of its own: the pay is what its text says. */
function withPay(typed: Record<string, unknown>): Record<string, unknown> {
  const { pay, salary, contractType } = typed;
  if (pay !== undefined || typeof salary !== "string") return typed;
  return { ...typed, pay: typedPayOfText(salary, contractType) };
}
