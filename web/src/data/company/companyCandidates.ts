import type { Candidate, CandidateStage } from '@vagas/functions/domain/candidate';
import { collections } from '@vagas/functions/domain/collections';
import { limits } from '@vagas/functions/domain/limits';
import { collection, query, where } from 'firebase/firestore';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { liveDatabase } from '../firebase/liveDatabase.ts';
import { type LivePages, useLivePages } from '../queries/livePages.ts';
import { publicDatabase } from '../firebase/publicDatabase.ts';
import { type WriteOutcome, written } from '../firebase/writeOutcome.ts';

/** The people who applied to one of a company's jobs, newest first, live. */
export function useJobCandidates(companyId: string, jobId: string): LivePages<Candidate> {
  const candidates = query(collection(liveDatabase(), collections.candidates), where('companyId', '==', companyId), where('jobId', '==', jobId));
  return useLivePages<Candidate>(`${collections.candidates}:${companyId}:${jobId}`, candidates, 'createdAt', limits.pageSize);
}

/** Records the company's word on where a person stands, with the time. */
export function setCandidateStage(candidateId: string, stage: CandidateStage): Promise<WriteOutcome> {
  return written(() => updateDoc(doc(publicDatabase(), collections.candidates, candidateId), { stage, stageAt: serverTimestamp() }));
}
