import { addDays } from "@vagas/functions/domain/dates";
import { reconcileJob } from "../../functions/src/triggers/jobs/reconcileJob.ts";
import { aCompany, aJob } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { db } from "../functions/functionsSuite.ts";
import { board, contextAt, documentsOf } from "./workBoard.ts";

export const at = now.toISOString();
export const later = addDays(now, 1);

/** A company and its new job. */
export function givenOneJob(): Promise<void> {
  return board({ "companies/padaria": aCompany(), "jobs/padeiro": aJob() });
}

/** Reconciles the job and returns every document. */
export async function reconciled(on = now): Promise<Record<string, object>> {
  await reconcileJob(contextAt(on), "padeiro");
  return documentsOf();
}

/** Opens the record of the job and stores a decision in it. */
export async function decide(status: "approved" | "rejected", adminNotes = ""): Promise<void> {
  await reconcileJob(contextAt(), "padeiro");
  await db.doc("jobApprovals/padeiro").update({ status, adminNotes });
}

/** The counts of a board whose one job is not listed. */
export const none = {
  totalJobs: 0,
  openPositions: 0,
  recentlyFilled: 0,
  types: { Comércio: 0 },
  categoryTotal: { Comércio: 1 },
  categoryActive: { Comércio: 0 },
  hires: 0,
  hiresTold: 0,
};
