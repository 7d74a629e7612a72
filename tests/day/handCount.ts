import { collections } from "@vagas/functions/domain/collections";
import type { DocumentData, Timestamp } from "firebase-admin/firestore";
import { database } from "../support/project.ts";
import { removedJobs } from "./townspeople.ts";

/** A job, and what of it is true by the words of its company and the administrator alone. */
export type TownJob = {
  id: string;
  title: string;
  type: string;
  location: string;
  companyId: string | null;
  urgent: boolean;
  filled: boolean;
  waits: boolean;
  approved: boolean;
  onSite: boolean;
  postedAt: Date;
  expiresAt: Date;
};

export type Town = {
  jobs: TownJob[];
  /** On the site, and not filled. */
  openJobs: TownJob[];
  /** To jobs; what was sent to the talent bank is no application. */
  applications: Date[];
  companies: { createdAt: Date }[];
  hires: { answer: string; people: number }[];
  waiting: number;
};

/**
 * Counts by hand: from the jobs as their companies wrote them, the administrator's decisions, and the reported job that was
 * taken off. Reads none of the fields and documents in which functions note what follows.
 */
export async function readTown(now: Date): Promise<Town> {
  const [jobs, approvals, companies, candidates, hires, waiting] = await Promise.all([
    rows(collections.jobs),
    rows(collections.jobApprovals),
    rows(collections.companies),
    rows(collections.candidates),
    rows(collections.hires),
    countWaiting(),
  ]);
  const decision = new Map(approvals.map(({ id, row }) => [id, String(row["status"])]));
  const active = new Map(companies.map(({ id, row }) => [id, row["active"] === true]));
  const town = jobs.map(({ id, row }) => jobOf(id, row, { decision, active, now }));
  return {
    jobs: town,
    openJobs: town.filter(({ onSite, filled }) => onSite && !filled),
    applications: candidates
      .filter(({ row }) => row["jobId"] !== null)
      .map(({ row }) => date(row, "createdAt")),
    companies: companies.map(({ row }) => ({ createdAt: date(row, "createdAt") })),
    hires: hires.map(({ row }) => ({
      answer: String(row["answer"]),
      people: Number(row["people"]),
    })),
    waiting,
  };
}

type Words = { decision: Map<string, string>; active: Map<string, boolean>; now: Date };

function jobOf(id: string, row: DocumentData, { decision, active, now }: Words): TownJob {
  const companyId = (row["companyId"] ?? null) as string | null;
  // The administrator's own jobs need no decision.
  const decided = companyId === null ? "approved" : decision.get(id);
  const expiresAt = date(row, "expiresAt");
  const onSite =
    decided === "approved" &&
    row["paused"] !== true &&
    !removedJobs.includes(id) &&
    (companyId === null || active.get(companyId) === true) &&
    expiresAt > now;
  return {
    id,
    companyId,
    expiresAt,
    onSite,
    title: String(row["title"]),
    type: String(row["type"]),
    location: String(row["location"]),
    urgent: row["urgent"] === true,
    filled: row["filled"] === true,
    waits: decided === "pending",
    approved: decided === "approved",
    postedAt: date(row, "postedAt"),
  };
}

async function rows(collection: string): Promise<{ id: string; row: DocumentData }[]> {
  const { docs } = await database.collection(collection).get();
  return docs.map((found) => ({ id: found.id, row: found.data() }));
}

/** Everything that waits for the administrator. */
async function countWaiting(): Promise<number> {
  const [jobs, edits, imported, resumes] = await Promise.all(
    [
      collections.jobApprovals,
      collections.jobEdits,
      collections.pendingJobs,
      collections.resumes,
    ].map(rows),
  );
  const pending = (found: { row: DocumentData }[]) =>
    found.filter(({ row }) => row["status"] === "pending").length;
  return pending(jobs!) + pending(edits!) + imported!.length + pending(resumes!);
}

function date(row: DocumentData, field: string): Date {
  return (row[field] as Timestamp).toDate();
}
