import { onDocumentWritten } from "firebase-functions/firestore";
import { collections } from "../../domain/collections.ts";
import { adminEmail } from "../../functionOptions.ts";
import { auditEntry } from "../../store/newAuditEntry.ts";
import { handle } from "../handle.ts";
import { reconcileRegister } from "./reconcileRegister.ts";

/** The administrator has let a company go: its jobs return, and the audit has the note. */
export const onRegisterMatchWritten = onDocumentWritten(
  { document: `${collections.registerMatches}/{companyId}`, retry: true },
  ({ id, time, params: { companyId }, data }) =>
    handle("onRegisterMatchWritten", companyId, async (context) => {
      await reconcileRegister(context, companyId, adminEmail.value());
      const [was, is] = [data?.before, data?.after].map(
        (row) => row?.get("release") as { note: string } | undefined,
      );
      if (is === undefined || JSON.stringify(is) === JSON.stringify(was)) return;
      const entry = auditEntry(collections.companies, companyId, "released", new Date(time), {
        notes: is.note,
      });
      await context.store.audit.doc(id).set(entry);
    }),
);
