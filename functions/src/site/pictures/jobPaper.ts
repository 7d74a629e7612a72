import { createHash } from "node:crypto";
import type { Job } from "../../domain/job/job.ts";
import { filledLines } from "../../domain/text/filledLines.ts";
import { paths, shortPath } from "../../domain/site/paths.ts";
import { preview } from "../../domain/text/preview.ts";
import { pictureFacts, type PictureFacts } from "./pictureAddress.ts";

/** The pictures of a job that people send and print themselves, by the word in their address. */
export const jobPapers = {
  /** For WhatsApp's Status, which shows a tall screen. */
  status: { width: 1080, height: 1920 },
  /** A4 at 200 dots an inch. */
  cartaz: { width: 1654, height: 2339 },
} as const;
export type JobPaper = keyof typeof jobPapers;

/** Raise one when its drawing changes: its pictures then get new addresses. */
const drawings: Record<JobPaper, number> = { status: 1, cartaz: 3 };

/** What they show; `address` is the job's short address, or its page's until it has one. */
export type PaperFacts = PictureFacts & {
  details: string[];
  requirements: string[];
  description: string;
  address: string;
};

/** `code`: the job's short code, null if it has none yet. */
export function paperFacts(job: Job, code: string | null, siteUrl: string): PaperFacts {
  const { contractType, workload, experienceLevel, acceptNoExperience, meetingPlace } = job;
  const experience = acceptNoExperience ? "Aceita sem experiência" : experienceLevel;
  const meeting = meetingPlace === "" ? null : `Encontro: ${meetingPlace}`;
  return {
    ...pictureFacts(job),
    details: [meeting, contractType, workload, experience].filter((detail) => detail !== null),
    requirements: filledLines(job.requirements),
    description: preview(job.description, 400),
    address: siteUrl + (code === null ? paths.job(job.id) : shortPath(code)),
  };
}

/** Changes with whatever is drawn, and with nothing else. */
export function paperPath(jobId: string, paper: JobPaper, facts: PaperFacts): string {
  const version = createHash("sha256")
    .update(JSON.stringify([paper, drawings[paper], facts]))
    .digest("hex")
    .slice(0, 12);
  return `${paths.job(jobId)}/${paper}-${version}.png`;
}
