import type { ReportSummary } from "../report/reportSummary.ts";

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
    settled: null,
    ...changes,
  };
}
