import type { ReportSummary } from "@vagas/functions/domain/report/reportSummary";
import type { SettleAnswer, SettleRequest } from "@vagas/functions/domain/report/reportRequest";
import { limits } from "@vagas/functions/domain/limits";
import { doc, limit, query, where } from "firebase/firestore";
import { callable } from "../firebase/callable.ts";
import { countOf } from "../queries/pagedQuery.ts";
import { useLiveDocument, useLiveQuery } from "../queries/liveQuery.ts";
import { liveRows } from "../queries/liveRows.ts";
import { type AdminWrite, asAdmin } from "../session/adminSession.ts";

function open() {
  return query(
    liveRows.reportSummaries(),
    where("state", "==", "open" satisfies ReportSummary["state"]),
  );
}

/** The reported jobs that wait for a decision, live, in no order: as many as one request may read. */
export function useOpenReports() {
  return useLiveQuery("openReports", query(open(), limit(limits.listRequest.max)));
}

/** The number of reported jobs that wait for a decision. */
export function countOpenReports(): Promise<number> {
  return countOf(open());
}

/** The reports of one job, live; null if there never were any. */
export function useJobReports(jobId: string) {
  return useLiveDocument(doc(liveRows.reportSummaries(), jobId));
}

export type SettleOutcome = Exclude<AdminWrite<SettleAnswer["state"]>, "done">;

/** Decides on the seen reports of a job; the functions carry it out, and answer what stands then. */
export async function settleReports(request: SettleRequest): Promise<SettleOutcome> {
  const outcome = await asAdmin<SettleAnswer["state"]>(
    async () => (await callable<SettleRequest, SettleAnswer>("settleReports")(request)).data.state,
  );
  return outcome === "done" ? "failed" : outcome;
}
