import { collections } from "../../domain/collections.ts";
import type { Company } from "../../domain/company/company.ts";
import { type Job, jobContentSchema } from "../../domain/job/job.ts";
import type { Decided, DecisionNews, JobApproval } from "../../domain/job/jobApproval.ts";
import type { Mail } from "../../domain/mail/mail.ts";
import { decisionMail } from "../../mail/decisionMail.ts";
import { jobMailId } from "../../mail/jobMailId.ts";
import { auditEntry } from "../../store/newAuditEntry.ts";
import type { Write } from "../../store/writes.ts";
import { isOut, knownNews, mailTerms, planNews } from "./decisionNews.ts";

/** A decision to carry out; `id` is that of its audit entry and of its mail. */
type Decision = { reconciled: Job; approval: JobApproval; id: string; news: DecisionNews };

/** The decision that changes a job, or null if there is none or it was recorded before. */
export function decisionOf(change: {
  before: Job;
  reconciled: Job;
  approval: JobApproval | null;
}): Decision | null {
  const { before, reconciled, approval } = change;
  if (approval === null || reconciled.approvalStatus === before.approvalStatus) return null;
  const { decided, updatedAt, revision, status } = approval;
  if (decided?.status === status && decided.at.getTime() === updatedAt.getTime()) return null;
  const again = decided?.revision === revision ? updatedAt : null;
  const id = jobMailId(reconciled.id, revision, status === "pending" ? "undone" : status, again);
  return { reconciled, approval, id, news: knownNews(approval, before.approvalStatus) };
}

/** Records a decision, keeps its text, and mails the company if what it read is no longer true. */
export function planDecision(
  { reconciled, approval, id, news: known }: Decision,
  { company, waitingMail }: { company: Company | null; waitingMail: Mail | undefined },
  { now, siteUrl }: { now: Date; siteUrl: string },
): Write[] {
  const { status, adminNotes: notes, updatedAt } = approval;
  const action = status === "pending" ? "undone" : status;
  const entry = auditEntry(collections.jobs, reconciled.id, action, now, { notes });
  const plan = planNews(known, isOut(waitingMail), { status, notes }, id);
  const { news, takesBack } = plan;
  const terms = { ...mailTerms(plan, updatedAt), siteUrl, now };
  const mail =
    news.mail === null || company === null
      ? null
      : decisionMail({ status, notes, job: reconciled, company, ...terms });
  const told = {
    news: mail === null ? { ...news, mail: null } : news,
    ...(status === "pending" ? {} : { decided: decidedOf(reconciled, approval, status) }),
  };
  return [
    { in: "audit", id, set: entry },
    ...(takesBack === null ? [] : [{ in: "mail", id: takesBack, delete: true } as const]),
    ...(mail === null ? [] : [{ in: "mail", id, set: mail } as const]),
    { in: "jobApprovals", id: reconciled.id, update: told },
  ];
}

function decidedOf(job: Job, approval: JobApproval, status: Decided["status"]): Decided {
  const { revision, adminNotes, updatedAt: at } = approval;
  // The content only: unknown keys are dropped.
  return { status, revision, adminNotes, at, content: jobContentSchema.parse(job) };
}
