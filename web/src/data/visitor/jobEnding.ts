import {
  type FirstPage,
  type HiddenWhy,
  parseFirstPage,
} from "@vagas/functions/domain/site/firstPage";
import type { Job } from "@vagas/functions/domain/job/job";
import { isOpen } from "@vagas/functions/domain/job/jobStanding";
import { paths } from "@vagas/functions/domain/site/paths";
import { loadPublicReads } from "./loadPublicReads.ts";
import { firstPageId } from "./seenPagesCache.ts";

/**
 * Why a job accepts no applications. 'review': the administrator reviews it again; 'off': off the site for now;
 * 'withdrawn': deleted.
 */
export type JobEnding =
  | { why: "filled" | "withdrawn" | "unknown" | HiddenWhy }
  /** `at`: its deadline. */
  | { why: "expired"; at: Date };

/**
 * A page's data, from its HTML: it contains no `<` (firstPageJson). A parser would try the page's styles, which the
 * security policy refuses.
 */
const pageData = new RegExp(`<script type="application/json" id="${firstPageId}">([^<]*)<`);

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
  if (first?.page === "missing") return null;
  if (first?.page === "hidden") return { why: first.why };
  // An outdated page from a cache, or the plain shell.
  if (first?.page !== "over") return { why: "unknown" };
  return first.endedAt ? { why: "expired", at: first.endedAt } : { why: "withdrawn" };
}

/**
 * The functions' public answer at the address of a job that the database hides; null if a page came without it.
 * Throws if the request fails.
 */
export async function readPageOf(id: string): Promise<FirstPage | null> {
  const response = await fetch(paths.job(encodeURIComponent(id)));
  if (response.status >= 500) throw new Error(`The job's page answered ${response.status}`);
  const json = pageData.exec(await response.text())?.[1];
  return json ? parseFirstPage(json) : null;
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
