import { collections } from "@vagas/functions/domain/collections";
import type { JobEdit } from "@vagas/functions/domain/job/jobEdit";
import { collection, doc, query, where } from "firebase/firestore";
import { liveDatabase } from "../firebase/liveDatabase.ts";
import { useLiveDocument, useLiveQuery } from "../queries/liveQuery.ts";

/** The edit of one of the company's own jobs, live; null without one. */
export function useJobEdit(jobId: string) {
  return useLiveDocument<JobEdit>(doc(liveDatabase(), collections.jobEdits, jobId));
}

/** A company's pending and refused edits, by job, live. */
export function useCompanyEdits(companyId: string): ReadonlyMap<string, JobEdit> {
  const unpublished = query(
    collection(liveDatabase(), collections.jobEdits),
    where("companyId", "==", companyId),
    where("status", "in", ["pending", "rejected"]),
  );
  const live = useLiveQuery<JobEdit>(`${collections.jobEdits}:${companyId}`, unpublished);
  return new Map(live.state === "ready" ? live.value.map((edit) => [edit.id, edit]) : []);
}
