import type { Auth, UserRecord } from "firebase-admin/auth";
import { HttpsError } from "firebase-functions/https";
import { z } from "zod";
import { type Context, openContext } from "../../context.ts";
import { collections } from "../../domain/collections.ts";
import { emailField } from "../../domain/fields.ts";
import { emailChangedMail } from "../../mail/emailChangedMail.ts";
import { fromTheSite } from "../../functionOptions.ts";
import { theAuth } from "../../store/app.ts";
import { auditEntry, theCompany } from "../../store/newAuditEntry.ts";
import { nullIfGone } from "../../store/findAccount.ts";
import { onPageCall } from "../onPageCall.ts";

const requestSchema = z.strictObject({ email: emailField });

/**
 * Updates the company's row to the address of its account. The caller learns nothing and controls nothing else:
 * Auth's data counts. Throws `invalid-argument`.
 */
export const followAccountEmail = onPageCall(
  fromTheSite,
  async ({ data }): Promise<{ done: true }> => {
    const request = requestSchema.safeParse(data);
    if (!request.success) throw new HttpsError("invalid-argument", "E-mail inválido");
    await followEmail(openContext(), await theAuth(), request.data.email);
    return { done: true };
  },
);

/**
 * Writes an account's proved address into its company's row, if they differ, and tells the former address. An
 * unproved address changes nothing, and an up-to-date row is only read.
 */
export async function followEmail(
  { store, now }: Context,
  auth: Pick<Auth, "getUserByEmail">,
  address: string,
): Promise<void> {
  const user = await auth.getUserByEmail(address).catch(nullIfGone);
  if (user === null || !isProvedCompany(user)) return;
  const email = user.email.toLowerCase();
  await store.firestore.runTransaction(async (transaction) => {
    const row = await transaction.get(store.companies.doc(user.uid));
    const company = row.data();
    if (company === undefined || company.email === email) return;
    transaction.update(row.ref, { email, updatedAt: now });
    // One change of the row causes one mail and one entry, however often it is tried.
    const id = `${user.uid}-email-${row.updateTime!.toMillis()}`;
    const mail = emailChangedMail({ ...company, next: email }, now);
    if (mail !== null) transaction.set(store.mail.doc(id), mail);
    transaction.set(
      store.audit.doc(id),
      auditEntry(collections.companies, user.uid, "emailChanged", now, { actor: theCompany }),
    );
  });
}

/** The administrator's address is never a company's, whatever row the account has. */
function isProvedCompany(user: UserRecord): user is UserRecord & { email: string } {
  return user.email !== undefined && user.emailVerified && user.customClaims?.["admin"] !== true;
}
