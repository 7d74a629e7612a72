import { addDays } from "../dates.ts";
import type { JobReport } from "../report/jobReport.ts";
import type { ReportSummary } from "../report/reportSummary.ts";

/** A report for 'Já foi preenchida' about the job 'vaga'; dated now. */
export function buildReport(changes: Partial<JobReport> = {}): JobReport {
  const at = changes.at ?? new Date();
  return {
    jobId: "vaga",
    reason: "filled",
    words: "",
    person: "a",
    network: "a",
    counts: true,
    revision: 1,
    at,
    expiresAt: addDays(at, 180),
    ...changes,
  };
}

/** The summary of one report for 'Pediram dinheiro' about the job 'vaga', with other values. */
export function buildSummary(changes: Partial<ReportSummary> = {}): ReportSummary {
  return {
    id: "vaga",
    companyId: "company",
    jobTitle: "Caixa",
    company: "Mercado",
    counts: { money: 1 },
    open: 1,
    words: [],
    since: "2026-11-21",
    until: "2026-11-21",
    state: "open",
    held: false,
    heldOn: null,
    holds: 0,
    told: false,
    settled: null,
    ...changes,
  };
}
