import { onUserDeleted as onDeleted } from "firebase-functions/identity";
import { type Context, openContext } from "../../context.ts";
import { collections } from "../../domain/collections.ts";
import { auditEntry, theCompany } from "../../store/newAuditEntry.ts";
import { tombstoneCompany } from "../companies/removeCompany.ts";

// A token outlives its account and could still write a company row; what the row leaves behind is removed by the row's own event.
export const onUserDeleted = onDeleted({ retry: true }, async ({ data: { uid, email } }) => {
  // An anonymous account never was a company: rules let it write no row. Its event says null where the type says undefined.
  if (email) await endWithItsAccount(openContext(), uid);
});

/**
 * Ends the company of an account that is gone. The row of a deactivated one stays for the administrator: rules keep it
 * from deleting itself, and its account, which no rule holds, is no way around them.
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
