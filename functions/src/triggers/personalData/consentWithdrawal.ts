import { FieldValue, type Transaction } from "firebase-admin/firestore";
import type { Context } from "../../context.ts";
import { resumeSearchTerms } from "../../domain/administration/adminSearch.ts";
import type { Candidate } from "../../domain/application/candidate.ts";
import { answerStages } from "../../domain/application/stage.ts";
import { withoutUntold } from "../../domain/application/withoutUntold.ts";
import { applicationMailIds } from "../../mail/applicationMails.ts";
import { countReadable } from "../jobs/recountClosure.ts";

/**
 * Removes an application from the company: the record loses its name and note, and its mail, the receipt and
 * its answers' mails are deleted, and so is an answer that nobody was told; a deleted job counts one fewer. The rest
 * stays.
 */
export async function leaveJob({ store, now }: Context, candidateId: string): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const [candidateDoc, resumeDoc] = await Promise.all([
      transaction.get(store.candidates.doc(candidateId)),
      transaction.get(store.resumes.doc(candidateId)),
    ]);
    const candidate = candidateDoc.data();
    if (candidate === undefined) return;
    const closure = await closureWithout(store, transaction, candidate);
    const gone = FieldValue.delete();
    const untold = withoutUntold(candidate, now);
    transaction.update(candidateDoc.ref, {
      companyId: null,
      company: null,
      companyNote: gone,
      ...(untold === null ? {} : { ...untold, answers: untold.answers ?? gone }),
    });
    if (closure !== null) transaction.update(closure.ref, { applications: closure.left });
    const resume = resumeDoc.data();
    // The company's name must no longer find the person either.
    if (resume !== undefined)
      transaction.update(resumeDoc.ref, {
        company: null,
        searchTerms: resumeSearchTerms({ ...resume, company: null }, candidate.coverLetter),
      });
    const mails = applicationMailIds(candidate);
    const naming = [mails.company, mails.receipt, ...answerStages.map((stage) => mails[stage])];
    for (const id of naming) transaction.delete(store.mail.doc(id));
  });
}

/** The note of a deleted job that counts this application, with the number of the others; null without one. */
async function closureWithout(
  store: Context["store"],
  transaction: Transaction,
  { jobId, companyId }: Candidate,
) {
  if (jobId === null || companyId === null) return null;
  const ref = store.jobClosures.doc(jobId);
  const closure = (await transaction.get(ref)).data();
  if (closure?.companyId !== companyId || !closure.applications) return null;
  return { ref, left: (await countReadable(store, transaction, companyId, jobId)) - 1 };
}

/**
 * Removes a person from the talent pool, and the consent from the application; what was sent to a job stays there.
 */
export async function leaveTalentPool({ store }: Context, candidateId: string): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const [candidate, resume] = await Promise.all([
      transaction.get(store.candidates.doc(candidateId)),
      transaction.get(store.resumes.doc(candidateId)),
    ]);
    if (!candidate.exists) return;
    transaction.update(candidate.ref, { "consent.talentPool": false });
    if (resume.exists) transaction.update(resume.ref, { talentPoolConsent: false });
    transaction.delete(store.talentPool.doc(candidateId));
  });
}
