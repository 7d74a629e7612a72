import { collections } from "@vagas/functions/domain/collections";
import type { HireReply } from "@vagas/functions/domain/closing/hireAnswers";
import { limits } from "@vagas/functions/domain/limits";
import { limit, orderBy, query, where } from "firebase/firestore";
import { doc, serverTimestamp, setDoc } from "firebase/firestore/lite";
import { publicDatabase } from "../firebase/publicDatabase.ts";
import { type WriteOutcome, written } from "../firebase/writeOutcome.ts";
import { useLiveQuery } from "../queries/liveQuery.ts";
import { liveRows } from "../queries/liveRows.ts";
import { countOf } from "../queries/pagedQuery.ts";

/** What a company said of whom its jobs hired, by job, the latest of one request, live; null while they load. */
export function useHires(companyId: string): ReadonlyMap<string, HireReply> | null {
  const hires = query(
    liveRows.hires(),
    where("companyId", "==", companyId),
    orderBy("answeredAt", "desc"),
    limit(limits.listRequest.max),
  );
  const live = useLiveQuery(`${collections.hires}:${companyId}`, hires);
  return live.state === "ready"
    ? new Map(live.value.map(({ id, answer, people }) => [id, { answer, people }]))
    : null;
}

/** How many applicants to a job are marked as hired; counted up to what one request may read. */
export function countHired(companyId: string, jobId: string): Promise<number> {
  return countOf(
    query(
      liveRows.candidates(),
      where("companyId", "==", companyId),
      where("jobId", "==", jobId),
      where("stage", "==", "contratada"),
      limit(limits.listRequest.max),
    ),
  );
}

/** Stores what a company says of whom a job hired. */
export function saveHire(
  companyId: string,
  jobId: string,
  { answer, people }: HireReply,
): Promise<WriteOutcome> {
  return written(() =>
    setDoc(doc(publicDatabase(), collections.hires, jobId), {
      companyId,
      answer,
      people,
      answeredAt: serverTimestamp(),
    }),
  );
}
