import { onDocumentCreated } from "firebase-functions/firestore";
import type { Context } from "../../context.ts";
import { collections } from "../../domain/collections.ts";
import { isAbout } from "../../domain/application/resume.ts";
import { linkSecrets } from "../../functionOptions.ts";
import { theBucket } from "../../store/app.ts";
import { execute } from "../../store/writes.ts";
import { readApplicationNews } from "./applicationNews.ts";
import { noteResumeFile } from "./noteResumeFile.ts";
import { planApplication } from "./planApplication.ts";
import { handle } from "../handle.ts";

export const onCandidateCreated = onDocumentCreated(
  { document: `${collections.candidates}/{candidateId}`, retry: true, secrets: linkSecrets },
  ({ params: { candidateId } }) =>
    handle("onCandidateCreated", candidateId, async (context) => {
      await receiveApplication(context, candidateId);
      // The file may have been inspected, and removed, before its record existed.
      await noteResumeFile(context, await theBucket(), candidateId);
    }),
);

/**
 * Creates the résumé record of an application and mails about it (`planApplication`), all in one transaction. A
 * repeated event finds the record and leaves it; an event after the withdrawal does nothing.
 */
export async function receiveApplication(context: Context, candidateId: string): Promise<void> {
  const { store } = context;
  await store.firestore.runTransaction(async (transaction) => {
    const [candidateDoc, resumeDoc] = await Promise.all([
      transaction.get(store.candidates.doc(candidateId)),
      transaction.get(store.resumes.doc(candidateId)),
    ]);
    const candidate = candidateDoc.data();
    if (candidate === undefined || isAbout(resumeDoc.data(), candidate)) return;

    const { jobId, companyId } = candidate;
    const former = resumeDoc.data()?.resumePath ?? null;
    const [jobDoc, companyDoc, news] = await Promise.all([
      jobId === null ? null : transaction.get(store.jobs.doc(jobId)),
      companyId === null ? null : transaction.get(store.companies.doc(companyId)),
      readApplicationNews(context, transaction, candidate, former),
    ]);
    const job = jobDoc === null ? null : jobDoc.data();
    const company = companyDoc === null ? null : companyDoc.data();
    const snapshot = { candidate, former, job, company, news };
    execute(store, transaction, planApplication(snapshot, context));
  });
}
