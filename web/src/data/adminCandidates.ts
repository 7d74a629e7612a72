import type { Candidate } from '@vagas/functions/domain/candidate';
import { collections } from '@vagas/functions/domain/collections';
import { limits } from '@vagas/functions/domain/limits';
import { foldText } from '@vagas/functions/domain/searchTerms';
import { collection, deleteDoc, doc, getDoc } from 'firebase/firestore';
import { type AdminWrite, asAdmin } from './adminSession.ts';
import { liveDatabase } from './liveDatabase.ts';
import { documentOf, useLiveDocument } from './liveQuery.ts';
import { type Cursor, type PageOf, readMatching, readPage } from './pagedQuery.ts';

/** Whether what is searched for is in the person's name, contact, or job, blind to case and accents. */
export function isCandidateFound({ name, email, phone, jobTitle, company }: Candidate, search: string): boolean {
  const digits = search.replace(/\D/g, '');
  if (digits.length >= 4 && phone.includes(digits)) return true;
  return email.includes(search.trim().toLowerCase()) || foldText(`${name} ${jobTitle ?? ''} ${company ?? ''}`).includes(foldText(search));
}

/** A page of those who applied, newest first. */
export function listCandidates(search: string, cursor: Cursor | null): Promise<PageOf<Candidate>> {
  const candidates = collection(liveDatabase(), collections.candidates);
  if (search === '') return readPage<Candidate>(candidates, 'createdAt', limits.pageSize, cursor);
  return readMatching<Candidate>(candidates, 'createdAt', cursor, (candidate) => isCandidateFound(candidate, search));
}

/** One application, or null when it was withdrawn. */
export async function readCandidate(id: string): Promise<Candidate | null> {
  const snapshot = await getDoc(doc(liveDatabase(), collections.candidates, id));
  return snapshot.exists() ? documentOf<Candidate>(snapshot) : null;
}

/** One application, live; null when there is none, or until it is there. */
export function useCandidate(id: string): Candidate | null {
  const live = useLiveDocument<Candidate>(doc(liveDatabase(), collections.candidates, id));
  return live.state === 'ready' ? live.value : null;
}

/** Deletes an application; functions remove the file, the résumé and the talent-pool entry. */
export function deleteCandidate(id: string): Promise<AdminWrite> {
  return asAdmin<never>(() => deleteDoc(doc(liveDatabase(), collections.candidates, id)));
}
