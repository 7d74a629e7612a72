import { z } from "zod";

/** What the reconciliation can find wrong. */
export const findingKinds = [
  "applicationWithoutResume",
  "closureOfOpenJob",
  "companyName",
  "companyWithoutAccount",
  "counts",
  "decidedJob",
  "deletedJob",
  "foreignApplication",
  "goneCompany",
  "jobWithoutApproval",
  "linkRequest",
  "miscountedJob",
  "oldResume",
  "refusalWithoutNote",
  "refusedJobThatWaits",
  "resumeFile",
  "returnedCompany",
  "searchTerms",
  "sharedCnpj",
  "switchedCompany",
  "talentPool",
  "unreadable",
  "unsettledEdit",
  "unsettledJob",
  "withdrawnApplication",
] as const;
export type FindingKind = (typeof findingKinds)[number];

/** How often something was found in a run, how often it was mended, and where: some of the ids. */
const findingSchema = z.object({ found: z.int(), mended: z.int(), ids: z.array(z.string()) });
export type Finding = z.infer<typeof findingSchema>;

/**
 * serverRuns/{function}: what became of the last run of a scheduled function, for the administrator. One that says
 * 'running' long after it began was cut short.
 */
export const serverRunSchema = z.object({
  startedAt: z.date(),
  endedAt: z.date().nullable(),
  outcome: z.enum(["running", "done", "failed"]),
  /** When the function is to run again. */
  nextAt: z.date(),
  /** How many rows it looked at. */
  looked: z.int().optional(),
  /** By what is wrong. */
  findings: z.record(z.string(), findingSchema).optional(),
});
export type ServerRun = z.infer<typeof serverRunSchema>;
