import { z } from "zod";
import { approvalStatusSchema } from "./job.ts";
import { limits } from "./limits.ts";
import { jobTypes } from "./options.ts";

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
