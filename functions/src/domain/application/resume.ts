import { z } from "zod";
import type { Candidate } from "./candidate.ts";
import { approvalStatusSchema } from "../job/job.ts";
import { limits } from "../limits.ts";
import { jobTypes } from "../options.ts";

/** resumes/{candidateId}: the administrator's approval for the talent pool. */
export const resumeSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Null: the person gave none. */
  email: z.string().min(1).nullable(),
  phone: z.string(),
  education: z.string().max(limits.talentProfile.max),
  experience: z.string().max(limits.talentProfile.max),
  skills: z.string().max(limits.talentProfile.max),
  resumePath: z.string(),
  /** When its application was made: one that was withdrawn and sent again has the same id. */
  appliedAt: z.date(),
  /** A digest of the file at `resumePath`, null if it is missing; absent until functions have checked. */
  fileDigest: z.string().nullable().optional(),
  /** Identifies this application with this file; absent until functions have checked. */
  version: z.string().optional(),
  /** The version that was read for the decision. */
  decidedVersion: z.string().optional(),
  jobId: z.string().nullable(),
  jobTitle: z.string().nullable(),
  company: z.string().nullable(),
  /** The administrator's summary for companies: what the person looks for, and where. Absent until written. */
  area: z.enum(jobTypes).nullable().optional(),
  place: z.string().max(limits.jobLocation.max).nullable().optional(),
  /** When the administrator last wrote that; `updatedAt` belongs to the decision. */
  profileAt: z.date().optional(),
  /** Without it an approval adds nothing to the talent pool. */
  talentPoolConsent: z.boolean(),
  status: approvalStatusSchema,
  notes: z.string().max(limits.adminNotes.max),
  createdAt: z.date(),
  updatedAt: z.date(),
  /** Derived; absent until functions have processed the row. */
  searchTerms: z.array(z.string()).optional(),
});
export type Resume = z.infer<typeof resumeSchema>;

/** Whether a record belongs to the present application and file. */
export function isAbout(
  resume: Pick<Resume, "resumePath" | "appliedAt"> | undefined,
  candidate: Pick<Candidate, "resumePath" | "createdAt">,
): boolean {
  return (
    resume?.resumePath === candidate.resumePath &&
    resume.appliedAt.getTime() === candidate.createdAt.getTime()
  );
}

/** What a decision is about. Another application, or another file, is another version. */
export function resumeVersion(
  { resumePath, createdAt }: Pick<Candidate, "resumePath" | "createdAt">,
  fileDigest: string | null,
): string {
  return [createdAt.getTime(), resumePath, fileDigest ?? "none"].join(" ");
}
