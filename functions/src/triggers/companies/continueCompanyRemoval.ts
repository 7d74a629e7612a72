import { HttpsError, onCall } from "firebase-functions/https";
import { z } from "zod";
import { openContext } from "../../context.ts";
import { documentId } from "../../domain/fields.ts";
import { fromTheSite } from "../../functionOptions.ts";
import { theAuth } from "../../store/app.ts";
import { administrator } from "../../store/newAuditEntry.ts";
import { requireAdministrator } from "../requireAdministrator.ts";
import { promptly } from "../onPageCall.ts";
import { removeCompany } from "./removeCompany.ts";

const requestSchema = z.strictObject({ companyId: documentId });

/**
 * Finishes an interrupted removal of a company; a complete one stays as it is. For the administrator only, once the
 * company's row is deleted or its tombstone exists. Throws `permission-denied`, `invalid-argument`,
 * `failed-precondition`, `unavailable`.
 */
export const continueCompanyRemoval = onCall(
  { ...fromTheSite, timeoutSeconds: 540 },
  async ({ auth: caller, data }): Promise<{ done: true }> => {
    const auth = await theAuth();
    await promptly(requireAdministrator(auth, caller));
    const request = requestSchema.safeParse(data);
    if (!request.success) throw new HttpsError("invalid-argument", "Informe a empresa.");
    const { companyId } = request.data;
    const context = openContext();
    const [row, tombstone] = await promptly(
      Promise.all([
        context.store.companies.doc(companyId).get(),
        context.store.tombstones.doc(companyId).get(),
      ]),
    );
    if (row.exists && !tombstone.exists)
      throw new HttpsError("failed-precondition", "Esta empresa não foi excluída.");
    await removeCompany(context, auth, companyId, { actor: administrator });
    return { done: true };
  },
);
