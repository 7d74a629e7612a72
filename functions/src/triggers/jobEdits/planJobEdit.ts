import type { Company } from "../../domain/company/company.ts";
import { type Job, type JobContent, jobContentSchema } from "../../domain/job/job.ts";
import type { JobApproval } from "../../domain/job/jobApproval.ts";
import type { JobEdit } from "../../domain/job/jobEdit.ts";
import type { Mail } from "../../domain/mail/mail.ts";
import type { ReportSummary } from "../../domain/report/reportSummary.ts";
import type { Write } from "../../store/writes.ts";
import { isOut } from "../jobs/decisionNews.ts";
import { reconcile } from "../jobs/derivedFields.ts";
import { standingOf } from "../jobs/standingOf.ts";
import { type EditPlan, isOrphan, planEdit } from "./planEdit.ts";
import { editDecisionOf, isNoted, planEditDecision } from "./planEditDecision.ts";

/** The input of `planJobEdit`; null: it does not exist. */
export type JobEditSnapshot = {
  edit: JobEdit;
  job: Job | null;
  approval: JobApproval | null;
  company: Company | null;
  /** Null: nobody has reported the job. */
  reports: ReportSummary | null;
  /** The mail that `mailInQuestion` names; undefined if deleted, or none is in question. */
  waitingMail: Mail | undefined;
};

/**
 * The writes that bring an edit, and its job's text, up to the administrator's decision. Only differences are
 * written. The job's own event updates search terms and counts.
 */
export function planJobEdit(
  { edit, job, approval, company, reports, waitingMail }: JobEditSnapshot,
  terms: { now: Date; siteUrl: string },
): Write[] {
  if (job === null || isOrphan(edit, job)) return planRemoval(edit, waitingMail);
  const plan = planFor(edit, job, approval);
  const reconciled = reconciledJob(job, edit, plan);
  const changesText = reconciled !== job;
  const writes: Write[] = [];

  const difference = changedFields(edit, plan.fields);
  if (difference !== null) writes.push({ in: "jobEdits", id: edit.id, update: difference });
  if (changesText) writes.push(...planText(job, reconciled, terms.now));
  if (changesText && approval?.revision === job.revision)
    writes.push({
      in: "jobApprovals",
      id: job.id,
      update: followed(approval, reconciled, edit, plan),
    });
  if (plan.text === "restore") writes.push(...planDecided(job, reports));
  const decision = editDecisionOf(edit, plan);
  if (decision !== null) {
    // As its own event will leave it: a new text ends a removal by reports.
    const after = reconcile(reconciled, standingOf(reconciled, { company, reports }), terms.now);
    const effect = { job: after, changesText, company, waitingMail };
    writes.push(...planEditDecision(decision, effect, terms));
  }
  return writes;
}

/**
 * The id of the mail whose state the plan depends on: it reports an earlier decision on the edit, and may be unsent.
 */
export function mailInQuestion({
  edit,
  job,
  approval,
}: Pick<JobEditSnapshot, "edit" | "job" | "approval">): string | null {
  if (job === null || isOrphan(edit, job)) return edit.news?.mail?.id ?? null;
  return editDecisionOf(edit, planFor(edit, job, approval))?.news.mail?.id ?? null;
}

/** Removes an edit without a job, and its unsent mail. */
function planRemoval({ id, news }: JobEdit, waitingMail: Mail | undefined): Write[] {
  const waiting = news?.mail && !isOut(waitingMail) ? news.mail.id : null;
  return [
    { in: "jobEdits", id, delete: true },
    ...(waiting === null ? [] : [{ in: "mail", id: waiting, delete: true } as const]),
  ];
}

function planFor(edit: JobEdit, job: Job, approval: JobApproval | null): EditPlan {
  return planEdit(edit, { ...job, approved: isApproved(job, approval) });
}

/** Whether an edit agrees with its decision and its job, so that reconciling changes nothing. */
export function isReconciledEdit(
  edit: JobEdit,
  job: Job | null,
  approval: JobApproval | null,
): boolean {
  if (job === null || isOrphan(edit, job)) return false;
  const plan = planFor(edit, job, approval);
  return plan.text === null && changedFields(edit, plan.fields) === null && isNoted(edit, plan);
}

/** Whether the job is approved and stays so: it may be about to be taken off. */
function isApproved(job: Job, approval: JobApproval | null): boolean {
  return job.approved && (approval === null || approval.status === "approved");
}

/** The job with its planned text; unchanged if that stays. */
function reconciledJob(job: Job, edit: JobEdit, { text }: EditPlan): Job {
  const content: JobContent | null =
    text === "apply"
      ? jobContentSchema.parse(edit)
      : text === "restore"
        ? (edit.applied?.replaced ?? null)
        : null;
  return content === null ? job : { ...job, ...content, revision: job.revision + 1 };
}

function planText(before: Job, reconciled: Job, now: Date): Write[] {
  const { id, listed, type, revision } = reconciled;
  const text = { ...jobContentSchema.parse(reconciled), revision, updatedAt: now };
  const isPublic = listed && type !== before.type;
  return [
    { in: "jobs", id, update: text },
    ...(isPublic ? [{ in: "publishedJobs", id, merge: { type, at: now } } as const] : []),
  ];
}

/** A text that is restored is decided on as before: a removed one is off the site at once. */
function planDecided({ id, revision }: Job, reports: ReportSummary | null): Write[] {
  const settled = reports?.settled ?? null;
  if (settled?.revision !== revision - 1) return [];
  const restored = { ...settled, revision: revision + 1 };
  return [
    { in: "reportSummaries", id, update: { settled: restored } },
    ...(settled.decision === "remove"
      ? [{ in: "jobs", id, update: { held: true, listed: false } } as const]
      : []),
  ];
}

/**
 * The job's approval record follows its text: left behind, it could not be decided on again, and would compare with
 * an old text.
 */
function followed(
  approval: JobApproval,
  job: Job,
  edit: JobEdit,
  { text }: EditPlan,
): Pick<JobApproval, "revision" | "decided"> {
  if (approval.status !== "approved") return { revision: job.revision };
  const word =
    text === "apply"
      ? { adminNotes: edit.adminNotes, at: edit.updatedAt }
      : { adminNotes: approval.adminNotes, at: approval.updatedAt };
  return {
    revision: job.revision,
    decided: {
      status: "approved",
      revision: job.revision,
      ...word,
      content: jobContentSchema.parse(job),
    },
  };
}

/** The fields that differ, or null: writing nothing ends the chain of events. */
function changedFields(edit: JobEdit, fields: EditPlan["fields"]): Partial<JobEdit> | null {
  const changed = Object.entries(fields).filter(
    ([name, value]) =>
      JSON.stringify(edit[name as keyof JobEdit] ?? null) !== JSON.stringify(value),
  );
  return changed.length === 0 ? null : Object.fromEntries(changed);
}
