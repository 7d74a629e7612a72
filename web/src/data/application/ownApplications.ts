import { type Answer, toldStage } from "@vagas/functions/domain/application/answer";
import type { Candidate } from "@vagas/functions/domain/application/candidate";
import { readCandidate } from "@vagas/functions/domain/application/readCandidate";
import { collections } from "@vagas/functions/domain/collections";
import { paths } from "@vagas/functions/domain/site/paths";
import { collection, getDocs, limit, query, where } from "firebase/firestore/lite";
import { publicDatabase } from "../firebase/publicDatabase.ts";
import { plainFields } from "../queries/plainValues.ts";
import { seenJob } from "../visitor/listedJobs.ts";
import { readSeenPage } from "../visitor/seenPages.ts";
import { deviceAccount } from "./applicant.ts";
import { isWithdrawn } from "./earlierApplication.ts";
import { rememberOnly } from "./rememberSent.ts";
import { hasSentFromHere, noJob, readSent } from "./sentApplications.ts";

/** An application that this device's account has sent. */
export type OwnApplicationRow = Pick<
  Candidate,
  "id" | "jobId" | "jobTitle" | "company" | "stage"
> & {
  sentAt: Date;
  /** Its file could not be opened, and another is requested. */
  resumeMissing: boolean;
  /** Whether a company's account has it; the administrator alone has one to a job of their own. */
  isWithCompany: boolean;
  /** Out of the talent bank, or without its job (earlierApplication.ts). */
  isWithdrawn: boolean;
  /** The numbers of the company's answer that the stage is; null: it is none, or nobody noted them. */
  answer: Pick<Answer, "applications" | "openings"> | null;
};

/**
 * 'otherAccount': a company or the administrator is signed in, in place of the device's own account; 'lostAccount': that one
 * is gone, as after their logout, but the device remembers what it sent.
 */
type OwnApplications =
  | { state: "list"; applications: OwnApplicationRow[] }
  | { state: "otherAccount" }
  | { state: "lostAccount" };

/** The longest list that the rules allow; nobody sends more from one phone. */
const most = 50;

/** What this device's account has sent, newest first; the device's own list follows it. Throws offline. */
export async function readOwnApplications(): Promise<OwnApplications> {
  const account = await deviceAccount();
  if (account.state === "other") return { state: "otherAccount" };
  if (account.state === "none" && hasSentFromHere()) return { state: "lostAccount" };
  const applications = account.state === "own" ? await applicationsOf(account.uid) : [];
  rememberOnly(applications.map(({ jobId, sentAt }) => [jobId, sentAt]));
  return { state: "list", applications };
}

async function applicationsOf(uid: string): Promise<OwnApplicationRow[]> {
  const { docs } = await getDocs(
    query(
      collection(publicDatabase(), collections.candidates),
      where("uid", "==", uid),
      limit(most),
    ),
  );
  return docs
    .map((row) => rowOf(readCandidate(row.id, plainFields(row.data()))))
    .sort((a, b) => b.sentAt.getTime() - a.sentAt.getTime());
}

function rowOf(candidate: Candidate): OwnApplicationRow {
  const { id, jobId, jobTitle, company, companyId, createdAt } = candidate;
  const { stage, answer } = toldStage(candidate, new Date());
  return {
    id,
    jobId,
    jobTitle,
    company,
    stage,
    sentAt: createdAt,
    resumeMissing: candidate.resumeMissing === true,
    isWithCompany: companyId !== null,
    isWithdrawn: isWithdrawn(candidate),
    answer,
  };
}

/** An application as this device remembers it without network: the title of a job that was opened here, else null. */
export type RememberedApplication = { jobId: string | null; jobTitle: string | null; sentAt: Date };

/** What this device remembers of its applications, newest first. */
export async function rememberedApplications(): Promise<RememberedApplication[]> {
  const all = await Promise.all(
    Object.entries(readSent()).map(async ([key, at]) => {
      const jobId = key === noJob ? null : key;
      return { jobId, jobTitle: jobId && (await titleSeen(jobId)), sentAt: new Date(at) };
    }),
  );
  return all
    .filter(({ sentAt }) => !Number.isNaN(sentAt.getTime()))
    .sort((a, b) => b.sentAt.getTime() - a.sentAt.getTime());
}

async function titleSeen(jobId: string): Promise<string | null> {
  const seen = seenJob(jobId);
  if (seen) return seen.title;
  const page = await readSeenPage(paths.job(jobId)).catch(() => null);
  return page?.page === "job" ? page.job.title : null;
}
