import { collections } from "../../domain/collections.ts";
import type { Company } from "../../domain/company/company.ts";
import type { Job } from "../../domain/job/job.ts";
import type { DecisionNews, Told } from "../../domain/job/jobApproval.ts";
import type { JobEdit } from "../../domain/job/jobEdit.ts";
import type { Mail } from "../../domain/mail/mail.ts";
import { editDecisionMail } from "../../mail/editDecisionMail.ts";
import { editedTextId, editMailId } from "../../mail/jobMailId.ts";
import { auditEntry } from "../../store/newAuditEntry.ts";
import type { Write } from "../../store/writes.ts";
import { isOut, mailTerms, planNews } from "../jobs/decisionNews.ts";
import type { EditPlan } from "./planEdit.ts";

/** A decision on an edit to be recorded; `id` is that of its mail, `news` what the company knows so far. */
type EditDecision = {
  jobId: string;
  revision: number;
  at: Date;
  told: Told;
  id: string;
  news: DecisionNews;
};

/** Whether the decision on an edit was recorded before, or there is none. */
export function isNoted(edit: JobEdit, { fields: { status, updatedAt } }: EditPlan): boolean {
  const noted = edit.decided?.revision === edit.revision ? edit.decided : null;
  return status === "pending"
    ? noted === null || noted.status === "pending"
    : noted?.status === status && noted.at.getTime() === updatedAt.getTime();
}

/** The unrecorded decision on an edit, or null. */
export function editDecisionOf(edit: JobEdit, plan: EditPlan): EditDecision | null {
  if (isNoted(edit, plan)) return null;
  const { id: jobId, revision } = edit;
  const { status, adminNotes: notes, updatedAt: at } = plan.fields;
  const news = edit.news?.revision === revision ? edit.news : { told: null, mail: null };
  const id = editMailId(jobId, revision, status === "pending" ? "undone" : status, at);
  return { jobId, revision, at, told: { status, notes }, id, news };
}

const actions = {
  approved: "editApproved",
  rejected: "editRejected",
  pending: "editUndone",
} as const;

/** Records a decision on an edit, and mails the company if what it read is no longer true. */
export function planEditDecision(
  { jobId, revision, at, told, id, news: known }: EditDecision,
  {
    company,
    waitingMail,
    ...text
  }: {
    /** The job as the decision leaves it. */
    job: Job;
    changesText: boolean;
    company: Company | null;
    waitingMail: Mail | undefined;
  },
  { now, siteUrl }: { now: Date; siteUrl: string },
): Write[] {
  const { status, notes } = told;
  const { job } = text;
  const plan = planNews(known, isOut(waitingMail), told, id);
  const { news, takesBack } = plan;
  const terms = { ...mailTerms(plan, at), siteUrl, now };
  const mail =
    news.mail === null || company === null
      ? null
      : editDecisionMail({ status, notes, job, company, ...terms });
  const decided = {
    decided: { revision, status, adminNotes: notes, at },
    news: { revision, told: news.told, mail: mail === null ? null : news.mail },
  };
  return [
    {
      in: "audit",
      id: text.changesText ? editedTextId(jobId, job.revision) : id,
      set: auditEntry(collections.jobs, jobId, actions[status], now, { notes }),
    },
    ...(takesBack === null ? [] : [{ in: "mail", id: takesBack, delete: true } as const]),
    ...(mail === null ? [] : [{ in: "mail", id, set: mail } as const]),
    { in: "jobEdits", id: jobId, update: decided },
  ];
}
