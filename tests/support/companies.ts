import type { Page } from "@playwright/test";
import { type Candidate, candidateId } from "@vagas/functions/domain/application/candidate";
import { consentVersion } from "@vagas/functions/domain/application/consent";
import { collections } from "@vagas/functions/domain/collections";
import type { Company } from "@vagas/functions/domain/company/company";
import { jobSearchTerms } from "@vagas/functions/domain/jobList/jobSearch";
import { jobMonthlyPay } from "@vagas/functions/domain/pay/payText";
import type { Job } from "@vagas/functions/domain/job/job";
import { limits } from "@vagas/functions/domain/limits";
import type { QueuePlaces } from "@vagas/functions/domain/company/queuePlaces";
import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import type { Timestamp } from "firebase-admin/firestore";
import { expect, test as base } from "./e2e.ts";
import { eventually } from "./emulators.ts";
import { type Account, askAuth, fillInLogin, openWith } from "./page/signIn.ts";
import { auth, bucket, database, stamp, stored } from "./project.ts";
import { candidateOf, type Fields, jobRow, onSite } from "./rows.ts";

// Every test creates its own companies, so that no two share rows.

export type TestCompany = { uid: string; email: string; password: string; name: string };

/** `row`: its document exists; `buried`: its tombstone exists, as for a deleted company. */
type Setting = Partial<Pick<Company, "name" | "active" | "category">> & {
  confirmed?: boolean;
  row?: boolean;
  buried?: boolean;
};

/** A company after its registration. Nothing removes it; tests use the fixture below. */
export async function makeCompany({
  name = `Armazém ${stamp()}`,
  active = true,
  category = "Comércio",
  confirmed = true,
  row = true,
  buried = false,
}: Setting = {}): Promise<TestCompany> {
  const uid = `e2e${stamp()}`;
  const account = { uid, email: `${uid}@empresa.example`, password: "Pequi-maduro-27", name };
  if (buried)
    await database.collection(collections.tombstones).doc(uid).set({ deletedAt: new Date() });
  if (row)
    await database
      .collection(collections.companies)
      .doc(uid)
      .set(buildCompany({ name, category, email: account.email, active }));
  await auth.createUser({
    uid,
    email: account.email,
    password: account.password,
    displayName: name,
    emailVerified: confirmed,
  });
  return account;
}

/** A job's fields as stored; pending unless overridden. */
export function jobOf(company: TestCompany, fields: Fields<Job> = {}): Omit<Job, "id"> {
  return jobRow({
    title: `Atendente ${stamp()}`,
    company: company.name,
    description: "Atender o balcão e repor as prateleiras.",
    requirements: "Ensino médio",
    type: "Comércio",
    category: "Comércio",
    companyId: company.uid,
    ...fields,
  });
}

export async function newJob(company: TestCompany, fields: Partial<Job> = {}): Promise<Job> {
  const id = `e2e-${stamp()}`;
  const job = jobOf(company, fields);
  await database.collection(collections.jobs).doc(id).set(job);
  return { id, ...job };
}

/** A job that functions have listed and noted as public. */
export async function newPublicJob(company: TestCompany, fields: Partial<Job> = {}): Promise<Job> {
  const job = await newJob(company, { ...onSite, listed: false, ...fields });
  await eventually("the note that it was public", () => stored(collections.publishedJobs, job.id));
  return job;
}

/** The administrator's rejection of the present job. */
export async function refuse({ id }: Job, adminNotes: string): Promise<void> {
  await eventually("the approval record", async () =>
    (await stored(collections.jobApprovals, id)) ? true : undefined,
  );
  await database
    .collection(collections.jobApprovals)
    .doc(id)
    .update({ status: "rejected", adminNotes, updatedAt: new Date() });
  await eventually("the refusal", async () =>
    (await storedJob(id))?.approvalStatus === "rejected" ? true : undefined,
  );
}

/** An applicant to `job`, with the bytes of the résumé. */
export async function newCandidate(
  job: Job,
  file: Buffer,
  fields: Fields<Candidate> = {},
): Promise<Candidate> {
  const id = candidateId(job.id, `pessoa${stamp()}`);
  const candidate = candidateOf(id, {
    coverLetter: "Moro perto.",
    resumeSize: file.length,
    jobId: job.id,
    jobTitle: job.title,
    company: job.company,
    companyId: job.companyId,
    consent: { version: consentVersion, at: new Date(), talentPool: false },
    ...fields,
  });
  await bucket
    .file(candidate.resumePath)
    .save(file, { resumable: false, contentType: "application/pdf" });
  await database.collection(collections.candidates).doc(id).set(candidate);
  return { id, ...candidate };
}

type StoredJob = Omit<Job, "postedAt" | "expiresAt" | "updatedAt"> &
  Record<"postedAt" | "expiresAt" | "updatedAt", Timestamp>;

export async function storedJob(id: string): Promise<StoredJob | undefined> {
  return (await stored(collections.jobs, id)) as StoredJob | undefined;
}

export async function jobsOf(company: TestCompany): Promise<StoredJob[]> {
  return (
    await database.collection(collections.jobs).where("companyId", "==", company.uid).get()
  ).docs.map((found) => found.data() as StoredJob);
}

/** Activates or deactivates the company, as the administrator's button does. */
export async function setActive(company: TestCompany, active: boolean): Promise<void> {
  await database
    .collection(collections.companies)
    .doc(company.uid)
    .update({ active, updatedAt: new Date() });
}

export async function hasAccount({ uid }: TestCompany): Promise<boolean> {
  return auth.getUser(uid).then(
    () => true,
    () => false,
  );
}

/** Who downloaded an application's résumé, from the notes. */
export async function readersOf({ id }: { id: string }): Promise<unknown[]> {
  const notes = await database
    .collection(collections.downloads)
    .where("candidateId", "==", id)
    .get();
  return notes.docs.map((note) => note.get("uid"));
}

/** Creates many jobs of one company, with what functions derive from a job. */
export async function fillWithJobs(
  company: TestCompany,
  titles: string[],
  fields: (title: string, index: number) => Partial<Job>,
): Promise<void> {
  const writer = database.bulkWriter();
  for (const [index, title] of titles.entries()) {
    const job = jobOf(company, fields(title, index));
    void writer.set(database.collection(collections.jobs).doc(`e2e-${stamp()}`), {
      ...job,
      searchTerms: jobSearchTerms(job),
      monthlyPay: jobMonthlyPay(job),
    });
  }
  await writer.close();
}

/** The ten places of a company's queue, each with a pending job; the last three were sent `sentAt`. */
export async function fillQueue(company: TestCompany, sentAt: Date): Promise<Job[]> {
  const jobs = await Promise.all(
    Array.from({ length: limits.jobsWaiting.places }, () => newJob(company)),
  );
  const places: QueuePlaces = {
    jobs: Object.fromEntries(jobs.map(({ id }, place) => [String(place), id])),
    place: "9",
    lastAt: sentAt,
    secondLastAt: sentAt,
    thirdLastAt: sentAt,
  };
  await database.collection(collections.queuePlaces).doc(company.uid).set(places);
  return jobs;
}

/** The link for a new password, as its mail carries it. */
export function resetLink({ email }: TestCompany): Promise<string> {
  return auth.generatePasswordResetLink(email);
}

/** Uses the code of a reset link without the page. */
export async function useResetCode(oobCode: string, newPassword: string): Promise<void> {
  await askAuth("resetPassword", { oobCode, newPassword });
}

/** Changes the account's address, as somebody with its password could; Auth then writes to the old one. */
export async function changeAddress({ email, password }: TestCompany, next: string): Promise<void> {
  const { idToken } = await askAuth("signInWithPassword", { email, password });
  await askAuth("update", { idToken, email: next });
}

/** Opens `path` with the session of a login; the login itself has its own tests. */
export async function openAs(
  page: Page,
  { email, password, name }: TestCompany,
  path: string,
): Promise<void> {
  await openWith(
    page,
    await askAuth("signInWithPassword", { email, password }),
    { account: { email, emailVerified: true, displayName: name, isAnonymous: false } },
    path,
  );
}

/** Opens `path` as an applicant, whose account is anonymous. */
export async function openAsApplicant(page: Page, path: string): Promise<void> {
  await openWith(
    page,
    await askAuth("signUp", {}),
    { account: { emailVerified: false, isAnonymous: true } },
    path,
  );
}

/** Logs in by the form. */
export async function logIn(
  page: Page,
  account: Account,
  address: string | null = "/empresa/login",
): Promise<void> {
  if (address !== null) await page.goto(address);
  await fillInLogin(page, account);
}

type Fixtures = {
  /** A company that is deleted, with its account and jobs, after the test. */
  newCompany: (setting?: Setting) => Promise<TestCompany>;
};

export const test = base.extend<Fixtures>({
  newCompany: async ({ consoleWatch }, use) => {
    const made: TestCompany[] = [];
    await use(async (setting = {}) => {
      const company = await makeCompany(setting);
      made.push(company);
      return company;
    });
    await consoleWatch.closePages();
    // Functions delete the rest after the row; a company without a row has only an account.
    await Promise.all(
      made.map(({ uid }) =>
        Promise.all([
          database.collection(collections.companies).doc(uid).delete(),
          auth.deleteUser(uid).catch(() => null),
        ]),
      ),
    );
  },
});

export { expect, onSite };
