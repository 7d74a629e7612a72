import { z } from "zod";
import { documentId } from "../fields.ts";
import { limits } from "../limits.ts";
import { reportReasons } from "./reportReasons.ts";

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

/** The administrator's decision on the reports of a job; a reason, if not empty, is mailed to its company. */
export const settleRequestSchema = z.strictObject({
  jobId: documentId,
  decision: z.enum(["keep", "remove"]),
  reasonToCompany: z
    .string()
    .trim()
    .max(limits.adminNotes.max, "O motivo deve ter no máximo 1.000 caracteres")
    .default(""),
});
export type SettleRequest = z.input<typeof settleRequestSchema>;

/** 'gone': the job was deleted, or nobody has reported it. */
export type SettleAnswer = { state: "kept" | "removed" | "gone" };
