import { type Candidate, candidateSchema } from "@vagas/functions/domain/application/candidate";
import { collections, publicStats } from "@vagas/functions/domain/collections";
import { type Company, companySchema } from "@vagas/functions/domain/company/company";
import { type Job, jobSchema } from "@vagas/functions/domain/job/job";
import { type JobApproval, jobApprovalSchema } from "@vagas/functions/domain/job/jobApproval";
import {
  type ClosingNotice,
  closingNoticeSchema,
} from "@vagas/functions/domain/closing/closingNotice";
import { type Hire, hireSchema } from "@vagas/functions/domain/closing/hire";
import { type JobClosure, jobClosureSchema } from "@vagas/functions/domain/job/jobClosure";
import { type JobEdit, jobEditSchema } from "@vagas/functions/domain/job/jobEdit";
import { type Mail, mailSchema } from "@vagas/functions/domain/mail/mail";
import { type PendingJob, pendingJobSchema } from "@vagas/functions/domain/job/pendingJob";
import { type PublishedJob, publishedJobSchema } from "@vagas/functions/domain/job/publishedJob";
import { shortCodeSchema } from "@vagas/functions/domain/job/shortCode";
import { jobExplanationsSchema } from "@vagas/functions/domain/law/jobExplanations";
import {
  type PublicCompany,
  publicCompanySchema,
} from "@vagas/functions/domain/company/publicCompany";
import { type QueuePlaces, queuePlacesSchema } from "@vagas/functions/domain/company/queuePlaces";
import {
  type DeactivatedCompany,
  deactivatedCompanySchema,
  type ReturnedCompany,
  returnedCompanySchema,
} from "@vagas/functions/domain/company/returnedCompany";
import { type Resume, resumeSchema } from "@vagas/functions/domain/application/resume";
import { emptyStats } from "@vagas/functions/domain/administration/emptyStats";
import { type Stats, statsSchema } from "@vagas/functions/domain/administration/stats";
import {
  type HireShare,
  hireShareSchema,
  type StatsShare,
  statsShareSchema,
} from "@vagas/functions/domain/administration/statsShare";
import {
  type ContactRequest,
  contactRequestSchema,
} from "@vagas/functions/domain/talent/contactRequest";
import { hiringCompanySchema } from "@vagas/functions/domain/job/hiringCompany";
import { type TalentCard, talentCardSchema } from "@vagas/functions/domain/talent/talentCard";
import {
  type TalentPoolEntry,
  talentPoolEntrySchema,
} from "@vagas/functions/domain/talent/talentPoolEntry";
import { type JobReport, jobReportSchema } from "@vagas/functions/domain/report/jobReport";
import {
  type ReportSummary,
  reportSummarySchema,
} from "@vagas/functions/domain/report/reportSummary";
import { type App, getApps, initializeApp } from "firebase-admin/app";
import { getAuth, type UserRecord } from "firebase-admin/auth";
import { type Firestore, getFirestore } from "firebase-admin/firestore";
import { getStorage } from "firebase-admin/storage";
import { bucketOf } from "../../emulators/seed/bucket.ts";
import { projectId } from "../support/emulators.ts";

type ById<T> = Map<string, T>;

type Schema<T> = {
  safeParse: (
    value: unknown,
  ) =>
    { success: true; data: T } | { success: false; error: { issues: { path: PropertyKey[] }[] } };
};

/** All documents, files and accounts at one time, read without rules. */
export type Board = {
  jobs: ById<Job>;
  approvals: ById<JobApproval>;
  closures: ById<JobClosure>;
  published: ById<PublishedJob>;
  codes: ById<{ jobId: string }>;
  notices: ById<ClosingNotice>;
  hires: ById<Hire>;
  hireShares: ById<HireShare>;
  edits: ById<JobEdit>;
  explanations: ById<{ companyId: string }>;
  places: ById<QueuePlaces>;
  pendingJobs: ById<PendingJob>;
  companies: ById<Company>;
  publicCompanies: ById<PublicCompany>;
  candidates: ById<Candidate>;
  resumes: ById<Resume>;
  talentPool: ById<TalentPoolEntry>;
  talentCards: ById<TalentCard>;
  contactRequests: ById<ContactRequest>;
  hiringCompanies: ById<object>;
  deactivatedCompanies: ById<DeactivatedCompany>;
  returnedCompanies: ById<ReturnedCompany>;
  jobReports: ById<JobReport>;
  summaries: ById<ReportSummary>;
  shares: ById<StatsShare>;
  mails: ById<Mail>;
  tombstones: ById<object>;
  stats: Stats;
  accounts: UserRecord[];
  files: Map<string, { hasToken: boolean; at: Date }>;
  /** Documents that do not fit their schema, by path. */
  unfit: string[];
};

function openApp(): App {
  return (
    getApps().find(({ name }) => name === "board") ??
    initializeApp({ projectId, storageBucket: bucketOf(projectId) }, "board")
  );
}

/** The suite's database, without rules. */
export function openDatabase(): Firestore {
  return getFirestore(openApp());
}

export async function readBoard(): Promise<Board> {
  const app = openApp();
  const database = openDatabase();
  const unfit: string[] = [];
  const all: ReadAll = (path, schema) => readAll(database, path, schema, unfit);
  const [jobs, addresses, reports, people, marks, tombstones, stats, accounts, files] =
    await Promise.all([
      readJobs(all),
      readAddresses(all),
      readReports(all),
      readPeople(all),
      readMarks(all),
      database.collection(collections.tombstones).get(),
      database.collection(collections.stats).doc(publicStats.id).get(),
      readAccounts(app),
      readFiles(app),
    ]);
  return {
    ...jobs,
    ...addresses,
    ...reports,
    ...people,
    ...marks,
    accounts,
    files,
    unfit,
    tombstones: new Map(tombstones.docs.map((found) => [found.id, found.data()])),
    stats: stats.exists ? statsSchema.parse(stats.data()) : emptyStats,
  };
}

type ReadAll = <T>(path: string, schema: Schema<T>) => Promise<ById<T>>;

/** The rows of a collection; those that do not fit are named in `unfit`. */
async function readAll<T>(
  database: Firestore,
  path: string,
  schema: Schema<T>,
  unfit: string[],
): Promise<ById<T>> {
  const { docs } = await database.collection(path).get();
  return new Map(
    docs.flatMap((found): [string, T][] => {
      const parsed = schema.safeParse({ ...(withDates(found.data()) as object), id: found.id });
      if (parsed.success) return [[found.id, parsed.data]];
      unfit.push(
        `${found.ref.path}: ${parsed.error.issues.map(({ path: where }) => where.join(".")).join(", ")}`,
      );
      return [];
    }),
  );
}

async function readJobs(all: ReadAll) {
  const countsPath = `${collections.stats}/${publicStats.id}`;
  const [
    jobs,
    approvals,
    pendingJobs,
    shares,
    closures,
    edits,
    explanations,
    places,
    notices,
    hires,
    hireShares,
  ] = await Promise.all([
    all(collections.jobs, jobSchema),
    all(collections.jobApprovals, jobApprovalSchema),
    all(collections.pendingJobs, pendingJobSchema),
    all(`${countsPath}/${publicStats.shares}`, statsShareSchema),
    all(collections.jobClosures, jobClosureSchema),
    all(collections.jobEdits, jobEditSchema),
    all(collections.jobExplanations, jobExplanationsSchema),
    all(collections.queuePlaces, queuePlacesSchema),
    all(collections.closingNotices, closingNoticeSchema),
    all(collections.hires, hireSchema),
    all(`${countsPath}/${publicStats.hires}`, hireShareSchema),
  ]);
  return {
    jobs,
    approvals,
    pendingJobs,
    shares,
    closures,
    edits,
    explanations,
    places,
    notices,
    hires,
    hireShares,
  };
}

/** What outlives a job that was public. */
async function readAddresses(all: ReadAll) {
  const [published, codes] = await Promise.all([
    all(collections.publishedJobs, publishedJobSchema),
    all(collections.shortCodes, shortCodeSchema),
  ]);
  return { published, codes };
}

async function readReports(all: ReadAll) {
  const [jobReports, summaries] = await Promise.all([
    all(collections.jobReports, jobReportSchema),
    all(collections.reportSummaries, reportSummarySchema),
  ]);
  return { jobReports, summaries };
}

async function readPeople(all: ReadAll) {
  const [candidates, resumes, talentPool, talentCards, contactRequests] = await Promise.all([
    all(collections.candidates, candidateSchema),
    all(collections.resumes, resumeSchema),
    all(collections.talentPool, talentPoolEntrySchema),
    all(collections.talentCards, talentCardSchema),
    all(collections.contactRequests, contactRequestSchema),
  ]);
  return { candidates, resumes, talentPool, talentCards, contactRequests };
}

/** Companies, their records, and mails. */
async function readMarks(all: ReadAll) {
  const [
    companies,
    publicCompanies,
    hiringCompanies,
    deactivatedCompanies,
    returnedCompanies,
    mails,
  ] = await Promise.all([
    all(collections.companies, companySchema),
    all(collections.publicCompanies, publicCompanySchema),
    all(collections.hiringCompanies, hiringCompanySchema),
    all(collections.deactivatedCompanies, deactivatedCompanySchema),
    all(collections.returnedCompanies, returnedCompanySchema),
    all(collections.mail, mailSchema),
  ]);
  return {
    companies,
    publicCompanies,
    hiringCompanies,
    deactivatedCompanies,
    returnedCompanies,
    mails,
  };
}

async function readAccounts(app: App): Promise<UserRecord[]> {
  const found: UserRecord[] = [];
  for (
    let pageToken: string | undefined, first = true;
    first || pageToken !== undefined;
    first = false
  ) {
    const page = await getAuth(app).listUsers(1000, pageToken);
    found.push(...page.users);
    pageToken = page.pageToken;
  }
  return found;
}

async function readFiles(app: App): Promise<Board["files"]> {
  const [found] = await getStorage(app).bucket().getFiles();
  return new Map(
    found.map(({ name, metadata }) => [
      name,
      {
        hasToken: metadata.metadata?.["firebaseStorageDownloadTokens"] !== undefined,
        at: new Date(metadata.timeCreated ?? 0),
      },
    ]),
  );
}

/** The value, with every SDK timestamp as a Date. */
export function withDates(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== "object" || value === null) return value;
  if ("toDate" in value && typeof value.toDate === "function") return value.toDate();
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDates(inner)]));
}
