import { z } from "zod";
import { documentId } from "../fields.ts";
import { limits } from "../limits.ts";
import { draftShape, storedShape } from "../table/schemas.ts";
import { candidateFields } from "./candidateFields.ts";
import { answerStages, candidateStages } from "./stage.ts";

/** Replaces the job in the id of an application to the talent bank. */
export const talentBank = "banco";

const answerSchema = z.object({
  at: z.date(),
  applications: z.int().min(0),
  openings: z.int().nullable(),
  mailed: z.boolean(),
});

/** candidates/{jobId or 'banco'}_{uid}: one person's application to one job, or to the talent bank. */
export const candidateSchema = z.object({
  id: z.string(),
  uid: z.string(),
  ...storedShape(candidateFields),
  resumePath: z.string(),
  resumeName: z.string().min(1).max(limits.fileName.max),
  /** Bytes. */
  resumeSize: z.int().min(1).max(limits.resumeFile.max),
  /** The answers that the file was made of (writtenResume.ts); absent if the person attached a file of their own. */
  writtenResume: z.string().max(limits.writtenResume.max).optional(),
  /** What finds it by a skill, of these answers. Derived; absent without them. */
  skillTerms: z.array(z.string()).optional(),
  /** Made by functions after the person said yes to a company. */
  invited: z.boolean().optional(),
  /** The file is missing: it never arrived, or its content did not match its name. Derived; absent until known. */
  resumeMissing: z.boolean().optional(),
  jobId: documentId.nullable(),
  jobTitle: z.string().nullable(),
  company: z.string().nullable(),
  companyId: z.string().nullable(),
  consent: z.object({ version: z.string(), at: z.date(), talentPool: z.boolean() }),
  stage: z.enum(candidateStages),
  /** When somebody chose the stage. A new application that its company opens becomes 'vista' and keeps this time. */
  stageAt: z.date(),
  /** What the person is told of these stages, and when (answer.ts). Derived; absent until the first. */
  answers: z.partialRecord(z.enum(answerStages), answerSchema).optional(),
  /** The company's note; absent until it writes one. Its person may read it in 'Meus dados'. */
  companyNote: z.string().max(limits.companyNote.max).optional(),
  createdAt: z.date(),
});
export type Candidate = z.infer<typeof candidateSchema>;

/** A box that must be ticked if `needed`. */
function consent(needed: boolean, message: string) {
  return z.boolean().refine((given) => given || !needed, message);
}

/** What an applicant types. `forJob` false: for the talent bank, whose consent is then required. */
export function applicationDraftSchema(forJob: boolean) {
  return z.strictObject({
    ...draftShape(candidateFields),
    consentJob: consent(forJob, "Para enviar, autorize o uso dos seus dados nesta candidatura"),
    consentTalentPool: consent(
      !forJob,
      "Para enviar, autorize o uso dos seus dados no banco de talentos",
    ),
  });
}
export type ApplicationDraftInput = z.input<ReturnType<typeof applicationDraftSchema>>;
export type ApplicationDraft = z.output<ReturnType<typeof applicationDraftSchema>>;

/** The account in an application's id. */
export function applicantOf(id: string): string {
  return id.slice(id.indexOf("_") + 1);
}

/** The job in an application's id; null: it went to the talent bank. */
export function appliedJobOf(id: string): string | null {
  const jobId = id.slice(0, id.indexOf("_"));
  return jobId === talentBank ? null : jobId;
}

/** The id names person and job, so one person applies once to one job. */
export function candidateId(jobId: string | null, uid: string): string {
  return `${jobId ?? talentBank}_${uid}`;
}
