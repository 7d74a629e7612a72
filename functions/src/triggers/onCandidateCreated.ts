import { onDocumentCreated } from 'firebase-functions/firestore';
import type { Candidate } from '../domain/candidate.ts';
import { collections } from '../domain/collections.ts';
import type { Resume } from '../domain/resume.ts';
import { applicationMailIds, companyMail, receiptMail } from '../mail/applicationMails.ts';
import { handle, type Desk } from './work.ts';

export const onCandidateCreated = onDocumentCreated({ document: `${collections.candidates}/{candidateId}`, retry: true }, ({ params }) =>
  handle('onCandidateCreated', params.candidateId, (desk) => receiveApplication(desk, params.candidateId)),
);

/**
 * Opens the résumé of an application for the administrator and tells the company and the applicant, all at once or
 * not at all. A repeated event finds it open, or decided, and leaves it; one that comes after the application was
 * withdrawn does nothing. Job and company are read, not taken from the applicant's record.
 */
export async function receiveApplication({ store, now, siteUrl }: Desk, candidateId: string): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const resumeRef = store.resumes.doc(candidateId);
    const [candidateDoc, resumeDoc] = await Promise.all([transaction.get(store.candidates.doc(candidateId)), transaction.get(resumeRef)]);
    const candidate = candidateDoc.data();
    // The file tells an application from an earlier one by the same person, whose résumé may still be there.
    if (candidate === undefined || resumeDoc.data()?.resumePath === candidate.resumePath) return;

    const job = candidate.jobId === null ? null : (await transaction.get(store.jobs.doc(candidate.jobId))).data();
    const company = job?.companyId ? (await transaction.get(store.companies.doc(job.companyId))).data() : undefined;
    const mails = applicationMailIds(candidate);
    const toCompany = job && company ? companyMail(candidate, job, company.email, siteUrl, now) : null;
    const toApplicant = job === undefined ? null : receiptMail(candidate.email, job, siteUrl, now);

    transaction.set(resumeRef, openedResume(candidate, now));
    if (toCompany !== null) transaction.set(store.mail.doc(mails.company), toCompany);
    if (toApplicant !== null) transaction.set(store.mail.doc(mails.receipt), toApplicant);
  });
}

function openedResume({ id, name, email, phone, resumePath, jobId, jobTitle, company, consent }: Candidate, now: Date): Resume {
  return {
    id, name, email, phone, education: '', experience: '', skills: '', resumePath, jobId, jobTitle, company,
    talentPoolConsent: consent.talentPool, status: 'pending', notes: '', createdAt: now, updatedAt: now,
  };
}
