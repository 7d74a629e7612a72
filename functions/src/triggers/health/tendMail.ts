import type { Context } from "../../context.ts";
import type { Mail } from "../../domain/mail/mail.ts";

type Delivery = NonNullable<Mail["delivery"]>;

/** `gone`: there is nothing to send; `busy`: it is being sent; `outdated`: it is no longer true. */
type TendedMail = "done" | "gone" | "busy" | "outdated";

/** Has a mail sent by the next run of `resendMail`, and for as many days after as a new one. */
export function sendMailAgain(context: Context, mailId: string): Promise<TendedMail> {
  return change(context, mailId, ({ goodUntil }, before) => {
    if (goodUntil !== undefined && goodUntil <= context.now) return "outdated";
    const { givenUpAt: _givenUpAt, ...delivery } = before;
    return { ...delivery, state: "RETRY", startTime: context.now, retryTime: null };
  });
}

/** Stops a mail, and hides it from the administrator. One that may have arrived stays doubtful. */
export function giveUpMail(context: Context, mailId: string): Promise<TendedMail> {
  return change(context, mailId, (_mail, delivery) => ({
    ...delivery,
    state: (delivery.doubts ?? 0) > 0 ? "DOUBTFUL" : "ERROR",
    retryTime: null,
    givenUpAt: context.now,
  }));
}

async function change(
  { store, now }: Context,
  mailId: string,
  next: (mail: Mail, delivery: Delivery) => Delivery | "outdated",
): Promise<TendedMail> {
  return store.firestore.runTransaction(async (transaction): Promise<TendedMail> => {
    const ref = store.mail.doc(mailId);
    const mail = (await transaction.get(ref)).data();
    if (mail === undefined || mail.delivery?.state === "SUCCESS") return "gone";
    const lease = mail.delivery?.state === "PROCESSING" ? mail.delivery.leaseExpireTime : null;
    if (lease !== null && lease > now) return "busy";
    const delivery = next(mail, { ...(mail.delivery ?? untried(now)), leaseExpireTime: null });
    if (delivery === "outdated") return delivery;
    transaction.update(ref, { delivery });
    return "done";
  });
}

function untried(now: Date): Delivery {
  return {
    state: "PENDING",
    attempts: 0,
    startTime: now,
    endTime: null,
    leaseExpireTime: null,
    error: null,
    info: null,
  };
}
