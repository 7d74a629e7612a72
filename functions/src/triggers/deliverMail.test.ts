import { expect, test } from 'vitest';
import type { Desk } from '../desk.ts';
import type { Mail } from '../domain/mail.ts';
import { isRefusedForGood } from '../mail/postMail.ts';
import { deliverMail } from './deliverMail.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-11-21T12:00:05Z');

/** A desk whose database holds one mail. */
function deskWith(mail: Mail): Desk {
  const ref = { get: async () => ({ data: () => mail }), update: async (fields: Partial<Mail>) => void Object.assign(mail, fields) };
  const transaction = { get: () => ref.get(), update: (_ref: unknown, fields: Partial<Mail>) => void Object.assign(mail, fields) };
  const firestore = { runTransaction: (work: (given: typeof transaction) => unknown) => work(transaction) };
  return { store: { firestore, mail: { doc: () => ref } }, now, siteUrl: '' } as unknown as Desk;
}

function buildMail(): Mail {
  return { to: ['a@b.example'], replyTo: null, message: { subject: 'x', text: 'x', html: 'x', attachments: [] }, createdAt: now, delivery: null };
}

function failing(error: object) {
  return async () => { throw Object.assign(new Error('said the server'), error); };
}

const clock = () => later;

test('a mail the server cannot take now waits for another try, and then counts both', async () => {
  const mail = buildMail();
  await expect(deliverMail(deskWith(mail), 'm', failing({ responseCode: 451 }), clock)).rejects.toThrow('Mail m could not be sent at attempt 1');
  expect(mail.delivery).toMatchObject({ state: 'RETRY', attempts: 1, error: 'said the server', leaseExpireTime: null, endTime: later });
  expect(await deliverMail(deskWith(mail), 'm', async () => '<id>', clock)).toBe('SUCCESS');
  expect(mail.delivery).toEqual({ state: 'SUCCESS', attempts: 2, startTime: now, endTime: later, leaseExpireTime: null, error: null, info: { messageId: '<id>' } });
});

test('a mail that another try is sending is left to it, and this one comes back', async () => {
  const mail = buildMail();
  const posted: string[] = [];
  const post = async () => {
    posted.push('once');
    if (posted.length === 1) await expect(deliverMail(deskWith(mail), 'm', post, clock)).rejects.toThrow('Mail m is being sent');
    return '<id>';
  };
  expect(await deliverMail(deskWith(mail), 'm', post, clock)).toBe('SUCCESS');
  expect(posted).toEqual(['once']);
});

test('a mail the server refuses is given up at once', async () => {
  const mail = buildMail();
  expect(await deliverMail(deskWith(mail), 'm', failing({ responseCode: 550 }), clock)).toBe('ERROR');
  expect(await deliverMail(deskWith(mail), 'm', async () => '<id>', clock)).toBeNull();
});

test('a mail that cannot be sent is given up after ten attempts', async () => {
  const mail = buildMail();
  for (let attempt = 1; attempt < 10; attempt++) await deliverMail(deskWith(mail), 'm', failing({}), clock).catch(() => null);
  expect(mail.delivery).toMatchObject({ state: 'RETRY', attempts: 9 });
  expect(await deliverMail(deskWith(mail), 'm', failing({}), clock)).toBe('ERROR');
});

test.each([
  [{ code: 'EENVELOPE', responseCode: 550 }, true],
  [{ code: 'EENVELOPE', responseCode: 450 }, false],
  [{ code: 'EENVELOPE' }, true],
  [{ code: 'EAUTH', responseCode: 535 }, false],
  [{ code: 'ETIMEDOUT' }, false],
])('whether %j is for good: %s', (error, forGood) => {
  expect(isRefusedForGood(error)).toBe(forGood);
});
