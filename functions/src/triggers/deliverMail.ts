import type { Desk } from '../desk.ts';
import type { Mail } from '../domain/mail.ts';
import { isRefusedForGood } from '../mail/postMail.ts';

type Delivery = NonNullable<Mail['delivery']>;

const leaseMs = 3 * 60 * 1000;
const maxAttempts = 10;

/**
 * Sends a mail once: a lease taken in a transaction keeps two deliveries of the event from both sending, and what
 * came of it is written on the document. Returns the final state, or null for a mail that is gone or was dealt with
 * before. Throws when it has to be tried again: the server was busy, or another try holds the lease and may yet fail.
 */
export async function deliverMail(desk: Desk, mailId: string, post: (mail: Mail) => Promise<string>, clock: () => Date): Promise<Delivery['state'] | null> {
  const leased = await lease(desk, mailId);
  if (leased === null) return null;
  const { mail, delivery } = leased;
  const finish = async (outcome: Partial<Delivery>) => {
    const done: Delivery = { ...delivery, endTime: clock(), leaseExpireTime: null, ...outcome };
    await desk.store.mail.doc(mailId).update({ delivery: done });
    return done.state;
  };

  let messageId: string;
  try {
    messageId = await post(mail);
  } catch (error) {
    const isOver = isRefusedForGood(error) || delivery.attempts >= maxAttempts;
    const state = await finish({ state: isOver ? 'ERROR' : 'RETRY', error: (error as Error).message });
    if (isOver) return state;
    throw new Error(`Mail ${mailId} could not be sent at attempt ${delivery.attempts}`);
  }
  return finish({ state: 'SUCCESS', info: { messageId } });
}

async function lease({ store, now }: Desk, mailId: string): Promise<{ mail: Mail; delivery: Delivery } | null> {
  return store.firestore.runTransaction(async (transaction) => {
    const ref = store.mail.doc(mailId);
    const mail = (await transaction.get(ref)).data();
    if (mail === undefined) return null;
    const state = mail.delivery?.state;
    if (state === 'SUCCESS' || state === 'ERROR') return null;
    if (state === 'PROCESSING' && mail.delivery!.leaseExpireTime! > now) throw new Error(`Mail ${mailId} is being sent`);
    const delivery: Delivery = {
      state: 'PROCESSING', attempts: (mail.delivery?.attempts ?? 0) + 1, startTime: mail.delivery?.startTime ?? now,
      endTime: null, leaseExpireTime: new Date(now.getTime() + leaseMs), error: null, info: null,
    };
    transaction.update(ref, { delivery });
    return { mail, delivery };
  });
}
