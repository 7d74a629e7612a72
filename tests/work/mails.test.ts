import { addDays } from '@vagas/functions/domain/dates';
import type { Mail } from '@vagas/functions/domain/mail';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onMailCreated, resendMail } from '../../functions/src/index.ts';
import { postMail } from '../../functions/src/mail/postMail.ts';
import { deliverMail } from '../../functions/src/triggers/mail/deliverMail.ts';
import { sendWaiting } from '../../functions/src/triggers/mail/resendMail.ts';
import { mailDigest } from '../../functions/src/triggers/mail/sendDigest.ts';
import { aPendingJob } from '../faults/events.ts';
import { now } from '../faults/life.ts';
import { refusal, silentServer, smtpServer, type TestServer } from '../faults/smtpServer.ts';
import { given } from '../functions/build.ts';
import { db, read } from '../functions/suite.ts';
import { board, deskAt, documentsOf, many, pdf, upload } from './board.ts';
import { adminEmail } from './environment.ts';

const servers: TestServer[] = [];
let taken: string[] = [];

beforeEach(async () => {
  taken = [];
  await board({});
});

afterEach(async () => {
  vi.unstubAllEnvs();
  for (const server of servers.splice(0)) await server.close();
});

/** A server that keeps what it takes as it was sent, its long lines joined. */
async function serving(options: SMTPServerOptions = {}): Promise<string> {
  const server = await smtpServer({
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (part) => (text += String(part))).on('end', () => {
        taken.push(text.replace(/\r\n[ \t]+/g, ' '));
        done();
      });
    },
    ...options,
  });
  servers.push(server);
  return server.url;
}

function aMail(fields: Partial<Mail> = {}, attachments: Mail['message']['attachments'] = []): Mail {
  return { to: ['ana@empresa.example'], replyTo: null, message: { subject: 'Assunto', text: 'Texto', html: '<p>HTML</p>', attachments }, createdAt: now, delivery: null, ...fields };
}

function office(smtpUrl: string, files: Record<string, string> = {}) {
  return { smtpUrl, from: 'Vagas <vagas@vagas.example>', domain: 'vagas.example', readAttachment: async (path: string) => (path in files ? Buffer.from(files[path]!) : null) };
}

test('a message goes out as it was written, and says that a program sent it', async () => {
  expect(await postMail(office(await serving()), 'm', aMail())).toEqual({ messageId: '<m@vagas.example>', refused: 0 });
  const [message] = taken;
  for (const header of ['From: Vagas <vagas@vagas.example>', 'To: ana@empresa.example', 'Subject: Assunto', 'Message-ID: <m@vagas.example>', 'Auto-Submitted: auto-generated']) expect(message).toContain(`${header}\r\n`);
  expect(message).toMatch(/Content-Type: text\/plain[^]+\r\nTexto\r\n[^]+Content-Type: text\/html[^]+\r\n<p>HTML<\/p>\r\n/);
  expect(message).not.toMatch(/Reply-To|attachment/);
});

test('an answer goes where the mail says', async () => {
  await postMail(office(await serving()), 'm', aMail({ replyTo: 'rui@pessoa.example' }));
  expect(taken[0]).toContain('Reply-To: rui@pessoa.example\r\n');
});

test.each([['a b/c@d_e.f-g', '<a-b-c-d_e.f-g@vagas.example>'], ['padeiro-1', '<padeiro-1@vagas.example>']])('the mail %j goes out as the message %s', async (id, messageId) => {
  expect(await postMail(office(await serving()), id, aMail())).toMatchObject({ messageId });
});

test('files that are there go along under names that break out of nothing, others are left out', async () => {
  const files = [{ filename: 'Ana "CV"/1\\2\r\n.pdf', storagePath: 'there' }, { filename: 'gone.pdf', storagePath: 'gone' }];
  await postMail(office(await serving(), { there: pdf }), 'm', aMail({}, files));
  expect(taken[0]).toContain('filename="Ana _CV__1_2__.pdf"');
  expect(taken[0]).toContain(Buffer.from(pdf).toString('base64').slice(0, 40));
  expect(taken[0]).not.toContain('gone.pdf');
});

const otherWords = { storagePath: 'cv', subject: 'Sem arquivo', text: 'Não veio', html: '<p>Não veio</p>' };

test('a mail about a file speaks of it where it is, and otherwise says that it is not', async () => {
  const mail = aMail({ withoutFile: otherWords }, [{ filename: 'a.pdf', storagePath: 'cv' }, { filename: 'b.pdf', storagePath: 'other' }]);
  const url = await serving();
  await postMail(office(url, { cv: pdf, other: pdf }), 'm', mail);
  await postMail(office(url, { other: pdf }), 'm', mail);
  const [withFile, without] = taken;
  expect(withFile).toMatch(/Subject: Assunto\r\n[^]+\r\nTexto\r\n[^]+<p>HTML<\/p>[^]+a\.pdf[^]+b\.pdf/);
  expect(without).toMatch(/Subject: Sem arquivo\r\n/);
  expect(without).toContain('b.pdf');
  expect(without).not.toMatch(/Texto|HTML|a\.pdf/);
});

test('a file that goes between two attempts is spoken of at the first alone', async () => {
  const mail = aMail({ withoutFile: otherWords });
  const files: Record<string, string> = { cv: pdf };
  const mailer = office(await serving(), files);
  await postMail(mailer, 'm', mail);
  delete files['cv'];
  await postMail(mailer, 'm', mail);
  expect(taken.map((text) => /Subject: (.*)\r\n/.exec(text)![1])).toEqual(['Assunto', 'Sem arquivo']);
});

test('what the server refuses of several recipients is counted', async () => {
  const url = await serving({ onRcptTo: ({ address }, _session, done) => (address.startsWith('gone') ? done(refusal(550, 'no such user')) : done()) });
  expect(await postMail(office(url), 'm', aMail({ to: ['ana@empresa.example', 'gone@empresa.example'] }))).toMatchObject({ refused: 1 });
});

test('a server that says nothing is left after a while', async () => {
  const silent = await silentServer();
  servers.push(silent);
  await expect(postMail(office(silent.url), 'm', aMail(), 50)).rejects.toThrow('The server took too long');
});

test('nothing of this machine is sent: a file or an address in a mail is none', async () => {
  const message = { ...aMail().message, html: { path: '/etc/hostname' } as unknown as string };
  await expect(postMail(office(await serving()), 'm', aMail({ message }))).rejects.toThrow('File access rejected');
  const distant = { ...aMail().message, html: { href: 'http://127.0.0.1:1/' } as unknown as string };
  await expect(postMail(office(await serving()), 'm', aMail({ message: distant }))).rejects.toThrow('Url access rejected');
});

function deployed(fn: unknown, event: object): Promise<unknown> {
  return (fn as { run: (event: object) => Promise<unknown> }).run(event);
}

const path = 'resumes/padeiro_ana/1-a.pdf';

test('a new mail is sent in the board’s name, with the résumé, and what came of it is written down', async () => {
  vi.stubEnv('SMTP_URL', await serving());
  await upload(path);
  await given({ 'mail/m': aMail({}, [{ filename: 'Ana.pdf', storagePath: path }]) });
  await deployed(onMailCreated, { params: { mailId: 'm' } });
  expect(taken[0]).toContain('From: Vagas <nao-responda@vagas.example>\r\n');
  expect(taken[0]).toContain('Ana.pdf');
  expect((await documentsOf())['mail/m']).toMatchObject({ delivery: { state: 'SUCCESS', attempts: 1, info: { messageId: '<m@vagas.example>' }, endTime: expect.any(String) } });
});

test.each([['lies about itself', 'MZ a program'], ['is not there', null]])('a file that %s is not sent along', async (_which, content) => {
  vi.stubEnv('SMTP_URL', await serving());
  if (content !== null) await upload(path, content);
  await given({ 'mail/m': aMail({}, [{ filename: 'Ana.pdf', storagePath: path }]) });
  await deployed(onMailCreated, { params: { mailId: 'm' } });
  expect(taken).toHaveLength(1);
  expect(taken[0]).not.toContain('Ana.pdf');
});

test('the quarter-hourly round sends what was left', async () => {
  vi.stubEnv('SMTP_URL', await serving());
  await given({ 'mail/m': aMail({ createdAt: addDays(new Date(), -1) }) });
  await deployed(resendMail, {});
  expect(taken).toHaveLength(1);
  expect((await documentsOf())['mail/m']).toMatchObject({ delivery: { state: 'SUCCESS' } });
});

const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const tried = (fields: object) => ({ state: 'RETRY', attempts: 1, startTime: now, endTime: now, leaseExpireTime: null, error: 'x', info: null, ...fields });

/** A round at so many minutes; the mails it posted, in order. */
async function round(at: number, post: (id: string) => Promise<void> = async () => {}, clock = () => minutes(at)) {
  const posted: string[] = [];
  const done = await sendWaiting(() => deskAt(clock()), async (id) => {
    posted.push(id);
    await post(id);
    return { messageId: `<${id}>`, refused: 0 };
  });
  return { ...done, posted };
}

test.each<[string, Partial<Mail>, number, boolean]>([
  ['one nobody has tried, ten minutes on', {}, 10, true],
  ['one whose event may still be at it', {}, 10 - 1 / 60_000, false],
  ['one that failed for a while', { delivery: tried({}) as never }, 0, true],
  ['one that was taken up and not begun', { delivery: tried({ state: 'PENDING' }) as never }, 0, true],
  ['one whose lease has run out', { delivery: tried({ state: 'PROCESSING', leaseExpireTime: minutes(3) }) as never }, 3, true],
  ['one whose lease runs', { delivery: tried({ state: 'PROCESSING', leaseExpireTime: minutes(3) }) as never }, 2, false],
  ['one that was sent', { delivery: tried({ state: 'SUCCESS' }) as never }, 60, false],
  ['one that was given up', { delivery: tried({ state: 'ERROR' }) as never }, 60, false],
])('of the mails a round finds %s: sent or not', async (_which, fields, at, sent) => {
  await given({ 'mail/m': aMail(fields) });
  expect(await round(at)).toEqual({ sent: sent ? 1 : 0, failed: 0, posted: sent ? ['m'] : [] });
});

test('those tried least come first, one that fails holds up no other, and both are counted', async () => {
  const all = { a: 3, b: 1, c: 2 };
  await given({ 'mail/new': aMail(), ...Object.fromEntries(Object.entries(all).map(([id, attempts]) => [`mail/${id}`, aMail({ delivery: tried({ attempts }) as never })])) });
  const failing = async (id: string) => {
    if (id === 'b') throw new Error('busy');
  };
  expect(await round(10, failing)).toEqual({ sent: 3, failed: 1, posted: ['new', 'b', 'c', 'a'] });
});

test('a mail that went between the reading and the sending is neither sent nor failed, one given up failed', async () => {
  await given({ 'mail/a': aMail({ delivery: tried({ attempts: 1 }) as never }), 'mail/b': aMail({ delivery: tried({ attempts: 2 }) as never }), 'mail/c': aMail({ delivery: tried({ attempts: 3 }) as never }) });
  const post = async (id: string) => {
    if (id === 'a') await db.doc('mail/b').delete();
    if (id === 'c') throw Object.assign(new Error('no such user'), { responseCode: 550, command: 'RCPT TO' });
  };
  expect(await round(10, post)).toEqual({ sent: 1, failed: 1, posted: ['a', 'c'] });
});

test('no mail is begun once a round has taken six minutes', async () => {
  await given({ 'mail/a': aMail(), 'mail/b': aMail(), 'mail/c': aMail() });
  let at = 10;
  const { sent } = await round(10, async () => void (at = at === 10 ? 16 : 16 + 1 / 60_000), () => minutes(at));
  expect(sent).toBe(2);
});

test('a round takes a hundred of a kind', async () => {
  await many(101, (i) => [`mail/m${i}`, aMail()]);
  expect(await round(10)).toMatchObject({ sent: 100 });
});

function delivered(post: () => Promise<{ messageId: string; refused: number }>, at = now) {
  return deliverMail(deskAt(at), 'm', post, () => minutes(1));
}

test('a mail that was sent to some says to how many it was not', async () => {
  await given({ 'mail/m': aMail({ to: ['a@b.example', 'c@d.example'] }) });
  expect(await delivered(async () => ({ messageId: '<m>', refused: 1 }))).toBe('SUCCESS');
  expect((await read('mail/m'))!['delivery']).toMatchObject({ state: 'SUCCESS', error: 'Refused for 1 of 2 recipients', info: { messageId: '<m>' } });
});

test('while a mail is on its way it is leased for three minutes', async () => {
  await given({ 'mail/m': aMail() });
  let seen: unknown;
  await delivered(async () => {
    seen = (await documentsOf())['mail/m'];
    return { messageId: '<m>', refused: 0 };
  });
  expect(seen).toMatchObject({ delivery: { state: 'PROCESSING', attempts: 1, startTime: now.toISOString(), endTime: null, leaseExpireTime: minutes(3).toISOString(), error: null, info: null } });
  expect((await documentsOf())['mail/m']).toMatchObject({ delivery: { endTime: minutes(1).toISOString(), leaseExpireTime: null } });
});

test('a mail that is removed on its way stays removed, and one that is gone is not sent', async () => {
  await given({ 'mail/m': aMail() });
  await delivered(async () => {
    await db.doc('mail/m').delete();
    return { messageId: '<m>', refused: 0 };
  });
  expect(await documentsOf()).toEqual({});
  expect(await delivered(() => Promise.reject(new Error('sent')))).toBeNull();
});

test('the administrator is told once a day how much of each kind waits', async () => {
  const approval = { companyId: null, revision: 1, adminNotes: '', createdAt: now, updatedAt: now };
  await given({
    'jobApprovals/a': { ...approval, jobId: 'a', status: 'pending' }, 'jobApprovals/b': { ...approval, jobId: 'b', status: 'approved' },
    'resumes/a': { status: 'pending' }, 'resumes/b': { status: 'pending' }, 'resumes/c': { status: 'rejected' }, 'pendingJobs/a': aPendingJob(),
  });
  await mailDigest(deskAt(), adminEmail);
  const first = await documentsOf('mail/');
  expect(first).toEqual({ 'mail/digest-2026-11-21': expect.objectContaining({ to: [adminEmail], message: expect.objectContaining({ subject: 'Para aprovar: 1 vaga de empresa, 2 currículos, 1 vaga importada' }) }) });
  await db.doc('resumes/a').update({ status: 'approved' });
  await mailDigest(deskAt(), adminEmail);
  expect(await documentsOf('mail/')).toEqual(first);
});

test('the administrator is told nothing when nothing waits', async () => {
  await mailDigest(deskAt(), adminEmail);
  expect(await documentsOf()).toEqual({});
});
