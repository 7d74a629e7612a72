import type { Context } from "../../context.ts";
import { execute } from "../../store/writes.ts";
import { mailInQuestion, planJobEdit } from "./planJobEdit.ts";

/**
 * Brings an edit, and its job's text, up to the administrator's decision (`planJobEdit`). Every event of an edit or
 * its job ends here, so repeats and any order have the same result.
 */
export async function reconcileJobEdit(
  { store, now, siteUrl }: Context,
  jobId: string,
): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const edit = (await transaction.get(store.jobEdits.doc(jobId))).data();
    if (edit === undefined) return;
    const [jobDoc, approvalDoc, companyDoc, reportsDoc] = await Promise.all([
      transaction.get(store.jobs.doc(jobId)),
      transaction.get(store.jobApprovals.doc(jobId)),
      transaction.get(store.companies.doc(edit.companyId)),
      transaction.get(store.reportSummaries.doc(jobId)),
    ]);
    const job = jobDoc.data() ?? null;
    const approval = approvalDoc.data() ?? null;
    const company = companyDoc.data() ?? null;
    const waiting = mailInQuestion({ edit, job, approval });
    const waitingDoc = waiting === null ? null : await transaction.get(store.mail.doc(waiting));
    const reports = reportsDoc.data() ?? null;
    const snapshot = { edit, job, approval, company, reports, waitingMail: waitingDoc?.data() };
    execute(store, transaction, planJobEdit(snapshot, { now, siteUrl }));
  });
}
