import { unknownActor } from "../../store/newAuditEntry.ts";
import { removeCompany } from "../companies/removeCompany.ts";
import { reconcileReturned } from "../companies/reconcileReturned.ts";
import type { ReconciliationRun } from "./reconciliationRun.ts";

/** Ends the remains of a company without a row, once in a run. */
export async function endCompany(run: ReconciliationRun, companyId: string): Promise<void> {
  const { context, auth, ended } = run;
  if (ended.has(companyId)) return;
  ended.add(companyId);
  await run.mend("goneCompany", companyId, async () => {
    await reconcileReturned(context, companyId, null, null);
    await removeCompany(context, auth, companyId, { actor: unknownActor });
  });
}
