import { z } from 'zod';
import { beforeEach, expect, test, vi } from 'vitest';
import { handle } from '../../functions/src/triggers/handle.ts';
import { inspectResume } from '../../functions/src/triggers/applications/onResumeUploaded.ts';
import * as functions from '../../functions/src/index.ts';
import { onMailCreated } from '../../functions/src/triggers/mail/onMailCreated.ts';
import { resendMail } from '../../functions/src/triggers/mail/resendMail.ts';
import { bucket } from '../functions/suite.ts';
import { board, upload } from './board.ts';

type Log = { level: string; text: string; fields: unknown };

const logs = vi.hoisted(() => [] as Log[]);

vi.mock('firebase-functions', async (original) => {
  const logger = Object.fromEntries(['info', 'warn', 'error'].map((level) => [level, (text: string, fields: unknown) => logs.push({ level, text, fields })]));
  return { ...(await original<object>()), logger };
});

beforeEach(() => logs.splice(0));

const unfit = z.object({ name: z.string(), at: z.object({ day: z.string() }) }).safeParse({ name: 7, at: { day: 8 } }).error!;

test.each([
  ['a document that does not fit', unfit, 'does not fit its schema: name, at.day'],
  ['a request that is malformed', Object.assign(new Error('joao@pessoa.example'), { code: 3 }), 'refused as malformed'],
])('%s is given up, and its id and the reason are logged', async (_what, error, reason) => {
  await handle('onThing', 'x', () => Promise.reject(error));
  expect(logs).toEqual([{ level: 'error', text: 'onThing gave up', fields: { id: 'x', reason } }]);
});

test.each<[string, string, string, object, object]>([
  ['onCandidateUpdated', 'candidates', 'candidateId', { resumePath: 'a' }, { resumePath: 'b' }],
  ['onCandidateCreated', 'candidates', 'candidateId', {}, {}],
  ['onCandidateDeleted', 'candidates', 'candidateId', {}, {}],
  ['onCompanyWritten', 'companies', 'companyId', {}, { active: true }],
  ['onJobApprovalDecided', 'jobs', 'jobId', {}, { status: 'approved' }],
  ['onJobWritten', 'jobs', 'jobId', {}, {}],
  ['onPendingJobWritten', 'pendingJobs', 'jobId', {}, {}],
  ['onResumeDecided', 'resumes', 'resumeId', { status: 'pending' }, { status: 'approved' }],
  ['onMailCreated', 'mail', 'mailId', {}, {}],
])('%s gives up a document that does not fit, and says which', async (name, collection, param, before, after) => {
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1');
  await board({ [`${collection}/unfit`]: { name: 7, to: 7 } });
  const snapshot = (fields: object) => ({ exists: true, get: (field: string) => (fields as Record<string, unknown>)[field] });
  const data = name === 'onCandidateDeleted' ? snapshot({}) : { before: snapshot(before), after: snapshot(after) };
  const deployed = (functions as unknown as Record<string, { run: (event: object) => Promise<void> }>)[name]!;
  await deployed.run({ id: 'the-event', params: { [param]: 'unfit' }, data });
  vi.unstubAllEnvs();
  expect(logs.filter(({ text }) => text.endsWith('gave up'))).toMatchObject([{ text: `${name} gave up`, fields: { id: 'unfit' } }]);
});

test('a résumé that is removed is logged by its path and why', async () => {
  await board({});
  await upload('resumes/padeiro_ana/1-a.pdf', 'MZ');
  await inspectResume(bucket, 'resumes/padeiro_ana/1-a.pdf');
  expect(logs).toEqual([{ level: 'warn', text: 'A résumé was removed', fields: { path: 'resumes/padeiro_ana/1-a.pdf', problem: 'lies about its type' } }]);
});

test('a mail is logged by its id and what became of it, a round by its numbers', async () => {
  await board({});
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1');
  await onMailCreated.run({ params: { mailId: 'gone' } } as never);
  await (resendMail as unknown as { run: (event: object) => Promise<void> }).run({});
  vi.unstubAllEnvs();
  expect(logs).toEqual([
    { level: 'info', text: 'Mail', fields: { id: 'gone', state: null } },
    { level: 'info', text: 'Mails sent again', fields: { sent: 0, failed: 0 } },
  ]);
});
