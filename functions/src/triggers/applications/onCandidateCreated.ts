import type { Transaction } from "firebase-admin/firestore";
import { onDocumentCreated } from "firebase-functions/firestore";
import type { Desk } from "../../desk.ts";
import { resumeSearchTerms } from "../../domain/administration/adminSearch.ts";
import type { Candidate } from "../../domain/application/candidate.ts";
import { collections } from "../../domain/collections.ts";
import { isAbout, type Resume } from "../../domain/application/resume.ts";
import { applicationMailIds } from "../../mail/applicationMails.ts";
import { linkSecrets } from "../../functionOptions.ts";
import { theBucket } from "../../store/app.ts";
import type { Store } from "../../store/store.ts";
import { readApplicationNews } from "./applicationNews.ts";
import { noteResumeFile } from "./noteResumeFile.ts";
import { handle } from "../handle.ts";

export const onCandidateCreated = onDocumentCreated(
  { document: `${collections.candidates}/{candidateId}`, retry: true, secrets: linkSecrets },
  ({ params: { candidateId } }) =>
    handle("onCandidateCreated", candidateId, async (desk) => {
      await receiveApplication(desk, candidateId);
      // The file may have been inspected, and removed, before there was a record to say so on.
      await noteResumeFile(desk, await theBucket(), candidateId);
    }),
);

/**
 * Opens the résumé record of an application for the administrator and mails the company and the applicant, as far as
 * their budgets go, all in one transaction. A repeated event finds the record open, or decided, and leaves it; one that
 * comes after the application was withdrawn does nothing. What the mails say of the job is read from the job, not from
 * the applicant's record.
 */
export async function receiveApplication(desk: Desk, candidateId: string): Promise<void> {
  const { store, now } = desk;
  await store.firestore.runTransaction(async (transaction) => {
    const resumeRef = store.resumes.doc(candidateId);
    const [candidateDoc, resumeDoc] = await Promise.all([
      transaction.get(store.candidates.doc(candidateId)),
      transaction.get(resumeRef),
    ]);
    const candidate = candidateDoc.data();
    if (candidate === undefined || isAbout(resumeDoc.data(), candidate)) return;

    const { jobId, companyId } = candidate;
    const former = resumeDoc.data()?.resumePath ?? null;
    const [jobDoc, companyDoc, tell] = await Promise.all([
      jobId === null ? null : transaction.get(store.jobs.doc(jobId)),
      companyId === null ? null : transaction.get(store.companies.doc(companyId)),
      readApplicationNews(desk, transaction, candidate, former),
    ]);
    const job = jobDoc === null ? null : jobDoc.data();
    const company = companyDoc === null ? null : companyDoc.data();
    // Its company was deleted while the application was on its way: nobody got it, and the name has to go.
    const isOrphan = company === undefined;

    if (former !== null) removeFormer(store, transaction, candidate, former);
    if (isOrphan) transaction.update(candidateDoc.ref, { companyId: null, company: null });
    transaction.set(
      resumeRef,
      openedResume(isOrphan ? { ...candidate, company: null } : candidate, now),
    );
    if (job !== undefined && !isOrphan)
      tell({ job, company: job?.companyId === companyId ? company : null });
  });
}

/** Removes what an earlier application of the same person was approved for, and its mails: the event of its end may be lost. */
function removeFormer(
  store: Store,
  transaction: Transaction,
  { id, resumePath }: Candidate,
  former: string,
): void {
  transaction.delete(store.talentPool.doc(id));
  if (former === resumePath) return;
  const mails = applicationMailIds({ id, resumePath: former });
  for (const mailId of Object.values(mails)) transaction.delete(store.mail.doc(mailId));
}

function openedResume(candidate: Candidate, now: Date): Resume {
  const { id, name, email, phone, coverLetter, resumePath, jobId, jobTitle, company, consent } =
    candidate;
  const resume = {
    id,
    name,
    email,
    phone,
    education: "",
    experience: "",
    skills: "",
    resumePath,
    appliedAt: candidate.createdAt,
    jobId,
    jobTitle,
    company,
    talentPoolConsent: consent.talentPool,
    // Whoever was found in the talent bank was approved for it.
    status: candidate.invited === true ? ("approved" as const) : ("pending" as const),
    notes: "",
    createdAt: now,
    updatedAt: now,
  };
  return { ...resume, searchTerms: resumeSearchTerms(resume, coverLetter) };
}
