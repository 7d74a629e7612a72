import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import type { Context } from "../../context.ts";
import {
  companySearchText,
  pendingJobSearchText,
  resumeSearchTerms,
} from "../../domain/administration/adminSearch.ts";
import type { Resume } from "../../domain/application/resume.ts";
import { searchTerms } from "../../domain/text/searchTerms.ts";
import {
  candidateSkillTerms,
  hasCurrentSkillTerms,
} from "../../domain/writtenResume/skillTerms.ts";

// Each computes a row's search terms from its present text, and writes them only if they differ, which ends the chain
// of events. A deleted row stays deleted.

export async function indexCompany({ store }: Context, companyId: string): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const row = await transaction.get(store.companies.doc(companyId));
    const company = row.data();
    if (company !== undefined)
      writeTerms(transaction, row, company.searchTerms, searchTerms(companySearchText(company)));
  });
}

export async function indexPendingJob({ store }: Context, jobId: string): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const row = await transaction.get(store.pendingJobs.doc(jobId));
    const job = row.data();
    if (job !== undefined)
      writeTerms(transaction, row, job.searchTerms, searchTerms(pendingJobSearchText(job)));
  });
}

/** The letter is on the application; the terms are on its résumé record, which only the administrator reads. */
export async function indexResume({ store }: Context, resumeId: string): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const [row, candidate] = await Promise.all([
      transaction.get(store.resumes.doc(resumeId)),
      transaction.get(store.candidates.doc(resumeId)),
    ]);
    const resume: Resume | undefined = row.data();
    if (resume !== undefined)
      writeTerms(
        transaction,
        row,
        resume.searchTerms,
        resumeSearchTerms(resume, candidate.data()?.coverLetter ?? ""),
      );
  });
}

export async function indexCandidate({ store }: Context, candidateId: string): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const row = await transaction.get(store.candidates.doc(candidateId));
    const candidate = row.data();
    if (candidate !== undefined && !hasCurrentSkillTerms(candidate))
      transaction.update(row.ref, { skillTerms: candidateSkillTerms(candidate) });
  });
}

function writeTerms(
  transaction: Transaction,
  { ref }: DocumentSnapshot,
  before: string[] | undefined,
  after: string[],
): void {
  if (!hasSameTerms(before, after)) transaction.update(ref, { searchTerms: after });
}

export function hasSameTerms(before: string[] | undefined, after: string[]): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}
