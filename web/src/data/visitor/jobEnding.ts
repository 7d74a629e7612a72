import {
  type FirstPage,
  type HiddenWhy,
  pageDataPath,
  parseFirstPage,
} from "@vagas/functions/domain/site/firstPage";
import type { Job } from "@vagas/functions/domain/job/job";
import { isOpen } from "@vagas/functions/domain/job/jobStanding";
import { paths } from "@vagas/functions/domain/site/paths";
import { loadPublicReads } from "./loadPublicReads.ts";
import { fetched } from "./servedPage.ts";

/**
 * Why a job accepts no applications. 'review': the administrator reviews it again; 'off': off the site for now;
 * 'withdrawn': deleted.
 */
export type JobEnding =
  | { why: "filled" | "withdrawn" | "unknown" | HiddenWhy }
  /** `at`: its deadline. */
  | { why: "expired"; at: Date };

/**
 * Why a job is no longer open: `job` as the database shows it, null if hidden. Null if it never was public: the
 * database answers for both alike, so the job's own page is asked. Throws if that fails.
 */
export async function endingOf(id: string, job: Job | null): Promise<JobEnding | null> {
  return job === null ? endingOfHidden(id) : endingOfShown(job);
}

function endingOfShown({ filled, paused, expiresAt }: Job): JobEnding {
  if (filled) return { why: "filled" };
  return paused ? { why: "off" } : { why: "expired", at: expiresAt };
}

async function endingOfHidden(id: string): Promise<JobEnding | null> {
  const first = await readPageOf(id);
  if (first.page === "missing") return null;
  if (first.page === "hidden") return { why: first.why };
  // Outdated, from a cache.
  if (first.page !== "over") return { why: "unknown" };
  return first.endedAt ? { why: "expired", at: first.endedAt } : { why: "withdrawn" };
}

/** The functions' public answer about a job that the database hides. Throws if the request fails. */
export async function readPageOf(id: string): Promise<FirstPage> {
  return parseFirstPage(await fetched(pageDataPath(paths.job(encodeURIComponent(id)), "")));
}

/**
 * Why a job closed during an application, by the database and not by this device's memory; null while it is open.
 * Throws if the request fails.
 */
export async function readJobEnding(id: string): Promise<JobEnding | null> {
  const job = await (await loadPublicReads()).getListedJob(id);
  if (job && isOpen(job, new Date())) return null;
  return (await endingOf(id, job)) ?? { why: "withdrawn" };
}
