import { z } from "zod";
import { approvalStatusSchema } from "./job.ts";
import { limits } from "./limits.ts";

/** resumes/{candidateId}: what the administrator approves before it enters the talent pool. */
export const resumeSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  education: z.string(),
  experience: z.string(),
  skills: z.string(),
  resumePath: z.string(),
  jobId: z.string().nullable(),
  jobTitle: z.string().nullable(),
  company: z.string().nullable(),
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
