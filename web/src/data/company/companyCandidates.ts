import type { Candidate, CandidateStage } from "@vagas/functions/domain/application/candidate";
import { collections } from "@vagas/functions/domain/collections";
import { limits } from "@vagas/functions/domain/limits";
import { searchTermsOf } from "@vagas/functions/domain/writtenResume/choiceSearch";
import { limit, query, where } from "firebase/firestore";
import { doc, runTransaction, serverTimestamp, updateDoc } from "firebase/firestore/lite";
import { liveRows } from "../queries/liveRows.ts";
import { type LivePages, useLivePages } from "../queries/livePages.ts";
import { publicDatabase } from "../firebase/publicDatabase.ts";
import { type WriteOutcome, written } from "../firebase/writeOutcome.ts";
import { countOf } from "../queries/pagedQuery.ts";
import { useLiveQuery } from "../queries/liveQuery.ts";
import { havingOthers, havingSkill } from "../queries/skillQuery.ts";
import { useMatching } from "../queries/useMatching.ts";

/** The applicants to one of a company's jobs, newest first, live; `search` '' for all (choiceSearch.ts). */
export function useJobCandidates(
  companyId: string,
  jobId: string,
  search: string,
): LivePages<Candidate> {
  const terms = searchTermsOf(search);
  const candidates = query(
    liveRows.candidates(),
    where("companyId", "==", companyId),
    where("jobId", "==", jobId),
    ...havingSkill(terms),
  );
  const key = JSON.stringify([collections.candidates, companyId, jobId, ...terms]);
  const pages = useLivePages(key, candidates, "createdAt", limits.pageSize);
  return useMatching(key, pages, havingOthers(terms), limits.pageSize);
}

/**
 * The number of new applicants to each of a company's jobs, by job, live; counted up to what one request may read.
 */
export function useNewCandidates(companyId: string): ReadonlyMap<string, number> {
  const waiting = query(
    liveRows.candidates(),
    where("companyId", "==", companyId),
    where("stage", "==", "nova"),
    limit(limits.listRequest.max),
  );
  const live = useLiveQuery(`${collections.candidates}:new:${companyId}`, waiting);
  const counts = new Map<string, number>();
  if (live.state === "ready") {
    for (const { jobId } of live.value)
      if (jobId !== null) counts.set(jobId, (counts.get(jobId) ?? 0) + 1);
  }
  return counts;
}

/** The number of applicants to one of a company's jobs; counted up to what one request may read. */
export function countCandidates(companyId: string, jobId: string): Promise<number> {
  return countOf(
    query(
      liveRows.candidates(),
      where("companyId", "==", companyId),
      where("jobId", "==", jobId),
      limit(limits.listRequest.max),
    ),
  );
}

/** Records the stage a company chose for a person, with the time. */
export function setCandidateStage(
  candidateId: string,
  stage: CandidateStage,
): Promise<WriteOutcome> {
  return written(() => updateDoc(row(candidateId), { stage, stageAt: serverTimestamp() }));
}

/** Marks a new application as opened; a stage that somebody chose meanwhile stays. */
export function markOpened(candidateId: string): Promise<WriteOutcome> {
  return written(() =>
    runTransaction(publicDatabase(), async (transaction) => {
      const found = await transaction.get(row(candidateId));
      if (found.get("stage") === ("nova" satisfies CandidateStage))
        transaction.update(found.ref, {
          stage: "vista" satisfies CandidateStage,
          stageAt: serverTimestamp(),
        });
    }),
  );
}

/** Stores a company's note on an application; '' removes it. */
export function saveCompanyNote(candidateId: string, companyNote: string): Promise<WriteOutcome> {
  return written(() => updateDoc(row(candidateId), { companyNote }));
}

function row(candidateId: string) {
  return doc(publicDatabase(), collections.candidates, candidateId);
}
