import type { Auth } from "firebase-admin/auth";
import { HttpsError } from "firebase-functions/https";
import { z } from "zod";
import type { CompanyAccount } from "../../domain/company/company.ts";
import { documentId } from "../../domain/fields.ts";
import { fromTheSite } from "../../functionOptions.ts";
import { theAuth } from "../../store/app.ts";
import { findAccount } from "../../store/findAccount.ts";
import { requireAdministrator } from "../requireAdministrator.ts";
import { onPageCall } from "../onPageCall.ts";

const requestSchema = z.strictObject({ companyId: documentId });

/**
 * What a company's account says and its row does not: whether the address was proved, and its last use. Null without
 * an account. For the administrator only. Throws `permission-denied`, `invalid-argument`.
 */
export const readCompanyAccount = onPageCall(
  fromTheSite,
  async ({ auth: caller, data }): Promise<CompanyAccount | null> => {
    const auth = await theAuth();
    await requireAdministrator(auth, caller);
    const request = requestSchema.safeParse(data);
    if (!request.success) throw new HttpsError("invalid-argument", "Informe a empresa.");
    return companyAccount(auth, request.data.companyId);
  },
);

async function companyAccount(
  auth: Pick<Auth, "getUser">,
  companyId: string,
): Promise<CompanyAccount | null> {
  const user = await findAccount(auth, companyId);
  if (user === null) return null;
  const used = user.metadata.lastRefreshTime ?? user.metadata.lastSignInTime;
  return {
    emailVerified: user.emailVerified,
    lastUsedAt: used ? new Date(used).toISOString() : null,
  };
}
