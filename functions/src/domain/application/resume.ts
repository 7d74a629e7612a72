import { z } from "zod";
import type { Candidate } from "./candidate.ts";
import { approvalStatusSchema } from "../job/job.ts";
import { limits } from "../limits.ts";
import { jobTypes } from "../options.ts";

/** resumes/{candidateId}: what the administrator approves before it enters the talent pool. */
export const resumeSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  education: z.string().max(limits.talentProfile.max),
  experience: z.string().max(limits.talentProfile.max),
  skills: z.string().max(limits.talentProfile.max),
  resumePath: z.string(),
  /** When the application was made that this is about: one that was withdrawn and made again has the same id. */
  appliedAt: z.date(),
  /** What lies under `resumePath`, or null for nothing; not there until functions have looked. */
  fileDigest: z.string().nullable().optional(),
  /** Names this application with this file; not there until functions have looked. */
  version: z.string().optional(),
  /** The version that was read for the decision. */
  decidedVersion: z.string().optional(),
  jobId: z.string().nullable(),
  jobTitle: z.string().nullable(),
  company: z.string().nullable(),
  /** The administrator's word for companies: what the person looks for, and where. Absent until it is given. */
  area: z.enum(jobTypes).nullable().optional(),
  place: z.string().max(limits.jobLocation.max).nullable().optional(),
  /** When the administrator last wrote that; `updatedAt` is the decision's. */
  profileAt: z.date().optional(),
  /** Without it an approval puts nothing in the talent pool. */
  talentPoolConsent: z.boolean(),
  status: approvalStatusSchema,
  notes: z.string().max(limits.adminNotes.max),
  createdAt: z.date(),
  updatedAt: z.date(),
  /** Derived; not there until functions have seen the row. */
  searchTerms: z.array(z.string()).optional(),
});
export type Resume = z.infer<typeof resumeSchema>;

/** Whether a record is about the application as it stands, and not about an earlier one or an earlier file. */
export function isAbout(
  resume: Pick<Resume, "resumePath" | "appliedAt"> | undefined,
  candidate: Pick<Candidate, "resumePath" | "createdAt">,
): boolean {
  return (
    resume?.resumePath === candidate.resumePath &&
    resume.appliedAt.getTime() === candidate.createdAt.getTime()
  );
}

/** What a decision is on. Another application, or another file of the same, is another version. */
export function resumeVersion(
  { resumePath, createdAt }: Pick<Candidate, "resumePath" | "createdAt">,
  fileDigest: string | null,
): string {
  return [createdAt.getTime(), resumePath, fileDigest ?? "none"].join(" ");
}
