import type { Transaction } from "firebase-admin/firestore";
import type { Mail } from "../../domain/mail/mail.ts";
import { withOpenJobs } from "../../mail/alertMails.ts";
import type { Store } from "../../store/store.ts";

/**
 * An alert's mail as it is true now, without jobs that are no longer open; null if none is open, or if the alert was ended
 * or erased. Other mails are returned unchanged. Documents are read field by field, so that one that fits no schema stops
 * no mail.
 */
export async function presentAlertMail(
  { alerts, jobs }: Store,
  transaction: Transaction,
  mail: Mail,
  now: Date,
): Promise<Mail | null> {
  if (mail.alert === undefined) return mail;
  const alert = await transaction.get(alerts.withConverter(null).doc(mail.alert.id));
  if (!alert.exists) return null;
  const open = new Set<string>();
  for (const { id: jobId } of mail.aboutJobs ?? []) {
    const job = await transaction.get(jobs.withConverter(null).doc(jobId));
    const isShown = job.get("listed") === true && job.get("filled") !== true;
    if (isShown && job.get("expiresAt").toDate() > now) open.add(jobId);
  }
  return withOpenJobs(mail, (jobId) => open.has(jobId));
}
