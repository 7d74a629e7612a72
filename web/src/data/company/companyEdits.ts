import { collections } from "@vagas/functions/domain/collections";
import type { JobEdit } from "@vagas/functions/domain/job/jobEdit";
import { doc, query, where } from "firebase/firestore";
import { liveRows } from "../queries/liveRows.ts";
import { useLiveDocument, useLiveQuery } from "../queries/liveQuery.ts";

/** The edit of one of the company's own jobs, live; null without one. */
export function useJobEdit(jobId: string) {
  return useLiveDocument(doc(liveRows.jobEdits(), jobId));
}

/** A company's pending and refused edits, by job, live. */
export function useCompanyEdits(companyId: string): ReadonlyMap<string, JobEdit> {
  const unpublished = query(
    liveRows.jobEdits(),
    where("companyId", "==", companyId),
    where("status", "in", ["pending", "rejected"]),
  );
  const live = useLiveQuery(`${collections.jobEdits}:${companyId}`, unpublished);
  return new Map(live.state === "ready" ? live.value.map((edit) => [edit.id, edit]) : []);
}
