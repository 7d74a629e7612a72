import { createHash } from "node:crypto";
import { formatDate } from "../../domain/dates.ts";
import type { Job } from "../../domain/job/job.ts";
import { paths } from "../../domain/site/paths.ts";

/** The fields in a job's picture. */
export type PictureFacts = Pick<
  Job,
  "title" | "company" | "location" | "salary" | "urgent" | "filled"
> & { deadline: string };

export const pictureSize = { width: 1200, height: 630 } as const;

/** The picture of pages that are not about a job. */
export const homePicturePath = "/imagem.png";

/** Raise it when the drawing changes: pictures then get new addresses, past every cache. */
const drawing = 1;

export function pictureFacts({
  title,
  company,
  location,
  salary,
  urgent,
  filled,
  expiresAt,
}: Job): PictureFacts {
  return { title, company, location, salary, urgent, filled, deadline: formatDate(expiresAt) };
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
  const { title, company, location, salary, filled, deadline } = pictureFacts(job);
  return `${title}. ${company}, ${location}. ${salary}. ${filled ? "Vaga preenchida" : `Candidaturas até ${deadline}`}.`;
}
