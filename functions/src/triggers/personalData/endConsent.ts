import type { Desk } from '../../desk.ts';
import { applicationMailIds } from '../../mail/applicationMails.ts';
import { indexResume } from '../search/indexSearch.ts';

/** Takes an application from the company it was sent to: the record, its name, the mail it got. The rest stays. */
export async function leaveJob(desk: Desk, candidateId: string): Promise<void> {
  const { store } = desk;
  await store.firestore.runTransaction(async (transaction) => {
    const [candidate, resume] = await Promise.all([transaction.get(store.candidates.doc(candidateId)), transaction.get(store.resumes.doc(candidateId))]);
    const { resumePath } = candidate.data() ?? {};
    if (resumePath === undefined) return;
    transaction.update(candidate.ref, { companyId: null, company: null });
    if (resume.exists) transaction.update(resume.ref, { company: null });
    const mails = applicationMailIds({ id: candidateId, resumePath });
    for (const id of [mails.company, mails.receipt]) transaction.delete(store.mail.doc(id));
  });
  // The company's name no longer finds the person.
  await indexResume(desk, candidateId);
}

/** Takes a person out of the talent pool, and the consent from the application; what was sent to a job stays there. */
export async function leaveTalentPool({ store }: Desk, candidateId: string): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const [candidate, resume] = await Promise.all([transaction.get(store.candidates.doc(candidateId)), transaction.get(store.resumes.doc(candidateId))]);
    if (!candidate.exists) return;
    transaction.update(candidate.ref, { 'consent.talentPool': false });
    if (resume.exists) transaction.update(resume.ref, { talentPoolConsent: false });
    transaction.delete(store.talentPool.doc(candidateId));
  });
}
