import { z } from "zod";
import { documentId } from "../fields.ts";
import { limits } from "../limits.ts";
import { reportReasons } from "./reportReasons.ts";
import { mostWords, reportSummarySchema } from "./reportSummary.ts";

// The calls of the functions `reportJob` and `settleReports`.

/** A report as sent; `words` may be empty. */
export const reportRequestSchema = z.strictObject({
  jobId: documentId,
  reason: z.enum(reportReasons, "Escolha um motivo"),
  words: z
    .string()
    .trim()
    .max(limits.reportWords.max, "Encurte o texto para até 300 caracteres")
    .default(""),
});
export type ReportRequest = z.input<typeof reportRequestSchema>;

/**
 * 'changed': this person's earlier report on the job is replaced. 'tooMany': five others were sent within 24 hours.
 * 'gone': the job is not on the site.
 */
export type ReportAnswer = { state: "received" | "changed" | "tooMany" | "gone" };

const { counts, open, held, words } = reportSummarySchema.shape;

/**
 * What the administrator read of the summary. With the words, because a person's changed report leaves the numbers as
 * they are.
 */
const seenReportsSchema = z.strictObject({ counts, open, held, words: words.max(mostWords) });
export type SeenReports = z.infer<typeof seenReportsSchema>;

/** The administrator's decision on the reports of a job; a reason, if not empty, is mailed to its company. */
export const settleRequestSchema = z.strictObject({
  jobId: documentId,
  decision: z.enum(["keep", "remove"]),
  reasonToCompany: z
    .string()
    .trim()
    .max(limits.adminNotes.max, "O motivo deve ter no máximo 1.000 caracteres")
    .default(""),
  /** Missing from pages that were opened before it was added: they decide on whatever is stored. */
  seen: seenReportsSchema.optional(),
});
export type SettleRequest = z.input<typeof settleRequestSchema>;
export type Settlement = z.output<typeof settleRequestSchema>;

/**
 * 'changed': the reports are not those that were seen, and nothing is decided. 'gone': the job was deleted, or nobody
 * has reported it.
 */
export type SettleAnswer = { state: "kept" | "removed" | "changed" | "gone" };
