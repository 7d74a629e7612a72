import { addDays } from "../dates.ts";
import {
  emptyJobDraft,
  type Job,
  jobContent,
  type JobContent,
  jobDraftSchema,
} from "../job/job.ts";
import { amountText } from "../pay/payText.ts";
import type { JobApproval } from "../job/jobApproval.ts";
import type { JobClosure } from "../job/jobClosure.ts";
import type { JobEdit } from "../job/jobEdit.ts";
import type { PendingJob } from "../job/pendingJob.ts";
import { limits } from "../limits.ts";

/** A document's fields; the id is its path's. */
export type Fields<T> = Omit<T, "id">;

/**
 * A job's content: the required fields only, and no pay but its text. The category is the type unless given, the text
 * says the pay that is given.
 */
export function buildJobContent(fields: Partial<JobContent> = {}): JobContent {
  const now = new Date();
  const { deadline: _deadline, ...draft } = jobDraftSchema(now).parse({
    ...emptyJobDraft(now),
    title: "Vendedor de balcão",
    company: "Mercado Araguaia",
    location: "Confresa",
    description: "Atendimento no balcão e reposição.",
    type: fields.type ?? "Comércio",
    contactWhatsapp: "5566999990001",
  });
  return { ...jobContent(draft), pay: null, ...withText(fields) };
}

/** The fields with the text of their pay, unless they have one. */
function withText<T extends Partial<JobContent>>(fields: T): T {
  return fields.pay ? { salary: amountText(fields.pay), ...fields } : fields;
}

/** A pending job as a form creates it; without a company unless given. Dated now. */
export function buildJob(fields: Partial<Fields<Job>> = {}): Fields<Job> {
  const now = new Date();
  return {
    ...buildJobContent({ type: fields.type ?? "Comércio" }),
    companyId: null,
    filled: false,
    revision: 1,
    approved: false,
    approvalStatus: "pending",
    postedAt: now,
    expiresAt: addDays(now, limits.deadlineDays.default),
    updatedAt: now,
    listed: false,
    searchTerms: [],
    ...withText(fields),
  };
}

/** The fields of an approved job of an active company whose deadline is ahead. */
export const onSite = { approved: true, approvalStatus: "approved", listed: true } as const;

/** The approval record of a job at its first revision, waiting. Dated now. */
export function buildApproval(jobId: string, fields: Partial<JobApproval> = {}): JobApproval {
  const now = new Date();
  return {
    jobId,
    companyId: null,
    revision: 1,
    status: "pending",
    adminNotes: "",
    createdAt: now,
    updatedAt: now,
    ...fields,
  };
}

/** The edit of an approved job at its first revision, as its company sends it. Dated now. */
export function buildEdit(
  companyId: string,
  fields: Partial<Fields<JobEdit>> = {},
): Fields<JobEdit> {
  const now = new Date();
  return {
    ...buildJobContent(),
    companyId,
    jobRevision: 1,
    revision: 1,
    status: "pending",
    adminNotes: "",
    decidedRevision: null,
    createdAt: now,
    updatedAt: now,
    ...withText(fields),
  };
}

/** An imported job. Dated now. */
export function buildPendingJob(fields: Partial<Fields<PendingJob>> = {}): Fields<PendingJob> {
  const now = new Date();
  const expiresAt = addDays(now, limits.deadlineDays.default);
  return {
    ...buildJobContent({ type: fields.type ?? "Comércio" }),
    expiresAt,
    createdAt: now,
    ...withText(fields),
  };
}

/** The note of a job that its company deleted, as the company writes it. */
export function buildClosure(companyId: string, fields: Partial<JobClosure> = {}): JobClosure {
  const { title } = buildJobContent();
  return { closedAt: new Date(), companyId, title, byCompany: true, ...fields };
}
