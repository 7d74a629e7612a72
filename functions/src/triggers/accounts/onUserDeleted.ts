import { onUserDeleted as onDeleted } from "firebase-functions/identity";
import { type Context, openContext } from "../../context.ts";
import { collections } from "../../domain/collections.ts";
import { auditEntry, theCompany } from "../../store/newAuditEntry.ts";
import { linkSecrets } from "../../functionOptions.ts";
import { tombstoneCompany } from "../companies/removeCompany.ts";
import { forgetReporter } from "../reports/reconcileReports.ts";

// A token outlives its account and could still write a company row; the row's own event removes what depends on it.
export const onUserDeleted = onDeleted(
  { retry: true, secrets: linkSecrets },
  async ({ data: { uid, email } }) => {
    const context = openContext();
    await forgetReporter(context, uid);
    // An anonymous account never was a company: rules let it write no row. Its event has null where the type says
    // undefined.
    if (email) await endWithItsAccount(context, uid);
  },
);

/**
 * Deletes the company of a deleted account. A deactivated company's row stays for the administrator: rules forbid it
 * to delete itself, and deleting the account, which rules cannot prevent, must not bypass them.
 */
export async function endWithItsAccount(context: Context, uid: string): Promise<void> {
  const { store, now } = context;
  const company = (await store.companies.doc(uid).get()).data();
  if (company?.active !== false) return tombstoneCompany(context, uid);
  const entry = store.audit.doc(`${uid}-accountDeleted`);
  if (!(await entry.get()).exists)
    await entry.set(
      auditEntry(collections.companies, uid, "accountDeleted", now, { actor: theCompany }),
    );
}
