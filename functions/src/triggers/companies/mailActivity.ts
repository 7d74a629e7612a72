import type { Context } from "../../context.ts";
import type { Company } from "../../domain/company/company.ts";
import { activityMail } from "../../mail/companyMail.ts";
import { execute, type Write } from "../../store/writes.ts";

/** Mails a company about its state, once, and only while that is true. */
export async function mailActivity(
  { store, now, siteUrl }: Context,
  mailId: string,
  companyId: string,
  active: boolean,
): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const [company, mailed] = await Promise.all([
      transaction.get(store.companies.doc(companyId)),
      transaction.get(store.mail.doc(mailId)),
    ]);
    const snapshot = { mailId, company: company.data(), isMailed: mailed.exists, active };
    execute(store, transaction, planActivityMail(snapshot, { now, siteUrl }));
  });
}

/** `company` undefined: it was deleted. `active`: the state to mail about. */
type ActivitySnapshot = {
  mailId: string;
  company: Company | undefined;
  isMailed: boolean;
  active: boolean;
};

/** The mail about a company's state, unless it was written before or the state has changed since. */
export function planActivityMail(
  { mailId, company, isMailed, active }: ActivitySnapshot,
  { now, siteUrl }: { now: Date; siteUrl: string },
): Write[] {
  if (company?.active !== active || isMailed) return [];
  const mail = activityMail(active, company, siteUrl, now);
  return mail === null ? [] : [{ in: "mail", id: mailId, set: mail }];
}
