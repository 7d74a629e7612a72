import { createHash } from "node:crypto";
import { formatDate } from "../../domain/dates.ts";
import { peopleText, workDayText } from "../../domain/job/dayWork.ts";
import type { Job } from "../../domain/job/job.ts";
import { jobPayLine, openingsText } from "../../domain/pay/payText.ts";
import { paths } from "../../domain/site/paths.ts";

/** The fields in a job's picture. */
export type PictureFacts = Pick<
  Job,
  "title" | "company" | "location" | "salary" | "urgent" | "filled"
> & { deadline: string; openings?: string; dayWork?: true };

export const pictureSize = { width: 1200, height: 630 } as const;

/** The picture of pages that are not about a job. */
export const homePicturePath = "/imagem.png";

/** Raise it when the drawing changes: pictures then get new addresses, past every cache. */
const drawing = 1;

/**
 * What a job's picture shows. `salary`: the whole pay in a line. `openings`: only if there are several, so that the other
 * pictures keep their addresses. For work of a day, `deadline` is its day, and `openings` always says how many people.
 */
export function pictureFacts(job: Job): PictureFacts {
  const { title, company, location, urgent, filled, expiresAt, dayWork } = job;
  const openings = dayWork ? peopleText(job.openings) : openingsText(job.openings);
  return {
    title,
    company,
    location,
    salary: jobPayLine(job),
    urgent,
    filled,
    deadline: dayWork ? workDayText(expiresAt) : formatDate(expiresAt),
    ...(openings && { openings }),
    ...(dayWork && { dayWork }),
  };
}

/** What a picture says of the end, with its label: the last day, the day of the work, or that somebody was found. */
export function endFact({
  filled,
  dayWork,
  deadline,
}: PictureFacts): [label: string, text: string] {
  if (filled) return ["Situação", "Preenchida"];
  return [dayWork ? "Diária" : "Candidaturas até", deadline];
}

/** Changes with whatever is drawn, and with nothing else. */
export function pictureVersion(job: Job): string {
  return createHash("sha256")
    .update(JSON.stringify([drawing, pictureFacts(job)]))
    .digest("hex")
    .slice(0, 12);
}

export function picturePath(job: Job): string {
  return `${paths.job(job.id)}/imagem-${pictureVersion(job)}.png`;
}

/** The picture's alternative text. */
export function pictureText(job: Job): string {
  const { title, company, location, salary, openings, filled, dayWork, deadline } =
    pictureFacts(job);
  const pay = openings ? `${salary}. ${openings}` : salary;
  const until = dayWork ? `Diária: ${deadline}` : `Candidaturas até ${deadline}`;
  return `${title}. ${company}, ${location}. ${pay}. ${filled ? "Vaga preenchida" : until}.`;
}
