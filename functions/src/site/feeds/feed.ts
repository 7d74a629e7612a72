import type { Context } from "../../context.ts";
import { formatDate } from "../../domain/dates.ts";
import { escapeHtml } from "../../domain/text/escapeHtml.ts";
import { dayWorkText } from "../../domain/job/dayWork.ts";
import type { Job } from "../../domain/job/job.ts";
import { filtersOf, noFilters } from "../../domain/jobList/jobFilters.ts";
import { shownIn } from "../../domain/jobList/jobList.ts";
import { jobPayLine, openingsText } from "../../domain/pay/payText.ts";
import { limits } from "../../domain/limits.ts";
import { jobTypes } from "../../domain/options.ts";
import { homeDescription } from "../../domain/site/pageTitle.ts";
import { paths } from "../../domain/site/paths.ts";
import { preview } from "../../domain/text/preview.ts";
import { town } from "../../domain/town.ts";
import { escapeXml } from "./escapeXml.ts";
import { feedPath } from "./feedPath.ts";
import { newestJobs } from "./newestJobs.ts";
import { listAddress } from "../head/listAddress.ts";
import { cacheControl, plainAnswer, type SiteAnswer } from "../siteAnswer.ts";

const newest = 50;

/** A feed's jobs: all, or those of a sector, a place or both; empty texts mean any. */
type FeedChoice = { category: string; location: string };

/**
 * The newest open jobs for feed readers (RSS 2.0); `?categoria=` and `?local=` narrow it as they do the list, among the newest
 * 1,000.
 */
export async function answerFeed(context: Context, query: URLSearchParams): Promise<SiteAnswer> {
  const { now, siteUrl } = context;
  const { category, location } = filtersOf(query);
  if (category !== "" && !(jobTypes as readonly string[]).includes(category))
    return plainAnswer(404, "Categoria não encontrada", cacheControl.missing);
  const choice = { category, location };
  const isOfFeed = shownIn({ ...noFilters, ...choice }, now);
  const jobs = (await newestJobs(context)).filter(isOfFeed).slice(0, newest);
  return {
    status: 200,
    headers: {
      "Content-Type": "application/rss+xml; charset=utf-8",
      "Cache-Control": cacheControl.decided,
    },
    body: feedXml(jobs, choice, siteUrl),
  };
}

/** Dates in RFC 822 format. `siteUrl` has no trailing slash. */
export function feedXml(jobs: readonly Job[], choice: FeedChoice, siteUrl: string): string {
  const changed = Math.max(...jobs.map(({ updatedAt }) => updatedAt.getTime()));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "<channel>",
    `<title>${escapeXml([town.boardName, choice.category, choice.location].filter(Boolean).join(" · "))}</title>`,
    `<link>${escapeXml(siteUrl + listAddress({ ...noFilters, ...choice }).path)}</link>`,
    `<description>${escapeXml(homeDescription)}</description>`,
    "<language>pt-br</language>",
    ...(jobs.length === 0
      ? []
      : [`<lastBuildDate>${new Date(changed).toUTCString()}</lastBuildDate>`]),
    `<atom:link href="${escapeXml(siteUrl + feedPath(choice))}" rel="self" type="application/rss+xml"/>`,
    ...jobs.map((job) => item(job, siteUrl)),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

/** The text is HTML inside XML, so typed text is escaped twice. */
function item(job: Job, siteUrl: string): string {
  const address = escapeXml(siteUrl + paths.job(job.id));
  const facts = [
    jobPayLine(job),
    ...(job.dayWork
      ? [dayWorkText(job), job.location]
      : [
          openingsText(job.openings),
          job.location,
          `Candidaturas até ${formatDate(job.expiresAt)}`,
        ]),
  ]
    .filter(Boolean)
    .join(" · ");
  const text = [facts, preview(job.description, limits.cardPreview)]
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join("");
  return [
    "<item>",
    `<title>${escapeXml(`${job.title} - ${job.company}`)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    `<pubDate>${job.postedAt.toUTCString()}</pubDate>`,
    `<category>${escapeXml(job.category)}</category>`,
    `<description>${escapeXml(text)}</description>`,
    "</item>",
  ].join("\n");
}
