import type { Context } from "../../context.ts";
import { checksOf, worstLight } from "../../domain/health/siteHealth.ts";
import { healthMail, healthMailId } from "../../mail/healthMail.ts";
import { readHealth } from "./readHealth.ts";

/**
 * Mails the administrator about red parts, at most once a day, and once when all is green again. Yellow causes no
 * mail.
 */
export async function mailHealth(context: Context, adminEmail: string): Promise<void> {
  const { store, now, siteUrl } = context;
  const checks = checksOf(await readHealth(context));
  const light = worstLight(checks);
  if (light === "yellow") return;
  const red = checks.filter((check) => check.light === "red");
  const mail = healthMail(red, adminEmail, siteUrl, now);
  await store.firestore.runTransaction(async (transaction) => {
    const noticeRef = store.healthNotices.doc("site");
    const mailRef = store.mail.doc(healthMailId(now));
    const [notice, mailed] = await Promise.all([
      transaction.get(noticeRef),
      transaction.get(mailRef),
    ]);
    const isNews = light === "red" || notice.data()?.isRed === true;
    if (!isNews || mailed.exists || mail === null) return;
    transaction.set(mailRef, mail);
    transaction.set(noticeRef, { isRed: light === "red", at: now });
  });
}
