import type { Locator, Page } from "@playwright/test";
import {
  companySearchText,
  pendingJobSearchText,
} from "@vagas/functions/domain/administration/adminSearch";
import { type Candidate, candidateId } from "@vagas/functions/domain/application/candidate";
import { collections } from "@vagas/functions/domain/collections";
import { addDays } from "@vagas/functions/domain/dates";
import type { Company } from "@vagas/functions/domain/company/company";
import { readCompany } from "@vagas/functions/domain/company/readCompany";
import type { Job } from "@vagas/functions/domain/job/job";
import { type Explanation, explanationsText } from "@vagas/functions/domain/law/explanations";
import type { PendingJob } from "@vagas/functions/domain/job/pendingJob";
import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import { buildPendingJob } from "@vagas/functions/domain/testing/buildJob";
import { searchTerms } from "@vagas/functions/domain/text/searchTerms";
import { demoAdmin } from "./demoLogins.ts";
import { closeMessage, expect, failedWrite, test as base } from "./e2e.ts";
import { eventually } from "./emulators.ts";
import { searchFor } from "./page/searchFor.ts";
import { type Account, askAuth, openWith } from "./page/signIn.ts";
import { auth, bucket, database, stamp, stored, untilStored } from "./project.ts";
import { candidateOf, contentOf, type Fields, jobRow } from "./rows.ts";

/** Opens `path` with the session of the administrator's login. */
export async function openAsAdmin(
  page: Page,
  path: string,
  { email, password }: Account = demoAdmin,
): Promise<void> {
  const tokens = await askAuth("signInWithPassword", { email, password });
  await openWith(
    page,
    tokens,
    { account: { email, emailVerified: true, isAnonymous: false }, hint: "admin" },
    path,
  );
}

/** Opens one of the administrator's lists, and searches it. */
export async function openSearched(page: Page, path: string, text: string): Promise<void> {
  await openAsAdmin(page, path);
  await searchFor(page, text);
}

/** The sentences below the title of a failure. */
export const because = {
  denied: "Sua sessão terminou ou sua conta não pode fazer isso. Entre de novo.",
  offline: "Sem conexão com a internet. Verifique sua rede e tente de novo.",
} as const;

/** Waits for a message with these lines, and closes it, because the next waits behind it and may be the same. */
export async function expectMessage(page: Page, ...lines: string[]): Promise<void> {
  const message = page
    .getByRole("status")
    .or(page.getByRole("alert"))
    .filter({ hasText: lines[0]! })
    .last();
  for (const line of lines) await expect(message).toContainText(line, { timeout: 20_000 });
  await closeMessage(message);
}

/** The row of a table, which is a card on a phone, or the card of a queue. */
export function itemOf(page: Page, name: string): Locator {
  return page
    .getByRole("main")
    .getByRole("row")
    .or(page.getByRole("main").getByRole("listitem"))
    .filter({ hasText: name });
}

const approved = { approved: true, approvalStatus: "approved" } as const;

/** A job's fields as stored: the administrator's own and listed, unless overridden. */
export function jobOf(fields: Fields<Job> = {}): Omit<Job, "id"> {
  return jobRow({ ...approved, ...fields });
}

/** Every document, with the shares below the counts, as text. */
export async function everyDocument(): Promise<{ path: string; text: string }[]> {
  const top = await database.listCollections();
  const below = await Promise.all(
    (await database.collection(collections.stats).listDocuments()).map((document) =>
      document.listCollections(),
    ),
  );
  const read = await Promise.all([...top, ...below.flat()].map((collection) => collection.get()));
  return read.flatMap(({ docs }) =>
    docs.map((document) => ({ path: document.ref.path, text: JSON.stringify(document.data()) })),
  );
}

/** Every account, as text. */
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

/** Makes an item wait for a year longer: the queue shows what waits longest, and its first page is full. */
export async function waitLonger(collection: string, id: string): Promise<void> {
  const createdAt = addDays(new Date(), -365);
  await database.collection(collection).doc(id).update({ createdAt, updatedAt: createdAt });
}

type TestCompany = Omit<Company, "createdAt" | "updatedAt">;

/** Creates a test's own records, and deletes them afterwards. */
class Records {
  #made: { collection: string; id: string }[] = [];
  #accounts: string[] = [];

  async #put(collection: string, id: string, fields: object): Promise<void> {
    this.#made.push({ collection, id });
    await database.collection(collection).doc(id).set(fields);
  }

  async company(fields: Fields<Company> = {}): Promise<TestCompany> {
    const id = `adm${stamp()}`;
    const company = buildCompany({
      name: `Cerealista ${stamp()}`,
      whatsapp: null,
      email: `${id}@empresa.example`,
      ...fields,
    });
    await this.#put(collections.companies, id, {
      ...company,
      searchTerms: searchTerms(companySearchText(company)),
    });
    await this.account(id, company.email);
    return readCompany(id, company);
  }

  async account(uid: string, email: string, password = "Pequi-maduro-27"): Promise<Account> {
    await auth.createUser({ uid, email, password, emailVerified: true });
    this.#accounts.push(uid);
    return { email, password };
  }

  /** Creates a job; resolves when functions have settled it. */
  async job(fields: Fields<Job> = {}): Promise<Job> {
    const id = `adm-${stamp()}`;
    const job = jobOf(fields);
    await this.#put(collections.jobs, id, job);
    if (job.approvalStatus === "pending")
      await untilStored(collections.jobApprovals, id, { revision: job.revision });
    else
      await eventually("the search terms", async () =>
        (await stored(collections.jobs, id))?.["searchTerms"].length ? true : undefined,
      );
    return { id, ...job };
  }

  /** A pending job of `company`, at the head of the queue after those made before it. */
  async waitingJob(company: TestCompany, fields: Fields<Job> = {}): Promise<Job> {
    const job = await this.job({
      company: company.name,
      companyId: company.id,
      approved: false,
      approvalStatus: "pending",
      ...fields,
    });
    await waitLonger(collections.jobApprovals, job.id);
    return job;
  }

  /** Why a job's company keeps words of it. */
  async explanations({ id, companyId }: Job, explanations: readonly Explanation[]): Promise<void> {
    await this.#put(collections.jobExplanations, id, {
      companyId,
      entries: explanationsText(explanations),
      updatedAt: new Date(),
    });
  }

  async pendingJob(fields: Fields<PendingJob> = {}): Promise<PendingJob> {
    const id = `adm-${stamp()}`;
    const job = buildPendingJob({ ...contentOf(), ...fields });
    await this.#put(collections.pendingJobs, id, {
      ...job,
      searchTerms: searchTerms(pendingJobSearchText(job)),
    });
    this.#made.push({ collection: collections.jobs, id });
    return { id, ...job };
  }

  /** An applicant with the bytes of a résumé that waits for a decision, at the head of the queue like a job. */
  async candidate(
    job: Job | null,
    file: Buffer,
    fields: Fields<Candidate> = {},
  ): Promise<Candidate> {
    const id = candidateId(job?.id ?? null, `adm${stamp()}`);
    const candidate = candidateOf(id, {
      jobId: job?.id ?? null,
      jobTitle: job?.title ?? null,
      company: job?.company ?? null,
      companyId: job?.companyId ?? null,
      resumeSize: file.length,
      ...fields,
    });
    await bucket
      .file(candidate.resumePath)
      .save(file, { resumable: false, contentType: "application/pdf" });
    await this.#put(collections.candidates, id, candidate);
    await eventually("a version to decide on", async () =>
      (await stored(collections.resumes, id))?.["version"] ? true : undefined,
    );
    await waitLonger(collections.resumes, id);
    return { id, ...candidate };
  }

  /** Also deletes what a page created. */
  alsoRemove(collection: string, id: string): void {
    this.#made.push({ collection, id });
  }

  async remove(): Promise<void> {
    await Promise.all(
      this.#made.map(({ collection, id }) => database.collection(collection).doc(id).delete()),
    );
    await Promise.all(this.#accounts.map((uid) => auth.deleteUser(uid).catch(() => null)));
  }
}

export const test = base.extend<{ records: Records }>({
  records: async ({ consoleWatch }, use) => {
    const records = new Records();
    await use(records);
    await consoleWatch.closePages();
    await records.remove();
  },
});

export { expect, failedWrite };
