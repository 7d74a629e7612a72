import { setTimeout } from "node:timers/promises";
import { logger } from "firebase-functions";
import { onDocumentCreated } from "firebase-functions/firestore";
import type { Context } from "../../context.ts";
import { collections } from "../../domain/collections.ts";
import { limits } from "../../domain/limits.ts";
import { openMailer } from "../../mail/openMailer.ts";
import { postMail } from "../../mail/postMail.ts";
import { emulated, linkSecrets, smtpSecrets } from "../../functionOptions.ts";
import { deliverMail } from "./deliverMail.ts";
import { handle } from "../handle.ts";

// A mail mostly waits, for its time and for the server, so ten share a processor. Attachments are held in memory. The
// timeout covers the wait until a mail is due and one message, whose own time (mail/postMail.ts) is shorter than the
// lease on a mail (deliverMail.ts).
const resources = { cpu: 1, concurrency: 10, memory: "512MiB", timeoutSeconds: 540 } as const;

export const onMailCreated = onDocumentCreated(
  {
    document: `${collections.mail}/{mailId}`,
    retry: true,
    ...resources,
    secrets: [...smtpSecrets, ...linkSecrets],
  },
  async ({ params: { mailId } }) => {
    const sending = handle("onMailCreated", mailId, (context) => sendWhenDue(context, mailId));
    // The emulators deliver an event after the previous one has been answered: a waiting mail would block them all.
    if (!emulated || (await isAnswered(sending))) await sending;
  },
);

async function sendWhenDue(context: Context, mailId: string): Promise<void> {
  const mailer = openMailer(context.siteUrl);
  const now = await whenDue(context, mailId);
  if (now === null) return;
  const state = await deliverMail(
    { ...context, now },
    mailId,
    (mail) => postMail(mailer, mailId, mail),
    () => new Date(),
  );
  logger.info("Mail", { id: mailId, state });
}

/** Whether the work ends within a moment, with or without success. */
async function isAnswered(work: Promise<void>): Promise<boolean> {
  const over = work.then(
    () => true,
    () => true,
  );
  return Promise.race([over, setTimeout(1_000, false)]);
}

/**
 * Waits here until a mail may be sent, because a retried event may come minutes later. Returns the time, or null for
 * a mail that waits longer than a decision's news: `resendMail` sends that.
 */
async function whenDue({ store, now }: Context, mailId: string): Promise<Date | null> {
  const notBefore = (await store.mail.doc(mailId).get()).data()?.notBefore ?? now;
  const waitMs = notBefore.getTime() - now.getTime();
  if (waitMs <= 0) return now;
  if (waitMs > limits.decisionMailDelay * 1000) return null;
  await setTimeout(waitMs);
  return new Date(now.getTime() + waitMs);
}
