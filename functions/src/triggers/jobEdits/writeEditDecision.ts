import type { Transaction } from "firebase-admin/firestore";
import type { Desk } from "../../desk.ts";
import { collections } from "../../domain/collections.ts";
import type { Company } from "../../domain/company.ts";
import type { Job } from "../../domain/job.ts";
import type { Told } from "../../domain/jobApproval.ts";
import type { JobEdit } from "../../domain/jobEdit.ts";
import { limits } from "../../domain/limits.ts";
import { editDecisionMail } from "../../mail/editDecisionMail.ts";
import { editedTextId, editMailId } from "../../mail/jobMailId.ts";
import { auditEntry } from "../../store/auditEntry.ts";
import type { Store } from "../../store/store.ts";
import { isOut, type NewsPlan, planNews } from "../jobs/decisionNews.ts";
import type { EditPlan } from "./planEdit.ts";

type EditDecisionToWrite = {
  jobId: string;
  revision: number;
  at: Date;
  told: Told;
  id: string;
  plan: NewsPlan;
};

/** What the word on an edit comes to, or null where there is none that was not written before. Reads alone. */
export async function readEditDecision(
  store: Store,
  transaction: Transaction,
  edit: JobEdit,
  { fields }: EditPlan,
): Promise<EditDecisionToWrite | null> {
  const { id: jobId, revision } = edit;
  const { status, adminNotes: notes, updatedAt: at } = fields;
  const noted = edit.decided?.revision === revision ? edit.decided : null;
  const isNoted =
    status === "pending"
      ? noted === null || noted.status === "pending"
      : noted?.status === status && noted.at.getTime() === at.getTime();
  if (isNoted) return null;
  const news = edit.news?.revision === revision ? edit.news : { told: null, mail: null };
  const mail =
    news.mail === null ? undefined : (await transaction.get(store.mail.doc(news.mail.id))).data();
  const id = editMailId(jobId, revision, status === "pending" ? "undone" : status, at);
  const told: Told = { status, notes };
  const { told: read, mail: waits } = news;
  return {
    jobId,
    revision,
    at,
    told,
    id,
    plan: planNews({ told: read, mail: waits }, isOut(mail), told, id),
  };
}

const actions = {
  approved: "editApproved",
  rejected: "editRejected",
  pending: "editUndone",
} as const;

/** Notes a decision on an edit, and sees to it that the company reads what is true of it. */
export function writeEditDecision(
  { store, now, siteUrl }: Desk,
  transaction: Transaction,
  { jobId, revision, at, told, id, plan }: EditDecisionToWrite,
  { job, company, changesText }: { job: Job; company: Company | undefined; changesText: boolean },
): void {
  const { status, notes } = told;
  transaction.set(
    store.audit.doc(changesText ? editedTextId(jobId, job.revision) : id),
    auditEntry(collections.jobs, jobId, actions[status], now, { notes }),
  );
  const { news, takesBack, corrects } = plan;
  const mail =
    news.mail === null || company === undefined
      ? null
      : editDecisionMail({
          status,
          notes,
          before:
            corrects?.status === "approved" || corrects?.status === "rejected"
              ? corrects.status
              : null,
          job,
          company,
          siteUrl,
          notBefore: new Date(at.getTime() + limits.decisionMailDelay * 1000),
          now,
        });
  if (takesBack !== null) transaction.delete(store.mail.doc(takesBack));
  if (mail !== null) transaction.set(store.mail.doc(id), mail);
  transaction.update(store.jobEdits.doc(jobId), {
    decided: { revision, status, adminNotes: notes, at },
    news: { revision, told: news.told, mail: mail === null ? null : news.mail },
  });
}
