import type { Context } from "../../context.ts";
import { addDays, addMinutes } from "../../domain/dates.ts";
import type { Mail } from "../../domain/mail/mail.ts";
import { execute } from "../../store/writes.ts";
import {
  isAddressRefused,
  isRefusedForGood,
  OutcomeUnknown,
  type Posted,
} from "../../mail/postMail.ts";
import { presentAlertMail } from "../alerts/presentAlertMail.ts";
import { endAlertsTo } from "../alerts/endAlerts.ts";
import { planUntrue } from "./untrueAnswer.ts";

type Delivery = NonNullable<Mail["delivery"]>;

/** Longer than one message may take (mail/postMail.ts), so that nobody else sends what is still on its way. */
const leaseMs = 10 * 60 * 1000;

/** How long a server may be down before its mail is given up: a weekend. */
const patienceDays = 3;

/** Minutes until a doubtful mail is sent again, after the first time and after the second. */
const pausesInDoubt = [6 * 60, 24 * 60] as const;

/** How often a mail may be sent with an unknown outcome: its reader gets that many copies at most. */
const mostDoubts = pausesInDoubt.length + 1;

/**
 * Sends a mail once: a lease taken in a transaction keeps two deliveries of the event from both sending, and the
 * outcome is written to the document. Returns the state, 'DOUBTFUL' also if `resendMail` retries hours later; null
 * for a mail that is deleted, was finished before, or is removed now because there is nothing to send, or what it says is
 * no longer so (its address need not be kept). Throws if it has to be retried: the server was busy, another attempt holds the lease and may yet
 * fail, or it is not due yet.
 */
export async function deliverMail(
  context: Context,
  mailId: string,
  post: (mail: Mail) => Promise<Posted | null>,
  clock: () => Date,
): Promise<Delivery["state"] | null> {
  const leased = await lease(context, mailId);
  if (leased === null) return null;
  const { mail, delivery } = leased;
  const finish = (outcome: Partial<Delivery> & Pick<Delivery, "state" | "error">) =>
    record(context, mailId, {
      ...delivery,
      endTime: clock(),
      leaseExpireTime: null,
      info: null,
      ...outcome,
    });

  if (mail.goodUntil !== undefined && mail.goodUntil <= context.now) {
    const state = failedState(delivery);
    await finish({ state, error: "Not sent in time: what it says is no longer true" });
    return state;
  }
  let posted: Posted | null;
  try {
    posted = await post(mail);
  } catch (error) {
    if (mail.alert !== undefined && isAddressRefused(error)) {
      await endAlertsTo(context, mailId, mail);
      return null;
    }
    const failure = planFailure(error as Error, delivery, context.now);
    await finish(failure);
    if (failure.state !== "RETRY") return failure.state;
    throw new Error(`Mail ${mailId} could not be sent at attempt ${delivery.attempts}`);
  }
  if (posted === null) {
    await context.store.mail.doc(mailId).delete();
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

/** The consequence of a failed attempt for a mail. */
function planFailure(
  error: Error,
  before: Delivery,
  now: Date,
): Pick<Delivery, "state" | "error" | "doubts" | "retryTime"> {
  const said = { error: error.message };
  if (error instanceof OutcomeUnknown) {
    const doubts = (before.doubts ?? 0) + 1;
    const pause = pausesInDoubt[doubts - 1];
    const retryTime = pause === undefined ? null : addMinutes(now, pause);
    return { ...said, state: "DOUBTFUL", doubts, retryTime };
  }
  const isOver = isRefusedForGood(error) || addDays(before.startTime, patienceDays) <= now;
  return { ...said, state: isOver ? failedState(before) : "RETRY" };
}

/** The final state of a mail that was not accepted this time; one that may have arrived earlier stays doubtful. */
function failedState({ doubts = 0 }: Delivery): "DOUBTFUL" | "ERROR" {
  return doubts > 0 ? "DOUBTFUL" : "ERROR";
}

/**
 * Whether nobody is sending the mail now: it was never tried, failed temporarily, is a doubtful one due for a retry,
 * or its process died and the lease has expired.
 */
export function isWaiting({ delivery }: Mail, now: Date): boolean {
  if (delivery === null || delivery.state === "PENDING" || delivery.state === "RETRY") return true;
  if (delivery.state === "DOUBTFUL") return isPast(delivery.retryTime, now);
  return delivery.state === "PROCESSING" && isPast(delivery.leaseExpireTime, now);
}

function isPast(time: Date | null | undefined, now: Date): boolean {
  return time !== null && time !== undefined && time <= now;
}

/** Whether it is due: what it is about can no longer be taken back silently. */
export function isDue({ notBefore }: Mail, now: Date): boolean {
  return notBefore === undefined || notBefore <= now;
}

/** Whether nothing is to be done now: it is finished, or rests as doubtful. */
function isFinal(mail: Mail, now: Date): boolean {
  const state = mail.delivery?.state;
  if (state === "DOUBTFUL") return !isWaiting(mail, now);
  return state === "SUCCESS" || state === "ERROR";
}

type Leased = { mail: Mail; delivery: Delivery };

async function lease(context: Context, mailId: string): Promise<Leased | null> {
  const { store, now } = context;
  return store.firestore.runTransaction(async (transaction) => {
    const ref = store.mail.doc(mailId);
    const mail = (await transaction.get(ref)).data();
    if (mail === undefined || isFinal(mail, now)) return null;
    if (!isWaiting(mail, now)) throw new Error(`Mail ${mailId} is being sent`);
    if (!isDue(mail, now)) throw new Error(`Mail ${mailId} is not due yet`);
    const untrue = await planUntrue(context, transaction, mailId, mail);
    if (untrue !== null) {
      execute(store, transaction, untrue);
      return null;
    }
    const present = await presentAlertMail(store, transaction, mail, now);
    if (present === null) {
      transaction.delete(ref);
      return null;
    }
    const delivery = planAttempt(mail.delivery, now);
    transaction.update(ref, { delivery });
    return delivery.state === "PROCESSING" ? { mail: present, delivery } : null;
  });
}

/** The next attempt to send a mail, or its end where its sender died too often: a sender that died may have sent it. */
function planAttempt(before: Mail["delivery"], now: Date): Delivery {
  const isLost = before?.state === "PROCESSING";
  const doubts = (before?.doubts ?? 0) + (isLost ? 1 : 0);
  if (isLost && doubts >= mostDoubts) {
    const error = "Its sender died each time";
    return { ...before, doubts, leaseExpireTime: null, error, state: "DOUBTFUL" };
  }
  return {
    state: "PROCESSING",
    attempts: (before?.attempts ?? 0) + 1,
    startTime: before?.startTime ?? now,
    endTime: null,
    leaseExpireTime: new Date(now.getTime() + leaseMs),
    error: null,
    info: null,
    ...(doubts > 0 ? { doubts, retryTime: null } : {}),
  };
}

/**
 * Records an attempt's outcome. If a later attempt took over after the lease, only a success is still recorded; a
 * removed mail stays removed.
 */
async function record({ store }: Context, mailId: string, delivery: Delivery): Promise<void> {
  await store.firestore.runTransaction(async (transaction) => {
    const ref = store.mail.doc(mailId);
    const kept = (await transaction.get(ref)).data()?.delivery;
    if (!kept || kept.state === "SUCCESS") return;
    if (kept.attempts !== delivery.attempts && delivery.state !== "SUCCESS") return;
    transaction.update(ref, { delivery: { ...delivery, attempts: kept.attempts } });
  });
}
