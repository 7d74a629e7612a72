import type { Transaction } from "firebase-admin/firestore";
import type { Mail } from "../../domain/mail/mail.ts";
import { withOpenJobs } from "../../mail/alertMails.ts";
import type { Store } from "../../store/store.ts";

/**
 * A mail as it is true now: null if its alert was left or erased, or none of its jobs is open; without those that are not.
 * A mail about no alert is itself. Read by their fields, so that a document that fits no schema stops no mail.
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
