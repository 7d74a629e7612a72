import { z } from "zod";

/** What the reconciliation can find wrong. */
const findingKinds = [
  "answer",
  "applicationWithoutResume",
  "closing",
  "closureOfOpenJob",
  "companyName",
  "companyWithoutAccount",
  "counts",
  "decidedJob",
  "deletedJob",
  "employerRegister",
  "foreignApplication",
  "goneCompany",
  "hires",
  "jobWithoutApproval",
  "linkRequest",
  "miscountedJob",
  "oldResume",
  "publicCompany",
  "refusalWithoutNote",
  "refusedJobThatWaits",
  "reports",
  "resumeFile",
  "returnedCompany",
  "searchTerms",
  "sharedCnpj",
  "switchedCompany",
  "talentPool",
  "uncheckedJob",
  "unreadable",
  "unsettledEdit",
  "unsettledJob",
  "withdrawnApplication",
] as const;
export type FindingKind = (typeof findingKinds)[number];

/** How often a run found and repaired something, and some of the ids. */
const findingSchema = z.object({ found: z.int(), mended: z.int(), ids: z.array(z.string()) });
export type Finding = z.infer<typeof findingSchema>;

/**
 * serverRuns/{function}: the last run of a scheduled function, for the administrator. A record that says 'running'
 * long after it began was interrupted.
 */
export const serverRunSchema = z.object({
  startedAt: z.date(),
  endedAt: z.date().nullable(),
  outcome: z.enum(["running", "done", "failed"]),
  /** When the function runs next. */
  nextAt: z.date(),
  /** The number of processed rows. */
  looked: z.int().optional(),
  /** By kind of contradiction. */
  findings: z.record(z.string(), findingSchema).optional(),
});
export type ServerRun = z.infer<typeof serverRunSchema>;
