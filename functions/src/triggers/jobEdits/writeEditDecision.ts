import type { Transaction } from "firebase-admin/firestore";
import type { Desk } from "../../desk.ts";
import { collections } from "../../domain/collections.ts";
import type { Company } from "../../domain/company/company.ts";
import type { Job } from "../../domain/job/job.ts";
import type { Told } from "../../domain/job/jobApproval.ts";
import type { JobEdit } from "../../domain/job/jobEdit.ts";
import { editDecisionMail } from "../../mail/editDecisionMail.ts";
import { editedTextId, editMailId } from "../../mail/jobMailId.ts";
import { auditEntry } from "../../store/auditEntry.ts";
import type { Store } from "../../store/store.ts";
import { mailTerms, type NewsPlan, readNewsPlan } from "../jobs/decisionNews.ts";
import type { EditPlan } from "./planEdit.ts";

type EditDecisionToWrite = {
  jobId: string;
  revision: number;
  at: Date;
  told: Told;
  id: string;
  plan: NewsPlan;
};

/** Whether the word on an edit was written before, or there is none. */
export function isNoted(edit: JobEdit, { fields: { status, updatedAt } }: EditPlan): boolean {
  const noted = edit.decided?.revision === edit.revision ? edit.decided : null;
  return status === "pending"
    ? noted === null || noted.status === "pending"
    : noted?.status === status && noted.at.getTime() === updatedAt.getTime();
}

/** What the word on an edit comes to, or null where there is none that was not written before. Reads alone. */
export async function readEditDecision(
  store: Store,
  transaction: Transaction,
  edit: JobEdit,
  editPlan: EditPlan,
): Promise<EditDecisionToWrite | null> {
  if (isNoted(edit, editPlan)) return null;
  const { id: jobId, revision } = edit;
  const { status, adminNotes: notes, updatedAt: at } = editPlan.fields;
  const news = edit.news?.revision === revision ? edit.news : { told: null, mail: null };
  const id = editMailId(jobId, revision, status === "pending" ? "undone" : status, at);
  const told: Told = { status, notes };
  const plan = await readNewsPlan(store, transaction, news, told, id);
  return { jobId, revision, at, told, id, plan };
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
  const { news, takesBack } = plan;
  const mail =
    news.mail === null || company === undefined
      ? null
      : editDecisionMail({
          status,
          notes,
          job,
          company,
          siteUrl,
          ...mailTerms(plan, at),
          now,
        });
  if (takesBack !== null) transaction.delete(store.mail.doc(takesBack));
  if (mail !== null) transaction.set(store.mail.doc(id), mail);
  transaction.update(store.jobEdits.doc(jobId), {
    decided: { revision, status, adminNotes: notes, at },
    news: { revision, told: news.told, mail: mail === null ? null : news.mail },
  });
}
