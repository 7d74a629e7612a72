import { collections } from "../../domain/collections.ts";
import { isVerified } from "../../domain/company/verification.ts";
import type { Company } from "../../domain/company/company.ts";
import { isoDay } from "../../domain/dates.ts";
import type { Job } from "../../domain/job/job.ts";
import type { JobReport } from "../../domain/report/jobReport.ts";
import type { ReportReason } from "../../domain/report/reportReasons.ts";
import { mostWords, type ReportSummary, type Settled } from "../../domain/report/reportSummary.ts";
import {
  heldJobMail,
  heldJobMailId,
  reportedJobMail,
  reportedJobMailId,
} from "../../mail/reportMails.ts";
import { auditEntry, theSite } from "../../store/newAuditEntry.ts";
import type { Write } from "../../store/writes.ts";
import { planHold } from "./planHold.ts";

/** The input of `planReports`. */
type ReportsSnapshot = {
  job: Job;
  company: Company | null;
  /** The reports as they will be stored. */
  reports: readonly JobReport[];
  summary: ReportSummary | null;
};

/** The time of a plan, its site, and who is told. */
type ReportTerms = { now: Date; siteUrl: string; adminEmail: string };

/** The summary after a plan, and the writes that make it so. */
export type ReportsPlan = { summary: ReportSummary | null; writes: Write[] };

/**
 * Recomputes the summary of a job's reports. The first report that reaches a threshold takes the job off: `planJob`
 * does it from the summary. Audit entry and mails have ids of the hold or decision they are about, so that each is
 * written once.
 */
export function planReports(snapshot: ReportsSnapshot, terms: ReportTerms): ReportsPlan {
  const { job, summary: before } = snapshot;
  const effect = effectOf(snapshot);
  const { held, heldOn, holds, told, settled } = before ?? untouched;
  const isNewHold = effect === "hold" && !held;
  const isNews = effect === "tell" && !held && !told;
  const summary = summarize(snapshot, {
    held: held || isNewHold,
    heldOn: isNewHold ? isoDay(terms.now) : heldOn,
    holds: holds + (isNewHold ? 1 : 0),
    told: told || isNews,
    settled,
  });
  if (isEmpty(summary)) return { summary: null, writes: removal(job.id, before) };
  return {
    summary,
    writes: [
      ...difference(before, summary),
      ...(isNewHold ? newsOfHold(summary, terms) : []),
      ...(isNews ? newsOf(summary, terms) : []),
    ],
  };
}

/** What the reports of texts that nobody has decided on do. */
function effectOf({ job, company, reports, summary }: ReportsSnapshot): "hold" | "tell" | null {
  const decided = summary?.settled?.revision ?? 0;
  const standing = reports.filter(({ revision }) => revision > decided);
  return planHold(standing, {
    postedAt: job.postedAt,
    companyIsVerified: company !== null && isVerified(company),
  });
}

type Kept = Pick<ReportSummary, "held" | "heldOn" | "holds" | "told" | "settled">;

/** Before the first report. */
const untouched: Kept = { held: false, heldOn: null, holds: 0, told: false, settled: null };

/** What the administrator reads of a job's reports. */
export function summarize({ job, reports }: ReportsSnapshot, kept: Kept): ReportSummary {
  const { settled } = kept;
  const open = reports.filter(({ at }) => settled === null || at > settled.at).length;
  const days = reports.map(({ at }) => isoDay(at)).sort();
  return {
    id: job.id,
    companyId: job.companyId,
    jobTitle: job.title,
    company: job.company,
    counts: countsOf(reports),
    open,
    words: wordsOf(reports),
    since: days[0] ?? null,
    until: days.at(-1) ?? null,
    state: open > 0 || kept.held || settled === null ? "open" : stateOf(settled),
    ...kept,
  };
}

export function stateOf({ decision }: Settled): "kept" | "removed" {
  return decision === "keep" ? "kept" : "removed";
}

function countsOf(reports: readonly JobReport[]): ReportSummary["counts"] {
  const counts: Partial<Record<ReportReason, number>> = {};
  for (const { reason } of reports) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}

/** By day, reason and text: the order of arrival could tell who wrote what. */
function wordsOf(reports: readonly JobReport[]): ReportSummary["words"] {
  return reports
    .filter(({ words }) => words !== "")
    .map(({ reason, words, at }) => ({ reason, text: words, day: isoDay(at) }))
    .sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
    .slice(-mostWords);
}

function orderOf({ day, reason, text }: ReportSummary["words"][number]): string {
  return JSON.stringify([day, reason, text]);
}

/** Whether nothing of a summary is worth keeping: no report, no hold, no mail, no decision. */
function isEmpty({ since, held, told, settled }: ReportSummary): boolean {
  return since === null && !held && !told && settled === null;
}

function removal(jobId: string, before: ReportSummary | null): Write[] {
  return before === null ? [] : [{ in: "reportSummaries", id: jobId, delete: true }];
}

/** Only a difference is written. */
function difference(before: ReportSummary | null, summary: ReportSummary): Write[] {
  return isSameSummary(before, summary)
    ? []
    : [{ in: "reportSummaries", id: summary.id, set: summary }];
}

/** Whether two summaries say the same, in whatever order their fields are stored. */
export function isSameSummary(a: ReportSummary | null, b: ReportSummary | null): boolean {
  return inOrder(a) === inOrder(b);
}

function inOrder(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

function newsOfHold(summary: ReportSummary, terms: ReportTerms): Write[] {
  const id = heldJobMailId(summary);
  const mail = heldJobMail(summary, terms);
  return [
    {
      in: "audit",
      id,
      set: auditEntry(collections.jobs, summary.id, "held", terms.now, { actor: theSite }),
    },
    ...(mail === null ? [] : [{ in: "mail", id, set: mail } as const]),
  ];
}

/** Tells of reports that look like one person's, so that the job stays. */
function newsOf(summary: ReportSummary, terms: ReportTerms): Write[] {
  const mail = reportedJobMail(summary, terms);
  return mail === null ? [] : [{ in: "mail", id: reportedJobMailId(summary), set: mail }];
}
