import { z } from "zod";
import { documentId } from "../fields.ts";
import { limits } from "../limits.ts";
import { reportReasons } from "./reportReasons.ts";

/**
 * jobReports/{fingerprint of job and account}: one person's report of a job. Only functions read it; the
 * administrator reads `ReportSummary`, which names nobody.
 */
export const jobReportSchema = z.object({
  jobId: documentId,
  reason: z.enum(reportReasons),
  words: z.string().max(limits.reportWords.max),
  /** The account's fingerprint; null once the account is removed. */
  person: z.string().nullable(),
  /** The network's fingerprint; null once reports no longer count together. */
  network: z.string().nullable(),
  /** Whether it may take the job off the site; not if its network has sent many today. */
  counts: z.boolean(),
  /** The job's revision that was reported. */
  revision: z.int().min(1),
  at: z.date(),
  /** When it is deleted. */
  expiresAt: z.date(),
});
export type JobReport = z.infer<typeof jobReportSchema>;
