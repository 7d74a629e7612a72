import { unknownActor } from "../../store/newAuditEntry.ts";
import { removeCompany } from "../companies/removeCompany.ts";
import { reconcileReturned } from "../companies/reconcileReturned.ts";
import type { Round } from "./reconciliationRun.ts";

/** Ends once in a run what is left of a company whose row is gone. */
export async function endCompany(round: Round, companyId: string): Promise<void> {
  const { context, auth, ended } = round;
  if (ended.has(companyId)) return;
  ended.add(companyId);
  await round.mend("goneCompany", companyId, async () => {
    await reconcileReturned(context, companyId, null, null);
    await removeCompany(context, auth, companyId, { actor: unknownActor });
  });
}
