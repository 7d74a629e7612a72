import type { Desk } from "../../desk.ts";
import { addDays } from "../../domain/dates.ts";
import type { Mail } from "../../domain/mail.ts";
import { isRefusedForGood, type Posted } from "../../mail/postMail.ts";

type Delivery = NonNullable<Mail["delivery"]>;

/** Longer than one message may take (mail/postMail.ts), so that nobody else sends what is still on its way. */
const leaseMs = 3 * 60 * 1000;

/** How long a server may be away before a mail to it is given up: a weekend. */
const patienceDays = 3;

/**
 * Sends a mail once: a lease taken in a transaction keeps two deliveries of the event from both sending, and the outcome
 * is written on the document. Returns the final state, or null for a mail that is gone, was finished before, or is
 * removed now because there is nothing to send (its address need not be kept). Throws
 * when it has to be tried again: the server was busy, another attempt holds the lease and may yet fail, or it is not
 * due yet.
 */
export async function deliverMail(
  desk: Desk,
  mailId: string,
  post: (mail: Mail) => Promise<Posted | null>,
  clock: () => Date,
): Promise<Delivery["state"] | null> {
  const leased = await lease(desk, mailId);
  if (leased === null) return null;
  const { mail, delivery } = leased;
  const finish = (outcome: Pick<Delivery, "state" | "error" | "info">) =>
    record(desk, mailId, { ...delivery, endTime: clock(), leaseExpireTime: null, ...outcome });

  if (mail.goodUntil !== undefined && mail.goodUntil <= desk.now) {
    await finish({
      state: "ERROR",
      error: "Not sent in time: what it says is no longer true",
      info: null,
    });
    return "ERROR";
  }
  let posted: Posted | null;
  try {
    posted = await post(mail);
  } catch (error) {
    const isOver = isRefusedForGood(error) || addDays(delivery.startTime, patienceDays) <= desk.now;
    await finish({
      state: isOver ? "ERROR" : "RETRY",
      error: (error as Error).message,
      info: null,
    });
    if (isOver) return "ERROR";
    throw new Error(`Mail ${mailId} could not be sent at attempt ${delivery.attempts}`);
  }
  if (posted === null) {
    await desk.store.mail.doc(mailId).delete();
    return null;
  }
  const { messageId, refused } = posted;
  await finish({
    state: "SUCCESS",
    error: refused === 0 ? null : `Refused for ${refused} of ${mail.to.length} recipients`,
    info: { messageId },
  });
  return "SUCCESS";
}

/** Whether nobody is sending the mail now: it was never tried, failed for now, or its sender died and the lease is over. */
export function isWaiting({ delivery }: Mail, now: Date): boolean {
  if (delivery === null || delivery.state === "PENDING" || delivery.state === "RETRY") return true;
  return delivery.state === "PROCESSING" && delivery.leaseExpireTime! <= now;
}

/** Whether it may be sent by now: what it is about cannot be taken back silently any more. */
export function isDue({ notBefore }: Mail, now: Date): boolean {
  return notBefore === undefined || notBefore <= now;
}

async function lease(
  { store, now }: Desk,
  mailId: string,
): Promise<{ mail: Mail; delivery: Delivery } | null> {
  return store.firestore.runTransaction(async (transaction) => {
    const ref = store.mail.doc(mailId);
    const mail = (await transaction.get(ref)).data();
    if (
      mail === undefined ||
      mail.delivery?.state === "SUCCESS" ||
      mail.delivery?.state === "ERROR"
    )
      return null;
    if (!isWaiting(mail, now)) throw new Error(`Mail ${mailId} is being sent`);
    if (!isDue(mail, now)) throw new Error(`Mail ${mailId} is not due yet`);
    const delivery: Delivery = {
      state: "PROCESSING",
      attempts: (mail.delivery?.attempts ?? 0) + 1,
      startTime: mail.delivery?.startTime ?? now,
      endTime: null,
      leaseExpireTime: new Date(now.getTime() + leaseMs),
      error: null,
      info: null,
    };
    transaction.update(ref, { delivery });
    return { mail, delivery };
  });
}

/**
 * Writes down the outcome of an attempt. Where a later attempt took over, because the lease ran out, only a success is
 * still written; a mail that was removed meanwhile stays so.
 */
async function record({ store }: Desk, mailId: string, delivery: Delivery): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const ref = store.mail.doc(mailId);
    const kept = (await transaction.get(ref)).data()?.delivery;
    if (!kept || kept.state === "SUCCESS") return;
    if (kept.attempts !== delivery.attempts && delivery.state !== "SUCCESS") return;
    transaction.update(ref, { delivery: { ...delivery, attempts: kept.attempts } });
  });
}
