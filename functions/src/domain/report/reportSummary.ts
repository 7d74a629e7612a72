import { z } from "zod";
import { documentId } from "../fields.ts";
import { limits } from "../limits.ts";
import { reportReasons } from "./reportReasons.ts";

/** A day on the town's calendar, 'YYYY-MM-DD': an exact time could tell who reported. */
const daySchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** What one person wrote; in the order of day, reason and text, which is not that of arrival. */
const wordsSchema = z.object({
  reason: z.enum(reportReasons),
  text: z.string(),
  day: daySchema,
});

/** The administrator's last decision. */
const settledSchema = z.object({
  decision: z.enum(["keep", "remove"]),
  /** The job's revision then: the decision holds until the next one. */
  revision: z.int().min(1),
  at: z.date(),
  /** What the company was told, or ''. */
  reasonToCompany: z.string().max(limits.adminNotes.max),
});
export type Settled = z.infer<typeof settledSchema>;

/** reportSummaries/{jobId}: the reports of a job as the administrator reads them. Written by functions. */
export const reportSummarySchema = z.object({
  id: documentId,
  /** Null: the administrator's own job. */
  companyId: z.string().nullable(),
  jobTitle: z.string(),
  /** The company's name in the job. */
  company: z.string(),
  /** The number of reports by reason; a reason without reports is missing. */
  counts: z.partialRecord(z.enum(reportReasons), z.int().min(1)),
  /** The number of reports that no decision covers. */
  open: z.int().min(0),
  /** The words of these reports, without the empty ones; at most `mostWords`. */
  words: z.array(wordsSchema),
  /** The days of the first and the last report; null once all are deleted. */
  since: daySchema.nullable(),
  until: daySchema.nullable(),
  /** 'open': reports wait for a decision; else the last decision. */
  state: z.enum(["open", "kept", "removed"]),
  /** Whether the reports took the job off the site, and nobody has decided since. */
  held: z.boolean(),
  /** The day of the last such hold; null: never. */
  heldOn: daySchema.nullable(),
  /** How often the reports took the job off. */
  holds: z.int().min(0),
  /** Whether the administrator was mailed about reports that may be one person's, since the last decision. */
  told: z.boolean(),
  settled: settledSchema.nullable(),
});
export type ReportSummary = z.infer<typeof reportSummarySchema>;

/** The newest words that a summary repeats. */
export const mostWords = 50;
