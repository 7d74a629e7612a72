import type { Transaction } from "firebase-admin/firestore";
import type { Desk } from "../../desk.ts";
import { collections } from "../../domain/collections.ts";
import type { Company } from "../../domain/company/company.ts";
import { type Job, jobContentSchema } from "../../domain/job/job.ts";
import type { Decided, JobApproval, Told } from "../../domain/job/jobApproval.ts";
import { decisionMail } from "../../mail/decisionMail.ts";
import { jobMailId } from "../../mail/jobMailId.ts";
import { auditEntry } from "../../store/auditEntry.ts";
import type { Store } from "../../store/store.ts";
import { knownNews, mailTerms, type NewsPlan, readNewsPlan } from "./decisionNews.ts";

type Change = { before: Job; settled: Job; approval: JobApproval };
export type DecisionToWrite = { settled: Job; approval: JobApproval; id: string; plan: NewsPlan };

/** What a decision that is about to take effect comes to, or null where it was written before. Reads alone. */
export async function readDecision(
  store: Store,
  transaction: Transaction,
  { before, settled, approval }: Change,
): Promise<DecisionToWrite | null> {
  const { decided, updatedAt, revision, status, adminNotes } = approval;
  if (decided?.status === status && decided.at.getTime() === updatedAt.getTime()) return null;
  const again = decided?.revision === revision ? updatedAt : null;
  const id = jobMailId(settled.id, revision, status === "pending" ? "undone" : status, again);
  const news = knownNews(approval, before.approvalStatus);
  const told: Told = { status, notes: adminNotes };
  return { settled, approval, id, plan: await readNewsPlan(store, transaction, news, told, id) };
}

/** Notes a decision, keeps the text it was about, and sees to it that the company reads what is true of it. */
export function writeDecision(
  { store, now, siteUrl }: Pick<Desk, "store" | "now" | "siteUrl">,
  transaction: Transaction,
  { settled, approval, id, plan }: DecisionToWrite,
  company: Company | null | undefined,
): void {
  const { status, adminNotes, updatedAt } = approval;
  transaction.set(
    store.audit.doc(id),
    auditEntry(collections.jobs, settled.id, status === "pending" ? "undone" : status, now, {
      notes: adminNotes,
    }),
  );
  const { news, takesBack } = plan;
  const mail =
    news.mail === null || !company
      ? null
      : decisionMail({
          status,
          notes: adminNotes,
          job: settled,
          company,
          siteUrl,
          ...mailTerms(plan, updatedAt),
          now,
        });
  if (takesBack !== null) transaction.delete(store.mail.doc(takesBack));
  if (mail !== null) transaction.set(store.mail.doc(id), mail);
  transaction.update(store.jobApprovals.doc(settled.id), {
    news: mail === null ? { ...news, mail: null } : news,
    ...(status === "pending" ? {} : { decided: decidedOf(settled, approval, status) }),
  });
}

function decidedOf(job: Job, approval: JobApproval, status: Decided["status"]): Decided {
  const { revision, adminNotes, updatedAt: at } = approval;
  // The content alone: unknown keys are dropped.
  return { status, revision, adminNotes, at, content: jobContentSchema.parse(job) };
}
