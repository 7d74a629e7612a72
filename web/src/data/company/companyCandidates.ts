import type { Candidate } from "@vagas/functions/domain/application/candidate";
import type { CandidateStage } from "@vagas/functions/domain/application/stage";
import { collections } from "@vagas/functions/domain/collections";
import { limits } from "@vagas/functions/domain/limits";
import { searchTermsOf } from "@vagas/functions/domain/writtenResume/choiceSearch";
import { doc, limit, query, where } from "firebase/firestore";
import * as lite from "firebase/firestore/lite";
import { liveRows } from "../queries/liveRows.ts";
import { type LivePages, useLivePages } from "../queries/livePages.ts";
import { inPublicTransaction } from "../firebase/inPublicTransaction.ts";
import { publicDatabase } from "../firebase/publicDatabase.ts";
import { updateInTime } from "../firebase/updateInTime.ts";
import { type WriteOutcome, written } from "../firebase/writeOutcome.ts";
import { countOf } from "../queries/pagedQuery.ts";
import { useLiveDocument } from "../queries/liveQuery.ts";
import { havingOthers, havingSkill } from "../queries/skillQuery.ts";
import { useMatching } from "../queries/useMatching.ts";

/** `counts`: how many are in each stage; null while there are more than were read. */
export type JobCandidates = LivePages<Candidate> & {
  counts: ReadonlyMap<CandidateStage, number> | null;
};

/**
 * The applicants to one of a company's jobs, newest first, live; `search` '' for all (choiceSearch.ts), no `stages` for
 * every stage. The stages of a list that was read whole are chosen from it; a longer one is read by stage.
 */
export function useJobCandidates(
  companyId: string,
  jobId: string,
  search: string,
  stages: readonly CandidateStage[],
): JobCandidates {
  const terms = searchTermsOf(search);
  const all = useApplications(companyId, jobId, terms, []);
  const isWhole = all.state === "ready" && !all.hasMore;
  const isAsked = stages.length > 0 && all.state === "ready" && !isWhole;
  const asked = useApplications(companyId, jobId, terms, isAsked ? stages : []);
  const counts = isWhole ? countStages(all.items) : null;
  if (stages.length === 0 || !isWhole) return { ...asked, counts };
  return { ...all, items: all.items.filter(({ stage }) => stages.includes(stage)), counts };
}

/** One application of the company, live; none with a null id, or if it is not this company's. */
export function useCandidate(candidateId: string | null) {
  return useLiveDocument(candidateId === null ? null : doc(liveRows.candidates(), candidateId));
}

/** The applicants whom a query finds; without `stages` in every stage. */
function useApplications(
  companyId: string,
  jobId: string,
  terms: readonly string[],
  stages: readonly CandidateStage[],
): LivePages<Candidate> {
  const candidates = query(
    liveRows.candidates(),
    where("companyId", "==", companyId),
    where("jobId", "==", jobId),
    ...(stages.length === 0 ? [] : [where("stage", "in", stages)]),
    ...havingSkill(terms),
  );
  const key = JSON.stringify([collections.candidates, companyId, jobId, terms, stages]);
  const pages = useLivePages(key, candidates, "createdAt", limits.pageSize);
  return useMatching(key, pages, havingOthers(terms), limits.pageSize);
}

function countStages(items: readonly Candidate[]): Map<CandidateStage, number> {
  const counts = new Map<CandidateStage, number>();
  for (const { stage } of items) counts.set(stage, (counts.get(stage) ?? 0) + 1);
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

/**
 * Records the stage a company chose for a person, with the time. A stage that is stored already keeps its time, by which its
 * person is told.
 */
export function setCandidateStage(
  candidateId: string,
  stage: CandidateStage,
): Promise<WriteOutcome> {
  return moveTo(candidateId, chosen(stage), (present) => present !== stage);
}

/**
 * Marks a new application as opened; a stage that somebody chose meanwhile stays. It keeps the stage's time: nobody has
 * chosen anything, so a closing notice from a moment before still reaches the person.
 */
export function markOpened(candidateId: string): Promise<WriteOutcome> {
  return moveTo(candidateId, { stage: "vista" }, (present) => present === "nova");
}

/** Changes a stage, unless somebody has moved the application on from `from`. */
export function changeStage(
  candidateId: string,
  from: CandidateStage,
  to: CandidateStage,
): Promise<WriteOutcome> {
  return moveTo(candidateId, chosen(to), (present) => present === from);
}

/** A stage that somebody chose, now. */
function chosen(stage: CandidateStage) {
  return { stage, stageAt: lite.serverTimestamp() };
}

/**
 * Writes a stage in place of one that is to move. A transaction, so that a stage that arrives after its limit does not
 * replace one that was chosen since.
 */
function moveTo(
  candidateId: string,
  fields: { stage: CandidateStage },
  isToMove: (present: unknown) => boolean,
): Promise<WriteOutcome> {
  return written(() =>
    inPublicTransaction(async (transaction) => {
      const found = await transaction.get(row(candidateId));
      if (isToMove(found.get("stage"))) transaction.update(found.ref, fields);
    }),
  );
}

/**
 * Stores a company's note on an application in place of `before`; '' removes it. `present`: another device has stored this
 * one since, and it stays.
 */
export async function saveCompanyNote(
  candidateId: string,
  before: string,
  companyNote: string,
): Promise<WriteOutcome | { present: string }> {
  let present = before;
  const outcome = await updateInTime(row(candidateId), (found) => {
    present = String(found.get("companyNote") ?? "");
    return present === before || present === companyNote ? { companyNote } : null;
  });
  return outcome === "done" && present !== before && present !== companyNote
    ? { present }
    : outcome;
}

function row(candidateId: string) {
  return lite.doc(publicDatabase(), collections.candidates, candidateId);
}
