import { z } from "zod";
import { limits } from "../limits.ts";

// A résumé that a person writes on the site by answering questions, instead of attaching a file.

export const drivingLicences = ["A", "B", "C", "D", "E"] as const;
const startTimes = ["now", "fifteenDays", "thirtyDays"] as const;
const waysToWork = ["own", "lift", "none"] as const;
const schoolLevels = [
  "none",
  "primaryUnfinished",
  "primary",
  "secondaryUnfinished",
  "secondary",
  "technical",
  "degreeUnfinished",
  "degree",
] as const;

const { words, listed, skills, pastJobs } = limits.writtenResume;

const shortText = z.string().trim().max(words);

/** 'YYYY' or 'YYYY-MM'; '' if the person does not say. */
const month = z.string().regex(/^(?:(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?)?$/);

/** One place of work. `until` is 'now' while the person still works there. */
const pastJobSchema = z.strictObject({
  what: shortText,
  where: shortText,
  from: month,
  until: z.union([z.literal("now"), month]),
});
export type PastJob = z.infer<typeof pastJobSchema>;

/** The answers; null or empty where there is none. Never CPF, birth date, picture, marital status or religion. */
export const writtenResumeSchema = z.strictObject({
  version: z.literal(1),
  /** Ids of the choices of work, in the person's order. */
  wanted: z.array(z.string().max(30)).max(listed),
  wantedWords: shortText,
  /** Newest first. */
  jobs: z.array(pastJobSchema).max(pastJobs),
  /** 'Nunca trabalhei', which is a full answer. */
  neverWorked: z.boolean(),
  school: z.enum(schoolLevels).nullable(),
  /** Ids of the choices of skills. */
  skills: z.array(z.string().max(30)).max(skills),
  skillWords: z.array(shortText).max(listed),
  /** Empty: the person has none. */
  licences: z.array(z.enum(drivingLicences)).max(drivingLicences.length).nullable(),
  start: z.enum(startTimes).nullable(),
  sleepsAtWork: z.boolean().nullable(),
  wayToWork: z.enum(waysToWork).nullable(),
  /** Where the person lives; '' if they do not say. */
  place: shortText,
});
export type WrittenResume = z.infer<typeof writtenResumeSchema>;

export const emptyWrittenResume: WrittenResume = {
  version: 1,
  wanted: [],
  wantedWords: "",
  jobs: [],
  neverWorked: false,
  school: null,
  skills: [],
  skillWords: [],
  licences: null,
  start: null,
  sleepsAtWork: null,
  wayToWork: null,
  place: "",
};

/** As stored on an application: one JSON text, because rules cannot check the parts of a list. */
export function storedWrittenResume(resume: WrittenResume): string {
  return JSON.stringify(writtenResumeSchema.parse(resume));
}

/** The stored answers; null if there are none, or a client wrote something else. */
export function readWrittenResume(stored: string | undefined): WrittenResume | null {
  if (stored === undefined || stored.length > limits.writtenResume.max) return null;
  try {
    return writtenResumeSchema.safeParse(JSON.parse(stored)).data ?? null;
  } catch {
    return null;
  }
}
