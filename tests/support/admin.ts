import { randomUUID } from 'node:crypto';
import type { Locator, Page, Route } from '@playwright/test';
import { companySearchText, pendingJobSearchText } from '@vagas/functions/domain/adminSearch';
import { type Candidate, candidateId, consentVersion } from '@vagas/functions/domain/candidate';
import { collections } from '@vagas/functions/domain/collections';
import type { Company } from '@vagas/functions/domain/company';
import { addDays } from '@vagas/functions/domain/dates';
import type { Job } from '@vagas/functions/domain/job';
import type { PendingJob } from '@vagas/functions/domain/pendingJob';
import type { Resume } from '@vagas/functions/domain/resume';
import { resumePath } from '@vagas/functions/domain/resumeFile';
import { searchTerms } from '@vagas/functions/domain/searchTerms';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type DocumentData, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { bucketOf } from '../../emulators/seed/bucket.ts';
import { demoAdmin } from './accounts.ts';
import { expect, test as base } from './e2e.ts';
import { eventually, host, ports, projectId } from './emulators.ts';

const app = initializeApp({ projectId, storageBucket: bucketOf(projectId) }, 'administration');

/** The suite as the project's owner sees it, past every rule. */
export const database = getFirestore(app);
export const auth = getAuth(app);
export const bucket = getStorage(app).bucket();

/** Letters and digits no other test has. */
export function stamp(): string {
  return randomUUID().replaceAll('-', '').slice(0, 12);
}

export async function stored(collection: string, id: string): Promise<DocumentData | undefined> {
  return (await database.collection(collection).doc(id).get()).data();
}

/** Waits until the document has these fields, or, for null, until it is gone. */
export async function untilStored(collection: string, id: string, fields: DocumentData | null): Promise<void> {
  await eventually(`${collection}/${id} ${JSON.stringify(fields)}`, async () => {
    const found = await stored(collection, id);
    if (fields === null || found === undefined) return fields === null && found === undefined ? true : undefined;
    return Object.entries(fields).every(([name, value]) => found[name] === value) ? true : undefined;
  });
}

type Account = { email: string; password: string };

/** Fills in the login page as it stands and sends it. */
export async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Opens `path` with the session the administrator's login leaves; the login itself has its own tests. */
export async function openAsAdmin(page: Page, path: string, { email, password }: Account = demoAdmin): Promise<void> {
  const response = await fetch(`http://${host}:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const { idToken, refreshToken, localId } = (await response.json()) as Record<string, string>;
  const now = Date.now();
  const user = {
    uid: localId, email, emailVerified: true, isAnonymous: false, providerData: [], createdAt: String(now), lastLoginAt: String(now), apiKey: 'demo', appName: '[DEFAULT]',
    stsTokenManager: { accessToken: idToken, refreshToken, expirationTime: now + 3_600_000 },
  };
  await page.goto('/favicon.svg');
  await page.evaluate((session) => {
    localStorage.setItem('firebase:authUser:demo:[DEFAULT]', session);
    localStorage.setItem('vagas-session', 'admin');
  }, JSON.stringify(user));
  await page.goto(path);
}

/** Writes of the page are refused, as rules refuse them, until the returned function is called. */
export async function denyWrites(page: Page): Promise<() => Promise<void>> {
  const writes = /documents:commit/;
  const deny = (route: Route) => route.fulfill({ status: 403, json: { error: { code: 403, status: 'PERMISSION_DENIED', message: 'Missing or insufficient permissions.' } } });
  await page.route(writes, deny);
  return () => page.unroute(writes, deny);
}

/** Writes of the page never arrive, as on a line that is cut, until the returned function is called. */
export async function loseWrites(page: Page): Promise<() => Promise<void>> {
  const writes = /documents:commit/;
  const lose = (route: Route) => route.abort('internetdisconnected');
  await page.route(writes, lose);
  return () => page.unroute(writes, lose);
}

/** What failed writes leave in the console: the browser's word, and the SDK's. */
export const failedWrite = /net::ERR_|Failed to load resource|@firebase\/firestore/;

/** The sentences below the title of a failure. */
export const because = {
  denied: 'Sua sessão terminou ou sua conta não pode fazer isso. Entre de novo.',
  offline: 'Sem conexão com a internet. Verifique sua rede e tente de novo.',
} as const;

/** Waits for a message, and closes it so that the next can be seen. */
export async function expectMessage(page: Page, ...lines: string[]): Promise<void> {
  const message = page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: lines[0]! }).last();
  for (const line of lines) await expect(message).toContainText(line, { timeout: 20_000 });
  const close = message.getByRole('button', { name: /fechar/i });
  if (await close.count()) await close.first().click();
}

/** A row of a table, or the card it is on a phone; also a card of a queue. */
export function itemOf(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('row').or(page.getByRole('main').getByRole('listitem')).filter({ hasText: name });
}

type Fields<T> = Partial<Omit<T, 'id'>>;

function jobFields(): Omit<PendingJob, 'id' | 'createdAt' | 'expiresAt'> {
  return {
    title: `Vaqueiro ${stamp()}`, company: 'Fazenda Buriti', location: 'Confresa', description: 'Cuidar do gado e das cercas da fazenda.', requirements: 'Experiência com gado',
    type: 'Agricultura', category: 'Agricultura', salary: 'A combinar', contactWhatsapp: '5566999990001', urgent: false, educationLevel: null, contractType: null,
    workload: null, experienceLevel: null, acceptNoExperience: false, benefits: [],
  };
}

export const approved = { approved: true, approvalStatus: 'approved' } as const;

/** A job's fields as they are stored: the administrator's own, on the site, unless said otherwise. */
export function jobOf(fields: Fields<Job> = {}): Omit<Job, 'id'> {
  const now = new Date();
  return { ...jobFields(), companyId: null, filled: false, revision: 1, ...approved, postedAt: now, expiresAt: addDays(now, 30), updatedAt: now, listed: false, searchTerms: [], ...fields };
}

/** An application's fields as they are stored. */
export function candidateOf(id: string, fields: Fields<Candidate> = {}): Omit<Candidate, 'id'> {
  const now = new Date();
  return {
    uid: id.split('_')[1]!, name: `Rosa ${stamp()}`, email: `${stamp()}@pessoa.example`, phone: '5566999990002', coverLetter: 'Moro perto e posso começar logo.',
    resumePath: resumePath(id, 'pdf', now, 'abc123'), resumeName: 'Currículo Rosa.pdf', resumeSize: 1000, jobId: null, jobTitle: null, company: null, companyId: null,
    consent: { version: consentVersion, at: now, talentPool: true }, stage: 'nova', stageAt: now, createdAt: now, ...fields,
  };
}

/** The résumé that functions open for an application. */
export function applicationOf({ name, email, phone, resumePath: path, jobId, jobTitle, company, consent, createdAt }: Omit<Candidate, 'id'>): Omit<Resume, 'id'> {
  return {
    name, email, phone, education: '', experience: '', skills: '', resumePath: path, jobId, jobTitle, company, talentPoolConsent: consent.talentPool, status: 'pending', notes: '',
    createdAt, updatedAt: createdAt,
  };
}

/** Every document there is, those of collections below others too, as text. */
export async function everyDocument(): Promise<{ path: string; text: string }[]> {
  const top = await database.listCollections();
  const below = await Promise.all((await database.collection(collections.stats).listDocuments()).map((document) => document.listCollections()));
  const read = await Promise.all([...top, ...below.flat()].map((collection) => collection.get()));
  return read.flatMap(({ docs }) => docs.map((document) => ({ path: document.ref.path, text: JSON.stringify(document.data()) })));
}

/** Every account there is, as text. */
export async function everyAccount(): Promise<string[]> {
  const found: string[] = [];
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(1000, pageToken);
    found.push(...page.users.map((user) => JSON.stringify(user)));
    pageToken = page.pageToken;
  } while (pageToken);
  return found;
}

export type TestCompany = Omit<Company, 'createdAt' | 'updatedAt'>;

/** Makes records of a test's own; they are gone when it is over. */
class Records {
  #made: { collection: string; id: string }[] = [];
  #accounts: string[] = [];

  async #put(collection: string, id: string, fields: object): Promise<void> {
    this.#made.push({ collection, id });
    await database.collection(collection).doc(id).set(fields);
  }

  async company(fields: Fields<Company> = {}): Promise<TestCompany> {
    const id = `adm${stamp()}`;
    const now = new Date();
    const company = { name: `Cerealista ${stamp()}`, category: 'Comércio' as const, responsibleName: 'Ana Souza', cnpj: null, email: `${id}@empresa.example`, active: true, ...fields };
    await this.#put(collections.companies, id, { ...company, createdAt: now, updatedAt: now, searchTerms: searchTerms(companySearchText(company)) });
    await this.account(id, company.email);
    return { id, ...company };
  }

  async account(uid: string, email: string, password = 'Pequi-maduro-27'): Promise<Account> {
    await auth.createUser({ uid, email, password, emailVerified: true });
    this.#accounts.push(uid);
    return { email, password };
  }

  /** A job; functions have put it in its place when this is over. */
  async job(fields: Fields<Job> = {}): Promise<Job> {
    const id = `adm-${stamp()}`;
    const job = jobOf(fields);
    await this.#put(collections.jobs, id, job);
    if (job.approvalStatus === 'pending') await untilStored(collections.jobApprovals, id, { revision: job.revision });
    else await eventually('the search terms', async () => ((await stored(collections.jobs, id))?.['searchTerms'].length ? true : undefined));
    return { id, ...job };
  }

  /** A job of `company` that waits for approval. */
  waitingJob(company: TestCompany, fields: Fields<Job> = {}): Promise<Job> {
    return this.job({ company: company.name, companyId: company.id, approved: false, approvalStatus: 'pending', ...fields });
  }

  async pendingJob(fields: Fields<PendingJob> = {}): Promise<PendingJob> {
    const id = `adm-${stamp()}`;
    const now = new Date();
    const job = { ...jobFields(), expiresAt: addDays(now, 30), createdAt: now, ...fields };
    await this.#put(collections.pendingJobs, id, { ...job, searchTerms: searchTerms(pendingJobSearchText(job)) });
    this.#made.push({ collection: collections.jobs, id });
    return { id, ...job };
  }

  /** A person who applied, with the bytes of the résumé; the résumé waits for a decision. */
  async candidate(job: Job | null, file: Buffer, fields: Fields<Candidate> = {}): Promise<Candidate> {
    const id = candidateId(job?.id ?? null, `adm${stamp()}`);
    const candidate = candidateOf(id, { jobId: job?.id ?? null, jobTitle: job?.title ?? null, company: job?.company ?? null, companyId: job?.companyId ?? null, resumeSize: file.length, ...fields });
    await bucket.file(candidate.resumePath).save(file, { resumable: false, contentType: 'application/pdf' });
    await this.#put(collections.candidates, id, candidate);
    await untilStored(collections.resumes, id, { status: 'pending' });
    return { id, ...candidate };
  }

  /** Remembers what a page made. */
  alsoRemove(collection: string, id: string): void {
    this.#made.push({ collection, id });
  }

  async remove(): Promise<void> {
    await Promise.all(this.#made.map(({ collection, id }) => database.collection(collection).doc(id).delete()));
    await Promise.all(this.#accounts.map((uid) => auth.deleteUser(uid).catch(() => null)));
  }
}

export const test = base.extend<{ records: Records }>({
  records: async ({}, use) => {
    const records = new Records();
    await use(records);
    await records.remove();
  },
});

export { expect };
