import { createHash } from "node:crypto";
import { paths, shortPath } from "../../domain/site/paths.ts";
import { formatDate } from "../../domain/visitorDates.ts";
import { endMark, type Week, weekCounts } from "../../domain/week/week.ts";
import { jobPapers } from "./jobPaper.ts";

/** The week's picture for links, and its sheet for a notice board, by the word in their address. */
export type WeekPicture = "imagem" | "mural";

/** A4, as a job's poster. */
export const weekSheetSize = jobPapers.cartaz;

/** Raise one when its drawing changes. */
const drawings = { imagem: 1, mural: 2 };

/** Jobs that fit on a sheet. */
export const mostOnSheet = 12;

/** `facts`: the place and the amount. */
type SheetJob = { title: string; company: string; facts: string; mark: string; path: string };

/** What the sheet shows; `address` is of the week's page, `left` the number of jobs that are only there. */
export type SheetFacts = {
  counts: string;
  on: string;
  jobs: SheetJob[];
  left: number;
  address: string;
};

/** The week on a day, for paper. */
export function sheetFacts(week: Week, siteUrl: string, now: Date): SheetFacts {
  const named = week.jobs.filter(({ code }) => code !== null).slice(0, mostOnSheet);
  return {
    counts: weekCounts(week),
    on: formatDate(now),
    jobs: named.map((job) => ({
      title: job.title,
      company: job.company,
      facts: [job.location, job.amount].join(" · "),
      mark: job.urgent ? "Urgente" : endMark(job, now),
      path: shortPath(job.code!),
    })),
    left: week.jobs.length + week.more - named.length,
    address: siteUrl + paths.week,
  };
}

/** Changes with the sheet. */
export function weekSheetPath(facts: SheetFacts): string {
  return versioned("mural", facts);
}

/** Changes with the counts. */
export function weekPicturePath(week: Week): string {
  return versioned("imagem", weekCounts(week));
}

function versioned(picture: WeekPicture, drawn: unknown): string {
  const version = createHash("sha256")
    .update(JSON.stringify([picture, drawings[picture], drawn]))
    .digest("hex")
    .slice(0, 12);
  return `${paths.week}/${picture}-${version}.png`;
}
