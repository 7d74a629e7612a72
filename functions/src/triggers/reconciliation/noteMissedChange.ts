import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import type { Context } from "../../context.ts";
import type { Job } from "../../domain/job/job.ts";
import { unknownActor } from "../../store/newAuditEntry.ts";
import { noteJobChange } from "../jobs/noteJobChange.ts";
import type { JobKin } from "./jobKin.ts";

/**
 * Writes to the audit what a person did to a job whose event was lost, as far as records show it: the approval record
 * has the text, the share of the counts whether it was filled or taken off.
 */
export async function noteMissedChange(
  context: Context,
  {
    lead,
    approval,
    share,
  }: Pick<JobKin, "approval" | "share"> & {
    lead: QueryDocumentSnapshot<Job>;
  },
): Promise<void> {
  const counted = share?.data();
  const wasTakenOff = counted?.listed === true && lead.get("paused") === true;
  const known: Record<string, unknown> = {
    revision: approval?.data().revision,
    approvalStatus: approval?.data().status,
    filled: counted?.filled,
    paused: wasTakenOff ? false : undefined,
  };
  const before = {
    exists: counted !== undefined,
    get: (name: string): unknown => known[name] ?? lead.get(name),
  };
  const time = lead.updateTime.toDate();
  const event = { id: `reconciled-${lead.id}-${time.getTime()}`, time: time.toISOString() };
  await noteJobChange(context, { ...event, deletedBy: unknownActor }, lead.id, before, lead);
}
