import { logger } from "firebase-functions";
import type { Context } from "../../context.ts";
import { isoDay } from "../../domain/dates.ts";
import type { Mail } from "../../domain/mail/mail.ts";
import type { Write } from "../../store/writes.ts";
import { FieldValue } from "firebase-admin/firestore";
import type { AlertCounts } from "../../domain/alert/alertCounts.ts";

/** Counts one more of something that was said of alerts this month. */
export function countSaid(what: keyof AlertCounts, now: Date): Write {
  return {
    in: "alertCounts",
    id: isoDay(now).slice(0, 7),
    merge: { [what]: FieldValue.increment(1) },
  };
}

/** Ends the alerts to a mailbox that does not exist, and the mail that found it out. */
export async function endAlertsTo(
  { store }: Pick<Context, "store">,
  mailId: string,
  { to }: Pick<Mail, "to">,
): Promise<void> {
  const rows = await store.alerts.where("email", "in", to).get();
  const batch = store.firestore.batch();
  for (const { ref } of rows.docs) batch.delete(ref);
  batch.delete(store.mail.doc(mailId));
  await batch.commit();
  logger.info("Alerts ended: no such mailbox", { id: mailId, alerts: rows.size });
}
