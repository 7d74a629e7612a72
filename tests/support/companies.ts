import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Candidate, candidateId, consentVersion } from '@vagas/functions/domain/candidate';
import { collections } from '@vagas/functions/domain/collections';
import type { Company } from '@vagas/functions/domain/company';
import { addDays } from '@vagas/functions/domain/dates';
import type { Job } from '@vagas/functions/domain/job';
import { resumePath } from '@vagas/functions/domain/resumeFile';
import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type DocumentData, getFirestore, type Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { bucketOf } from '../../emulators/seed/bucket.ts';
import { expect, test as base } from './e2e.ts';
import { eventually, host, ports, projectId } from './emulators.ts';

// Companies of a test's own, so that no two tests lean on the same rows.

function app(): App {
  return getApps().find(({ name }) => name === 'companies') ?? initializeApp({ projectId, storageBucket: bucketOf(projectId) }, 'companies');
}

const database = () => getFirestore(app());
const auth = () => getAuth(app());

export type TestCompany = { uid: string; email: string; password: string; name: string };

/** Letters and digits no other test has, also when two begin in the same instant. */
export function stamp(): string {
  return randomUUID().replaceAll('-', '').slice(0, 12);
}

type Setting = Partial<Pick<Company, 'name' | 'active' | 'category'>> & { confirmed?: boolean; row?: boolean; buried?: boolean };

async function makeCompany({ name = `Armazém ${stamp()}`, active = true, category = 'Comércio', confirmed = true, row = true, buried = false }: Setting): Promise<TestCompany> {
  const uid = `e2e${stamp()}`;
  const account = { uid, email: `${uid}@empresa.example`, password: 'Pequi-maduro-27', name };
  if (buried) await database().collection(collections.tombstones).doc(uid).set({ deletedAt: new Date() });
  if (row) {
    const now = new Date();
    await database().collection(collections.companies).doc(uid).set({ name, category, responsibleName: 'Ana Souza', cnpj: null, email: account.email, active, createdAt: now, updatedAt: now });
  }
  await auth().createUser({ uid, email: account.email, password: account.password, displayName: name, emailVerified: confirmed });
  return account;
}

/** A job's fields as they are stored; waiting for approval unless said otherwise. */
export function jobOf(company: TestCompany, fields: Partial<Job> = {}): Omit<Job, 'id'> {
  const now = new Date();
  return {
    title: `Atendente ${stamp()}`, company: company.name, location: 'Confresa', description: 'Atender o balcão e repor as prateleiras.', requirements: 'Ensino médio',
    type: 'Comércio', category: 'Comércio', salary: 'A combinar', contactWhatsapp: '5566999990001', urgent: false, educationLevel: null, contractType: null,
    workload: null, experienceLevel: null, acceptNoExperience: false, benefits: [], companyId: company.uid, filled: false, revision: 1, approved: false,
    approvalStatus: 'pending', postedAt: now, expiresAt: addDays(now, 30), updatedAt: now, listed: false, searchTerms: [], ...fields,
  };
}

export const onSite = { approved: true, approvalStatus: 'approved', listed: true } as const;

export async function newJob(company: TestCompany, fields: Partial<Job> = {}): Promise<Job> {
  const id = `e2e-${stamp()}`;
  const job = jobOf(company, fields);
  await database().collection(collections.jobs).doc(id).set(job);
  return { id, ...job };
}

/** The administrator's refusal of a job as it stands. */
export async function refuse({ id }: Job, adminNotes: string): Promise<void> {
  await eventually('the approval record', async () => ((await stored(collections.jobApprovals, id)) ? true : undefined));
  await database().collection(collections.jobApprovals).doc(id).update({ status: 'rejected', adminNotes, updatedAt: new Date() });
  await eventually('the refusal', async () => ((await storedJob(id))?.approvalStatus === 'rejected' ? true : undefined));
}

/** A person who applied to `job`, with the bytes of the résumé. */
export async function newCandidate(job: Job, file: Buffer, fields: Partial<Candidate> = {}): Promise<Candidate> {
  const uid = `pessoa${stamp()}`;
  const id = candidateId(job.id, uid);
  const now = new Date();
  const path = resumePath(id, 'pdf', now, 'abc123');
  await getStorage(app()).bucket().file(path).save(file, { resumable: false, contentType: 'application/pdf' });
  const candidate = {
    uid, name: `Rosa ${stamp()}`, email: 'rosa@pessoa.example', phone: '5566999990002', coverLetter: 'Moro perto.', resumePath: path, resumeName: 'Currículo Rosa.pdf',
    resumeSize: file.length, jobId: job.id, jobTitle: job.title, company: job.company, companyId: job.companyId, consent: { version: consentVersion, at: now, talentPool: false },
    stage: 'nova' as const, stageAt: now, createdAt: now, ...fields,
  };
  await database().collection(collections.candidates).doc(id).set(candidate);
  return { id, ...candidate };
}

export async function stored(collection: string, id: string): Promise<DocumentData | undefined> {
  return (await database().collection(collection).doc(id).get()).data();
}

type StoredJob = Omit<Job, 'postedAt' | 'expiresAt' | 'updatedAt'> & Record<'postedAt' | 'expiresAt' | 'updatedAt', Timestamp>;

export async function storedJob(id: string): Promise<StoredJob | undefined> {
  return (await stored(collections.jobs, id)) as StoredJob | undefined;
}

export async function jobsOf(company: TestCompany): Promise<StoredJob[]> {
  return (await database().collection(collections.jobs).where('companyId', '==', company.uid).get()).docs.map((found) => found.data() as StoredJob);
}

/** What the administrator's button does. */
export async function setActive(company: TestCompany, active: boolean): Promise<void> {
  await database().collection(collections.companies).doc(company.uid).update({ active, updatedAt: new Date() });
}

export async function hasAccount({ uid }: TestCompany): Promise<boolean> {
  return auth().getUser(uid).then(() => true, () => false);
}

/** Many jobs of one company at once. */
export async function fillWithJobs(company: TestCompany, titles: string[], fields: (title: string, index: number) => Partial<Job>): Promise<void> {
  const writer = database().bulkWriter();
  for (const [index, title] of titles.entries()) {
    void writer.set(database().collection(collections.jobs).doc(`e2e-${stamp()}`), jobOf(company, fields(title, index)));
  }
  await writer.close();
}

/** The link that lets a company choose another password, as its mail carries it. */
export function resetLink({ email }: TestCompany): Promise<string> {
  return auth().generatePasswordResetLink(email);
}

export function confirmationLink({ email }: TestCompany): Promise<string> {
  return auth().generateEmailVerificationLink(email);
}

type Tokens = { idToken: string; refreshToken: string; localId: string };

async function askAuth(what: 'signInWithPassword' | 'signUp' | 'update' | 'resetPassword', question: object): Promise<Tokens> {
  const response = await fetch(`http://${host}:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:${what}?key=demo`, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ ...question, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`Auth answered ${response.status}`);
  return (await response.json()) as Tokens;
}

/** Uses up a reset link's code, past the page. */
export async function useResetCode(oobCode: string, newPassword: string): Promise<void> {
  await askAuth('resetPassword', { oobCode, newPassword });
}

/** Gives the account another address, as somebody with its password could; Auth then writes to the old one. */
export async function changeAddress({ email, password }: TestCompany, next: string): Promise<void> {
  const { idToken } = await askAuth('signInWithPassword', { email, password });
  await askAuth('update', { idToken, email: next });
}

async function openWith(page: Page, { idToken, refreshToken, localId }: Tokens, account: object, path: string): Promise<void> {
  const now = Date.now();
  const user = {
    uid: localId, providerData: [], createdAt: String(now), lastLoginAt: String(now), apiKey: 'demo', appName: '[DEFAULT]', ...account,
    stsTokenManager: { accessToken: idToken, refreshToken, expirationTime: now + 3_600_000 },
  };
  await page.goto('/favicon.svg');
  await page.evaluate((session) => localStorage.setItem('firebase:authUser:demo:[DEFAULT]', session), JSON.stringify(user));
  await page.goto(path);
}

/** Opens `path` with the session a login leaves; the login itself has its own tests. */
export async function openAs(page: Page, { email, password, name }: TestCompany, path: string): Promise<void> {
  await openWith(page, await askAuth('signInWithPassword', { email, password }), { email, emailVerified: true, displayName: name, isAnonymous: false }, path);
}

/** Opens `path` as an applicant, whose account is anonymous. */
export async function openAsApplicant(page: Page, path: string): Promise<void> {
  await openWith(page, await askAuth('signUp', {}), { emailVerified: false, isAnonymous: true }, path);
}

/** Logs in as people do. */
export async function logIn(page: Page, { email, password }: Pick<TestCompany, 'email' | 'password'>, address: string | null = '/empresa/login'): Promise<void> {
  if (address !== null) await page.goto(address);
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

type Fixtures = {
  /** A company that is gone, with its account and its jobs, when the test is over. */
  newCompany: (setting?: Setting) => Promise<TestCompany>;
};

export const test = base.extend<Fixtures>({
  newCompany: async ({}, use) => {
    const made: TestCompany[] = [];
    await use(async (setting = {}) => {
      const company = await makeCompany(setting);
      made.push(company);
      return company;
    });
    // The row's deletion takes the rest along; who has none only has an account.
    await Promise.all(made.map(({ uid }) => Promise.all([database().collection(collections.companies).doc(uid).delete(), auth().deleteUser(uid).catch(() => null)])));
  },
});

export { expect };
