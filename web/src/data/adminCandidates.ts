import type { Candidate } from '@vagas/functions/domain/candidate';
import { collections } from '@vagas/functions/domain/collections';
import type { ApprovalStatus } from '@vagas/functions/domain/job';
import { limits } from '@vagas/functions/domain/limits';
import type { Resume } from '@vagas/functions/domain/resume';
import { foldText } from '@vagas/functions/domain/searchTerms';
import { collection, doc, documentId, getDoc, getDocsFromServer, limit, query, where } from 'firebase/firestore';
import type { AdminWrite } from './adminSession.ts';
import { writeAsAdmin } from './adminWrite.ts';
import { liveDatabase } from './liveDatabase.ts';
import { documentOf, useLiveDocument } from './liveQuery.ts';
import { type Cursor, matchingOf, type PageOf, readPage } from './pagedQuery.ts';

/** An application with what became of its résumé; null until functions have opened that. */
export type ArchivedCandidate = Candidate & { resume: Resume | null };

/** 'pool': approved, and allowed into the talent pool by the person. */
export type ArchiveFilters = { search: string; status: '' | ApprovalStatus | 'pool' };

/** As many as one query may name. */
const mostNamed = 30;

function named(name: string) {
  return collection(liveDatabase(), name);
}

async function byIds<T extends { id: string }>(name: string, ids: string[]): Promise<Map<string, T>> {
  const parts = Array.from({ length: Math.ceil(ids.length / mostNamed) }, (_, i) => ids.slice(i * mostNamed, (i + 1) * mostNamed));
  const found = await Promise.all(parts.map((part) => getDocsFromServer(query(named(name), where(documentId(), 'in', part), limit(mostNamed)))));
  return new Map(found.flatMap(({ docs }) => docs.map((document) => [document.id, documentOf<T>(document)] as const)));
}

async function candidatesWithResumes(size: number, cursor: Cursor | null): Promise<PageOf<ArchivedCandidate>> {
  const { items, next } = await readPage<Candidate>(named(collections.candidates), 'createdAt', size, cursor);
  const resumes = await byIds<Resume>(collections.resumes, items.map(({ id }) => id));
  return { items: items.map((candidate) => ({ ...candidate, resume: resumes.get(candidate.id) ?? null })), next };
}

async function resumesWithCandidates(status: ApprovalStatus, size: number, cursor: Cursor | null): Promise<PageOf<ArchivedCandidate>> {
  const { items, next } = await readPage<Resume>(query(named(collections.resumes), where('status', '==', status)), 'createdAt', size, cursor);
  const candidates = await byIds<Candidate>(collections.candidates, items.map(({ id }) => id));
  return { items: items.flatMap((resume) => { const candidate = candidates.get(resume.id); return candidate ? [{ ...candidate, resume }] : []; }), next };
}

/** Whether the words searched for are in what a person wrote, in their contact or job, or in the notes about them. */
export function isFound(candidate: ArchivedCandidate, search: string): boolean {
  const digits = search.replace(/\D/g, '');
  if (digits.length >= 4 && candidate.phone.includes(digits)) return true;
  const { resume } = candidate;
  const texts = [candidate.name, candidate.email, candidate.jobTitle, candidate.company, candidate.coverLetter, resume?.education, resume?.experience, resume?.skills, resume?.notes];
  return foldText(texts.filter(Boolean).join(' ')).includes(foldText(search));
}

/** A page of those who applied, newest first. */
export function listCandidates({ search, status }: ArchiveFilters, cursor: Cursor | null): Promise<PageOf<ArchivedCandidate>> {
  const size = search === '' ? limits.pageSize : limits.listRequest.max;
  const load = (from: Cursor | null) => (status === '' ? candidatesWithResumes(size, from) : resumesWithCandidates(status === 'pool' ? 'approved' : status, size, from));
  return matchingOf(load, cursor, (candidate) => (search === '' || isFound(candidate, search)) && (status !== 'pool' || candidate.resume?.talentPoolConsent === true));
}

/** A page of those who applied to one job, newest first. */
export function listApplicants(jobId: string, cursor: Cursor | null): Promise<PageOf<Candidate>> {
  return readPage<Candidate>(query(named(collections.candidates), where('jobId', '==', jobId)), 'createdAt', limits.pageSize, cursor);
}

/** One application, or null when it was withdrawn. */
export async function readCandidate(id: string): Promise<Candidate | null> {
  const snapshot = await getDoc(doc(named(collections.candidates), id));
  return snapshot.exists() ? documentOf<Candidate>(snapshot) : null;
}

/** One application, live; null when there is none, or until it is there. */
export function useCandidate(id: string): Candidate | null {
  const live = useLiveDocument<Candidate>(doc(named(collections.candidates), id));
  return live.state === 'ready' ? live.value : null;
}

/** Deletes an application; functions remove the file, the résumé and the talent-pool entry. */
export function deleteCandidate(id: string): Promise<AdminWrite> {
  return writeAsAdmin((transaction) => transaction.delete(doc(named(collections.candidates), id)));
}
