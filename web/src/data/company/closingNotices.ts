import { unansweredStages } from "@vagas/functions/domain/application/stage";
import { collections } from "@vagas/functions/domain/collections";
import { limits } from "@vagas/functions/domain/limits";
import {
  and,
  limit,
  or,
  orderBy,
  query,
  type QueryFilterConstraint,
  where,
} from "firebase/firestore";
import { deleteDoc, doc, serverTimestamp, setDoc } from "firebase/firestore/lite";
import { publicDatabase } from "../firebase/publicDatabase.ts";
import { type WriteOutcome, written } from "../firebase/writeOutcome.ts";
import { useLiveQuery } from "../queries/liveQuery.ts";
import { liveRows } from "../queries/liveRows.ts";
import { countOf } from "../queries/pagedQuery.ts";

/**
 * When a company asked to tell that its jobs have ended, by job, the latest of one request, live; null while they load.
 */
export function useClosingNotices(companyId: string): ReadonlyMap<string, Date> | null {
  const notices = query(
    liveRows.closingNotices(),
    where("companyId", "==", companyId),
    orderBy("askedAt", "desc"),
    limit(limits.listRequest.max),
  );
  const live = useLiveQuery(`${collections.closingNotices}:${companyId}`, notices);
  return live.state === "ready"
    ? new Map(live.value.map(({ id, askedAt }) => [id, askedAt]))
    : null;
}

const unanswered = () => where("stage", "in", unansweredStages);

/** How many applicants to a job have no answer; counted up to what one request may read. */
export function countUnanswered(companyId: string, jobId: string): Promise<number> {
  return countApplicants(companyId, jobId, unanswered());
}

/**
 * How many applicants are told by the request of that time that a job has ended; not those who were told of an end before.
 * `isToCome`: functions may not have reached all of them yet.
 */
export function countTold(
  companyId: string,
  jobId: string,
  askedAt: Date,
  isToCome: boolean,
): Promise<number> {
  // Functions give each of them the request's own time, and round its microseconds, which are cut off here.
  const times = [askedAt, new Date(askedAt.getTime() + 1)];
  const reached = and(where("stage", "==", "encerrada"), where("stageAt", "in", times));
  // In one count: of two, each would miss whoever functions reach between them.
  return countApplicants(companyId, jobId, isToCome ? or(reached, unanswered()) : reached);
}

function countApplicants(
  companyId: string,
  jobId: string,
  which: QueryFilterConstraint,
): Promise<number> {
  const chosen = and(where("companyId", "==", companyId), where("jobId", "==", jobId), which);
  return countOf(query(liveRows.candidates(), chosen, limit(limits.listRequest.max)));
}

/** Asks that everybody without an answer be told that a job has ended. */
export function askToTell(companyId: string, jobId: string): Promise<WriteOutcome> {
  return written(() => setDoc(notice(jobId), { companyId, askedAt: serverTimestamp() }));
}

/** Takes that back, while nobody was told. */
export function takeBackTelling(jobId: string): Promise<WriteOutcome> {
  return written(() => deleteDoc(notice(jobId)));
}

function notice(jobId: string) {
  return doc(publicDatabase(), collections.closingNotices, jobId);
}
