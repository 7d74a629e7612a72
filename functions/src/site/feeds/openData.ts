import type { Context } from "../../context.ts";
import { isoDay } from "../../domain/dates.ts";
import type { Job } from "../../domain/job/job.ts";
import { isExpired } from "../../domain/job/jobStanding.ts";
import { dataLicence } from "../../domain/site/dataLicence.ts";
import type { OpenDataJob } from "../../domain/site/openDataJob.ts";
import { paths } from "../../domain/site/paths.ts";
import { town } from "../../domain/town.ts";
import { baseSalary } from "../head/baseSalary.ts";
import { cacheControl, type SiteAnswer } from "../siteAnswer.ts";
import { newestJobs } from "./newestJobs.ts";

/** The facts of the open jobs as JSON, for whoever makes something of them: the newest 1,000, newest first. */
export async function answerOpenData(context: Context): Promise<SiteAnswer> {
  const { now, siteUrl } = context;
  const jobs = (await newestJobs(context)).filter((job) => !isExpired(job, now));
  return {
    status: 200,
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": cacheControl.decided,
      // Programs in other sites' pages may read it: it says nothing that visitors may not know.
      "Access-Control-Allow-Origin": "*",
    },
    body: JSON.stringify(openData(jobs, siteUrl), null, 1),
  };
}

/**
 * Facts only: descriptions are their companies' texts, which the licence does not cover, and contacts are for people who
 * read the job. `siteUrl` has no trailing slash.
 */
export function openData(jobs: readonly Job[], siteUrl: string) {
  return {
    source: `${town.boardName}, ${siteUrl}${paths.jobs}`,
    town: `${town.name}, ${town.state}`,
    license: dataLicence.name,
    licenseUrl: dataLicence.address,
    jobs: jobs.map((job): OpenDataJob => ({
      url: siteUrl + paths.job(job.id),
      title: job.title,
      company: job.company,
      place: job.location,
      category: job.category,
      openings: job.openings,
      dayWork: job.dayWork,
      urgent: job.urgent,
      contractType: job.contractType || null,
      workload: job.workload || null,
      salary: job.salary,
      baseSalary: baseSalary(job),
      postedAt: job.postedAt.toISOString(),
      // The last day on the town's calendar.
      deadline: isoDay(job.expiresAt),
    })),
  };
}
