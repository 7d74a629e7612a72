import type { Context } from "../../context.ts";
import { isExpired } from "../../domain/job/jobStanding.ts";
import { paths } from "../../domain/site/paths.ts";
import { readOpenJobs, type OpenJob } from "../../store/openJobs.ts";
import { escapeXml } from "./escapeXml.ts";
import { keptUntilBoardChanges } from "../keptUntilBoardChanges.ts";
import { cacheControl, type SiteAnswer } from "../siteAnswer.ts";

/** A sitemap's maximum (sitemaps.org). */
const mostAddresses = 50_000;

/** Pages not about a job; without a date, because none is stored. */
const pages = [
  paths.home,
  paths.jobs,
  paths.about,
  paths.accessibility,
  paths.privacy,
  paths.law,
  paths.numbers,
  paths.week,
];

const currentJobs = keptUntilBoardChanges(({ store }) =>
  readOpenJobs(store, mostAddresses - pages.length),
);

/** The addresses of the open jobs with the time of their last change, of their companies and the permanent pages. */
export async function answerSitemap(context: Context): Promise<SiteAnswer> {
  const { now, siteUrl } = context;
  const jobs = (await currentJobs(context)).filter((job) => !isExpired(job, now));
  return {
    status: 200,
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": cacheControl.decided,
    },
    body: sitemapXml(jobs, siteUrl),
  };
}

/** `siteUrl` has no trailing slash. */
export function sitemapXml(
  jobs: readonly Pick<OpenJob, "id" | "updatedAt" | "companyId">[],
  siteUrl: string,
): string {
  const companies = [...new Set(jobs.flatMap(({ companyId }) => companyId ?? []))];
  const addresses = [
    ...pages.map((path) => `<url><loc>${escapeXml(siteUrl + path)}</loc></url>`),
    ...jobs.map(
      ({ id, updatedAt }) =>
        `<url><loc>${escapeXml(siteUrl + paths.job(id))}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`,
    ),
    ...companies.map((id) => `<url><loc>${escapeXml(siteUrl + paths.company(id))}</loc></url>`),
  ].slice(0, mostAddresses);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join("\n")}\n</urlset>\n`;
}
