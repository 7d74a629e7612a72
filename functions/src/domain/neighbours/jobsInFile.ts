import { z } from "zod";
import { addDays, isoDay } from "../dates.ts";
import { contractTypes } from "../job/jobDetails.ts";
import { limits } from "../limits.ts";
import { openDataJobSchema } from "../site/openDataJob.ts";
import { plainLine } from "../text/plainLine.ts";
import { hostOf, neighbourBounds } from "./neighbour.ts";
import type { NeighbourJob } from "./neighbourReading.ts";

/** More rows are not looked at; a board that runs this product writes at most a thousand, newest first. */
const mostRows = 2_000;

/** A deadline that is further away is not believed, nor a job from the future; in days. */
const furthest = { deadline: 366, posted: 1 };

const fileSchema = z.object({ jobs: z.array(z.unknown()) });

const { url, title, company, place, postedAt, deadline } = openDataJobSchema.shape;
/** What a row must have, and what it may lack. */
const rowSchema = z.object({
  url,
  title,
  company,
  place,
  postedAt,
  deadline,
  category: openDataJobSchema.shape.category.catch(""),
  urgent: openDataJobSchema.shape.urgent.catch(false),
  dayWork: openDataJobSchema.shape.dayWork.catch(false),
  contractType: z.enum(contractTypes).nullable().catch(null),
  salary: openDataJobSchema.shape.salary.catch(""),
});

/**
 * The newest open jobs in a neighbour's file, which anybody may have written: rows that do not fit, lead to another host
 * or have impossible dates are left out. `host`: where the file lies. Throws a ZodError if it is no such file.
 */
export function jobsInFile(file: unknown, host: string, now: Date): NeighbourJob[] {
  const rows = fileSchema.parse(file).jobs.slice(0, mostRows);
  const jobs = rows.flatMap((row) => jobOf(row, host) ?? []).filter(openAt(now));
  const newest = jobs.sort((a, b) => b.postedAt.getTime() - a.postedAt.getTime());
  const addresses = new Set<string>();
  return newest
    .filter((job) => !addresses.has(job.url) && addresses.add(job.url))
    .slice(0, neighbourBounds.kept);
}

function jobOf(row: unknown, host: string): NeighbourJob | null {
  const read = rowSchema.safeParse(row);
  if (!read.success) return null;
  const { data } = read;
  const job = {
    url: data.url,
    title: plainLine(data.title, limits.jobTitle.max),
    company: plainLine(data.company, limits.jobCompany.max),
    place: plainLine(data.place, limits.jobLocation.max),
    category: plainLine(data.category, limits.jobTitle.max),
    urgent: data.urgent,
    dayWork: data.dayWork === true,
    contractType: data.contractType,
    salary: plainLine(data.salary, limits.jobSalary.max),
    postedAt: new Date(data.postedAt),
    deadline: data.deadline,
  };
  const isWhole = [job.title, job.company, job.place].every((part) => part !== "");
  return isWhole && hostOf(job.url) === host ? job : null;
}

/** Whether a job is open at a time, on this town's calendar, with dates that can be believed. */
function openAt(now: Date): (job: NeighbourJob) => boolean {
  const [today, lastDay] = [isoDay(now), isoDay(addDays(now, furthest.deadline))];
  const latest = addDays(now, furthest.posted);
  return ({ postedAt, deadline }) => postedAt <= latest && deadline >= today && deadline <= lastDay;
}
