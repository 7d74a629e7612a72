import type { DocumentData } from "firebase/firestore/lite";
import { emptyStats } from "@vagas/functions/domain/administration/emptyStats";
import { resumeTypes } from "@vagas/functions/domain/application/resumeFile";
import {
  buildApproval,
  buildCandidate,
  buildClosure,
  buildContactRequest,
  buildEdit,
  buildJob,
  buildHire,
  buildListedJob,
  buildNotice,
  buildPendingJob,
  buildResume,
  buildTalentCard,
} from "../../support/build.ts";
import { everyone } from "../../support/actors.ts";
import { gate, givenEveryCompany } from "../gate.ts";

const file = new Uint8Array(100);

/** One document of each kind that functions write, by the noun of its rows. */
export const keptByFunctions: Record<string, { path: string; fields: DocumentData }> = {
  talentPool: {
    path: "talentPool/banco_applicant",
    fields: { resumeId: "banco_applicant", name: "João", status: "available" },
  },
  hiringCompanies: { path: "hiringCompanies/company", fields: { at: new Date() } },
  publicCompanies: {
    path: "publicCompanies/company",
    fields: { name: "Mercado Araguaia", verifiedAt: null },
  },
  stats: { path: "stats/public", fields: emptyStats },
  "shares below stats": {
    path: "stats/public/shares/oculta",
    fields: { type: "Vendas", location: "Confresa", listed: true, filled: false },
  },
  "numbers of the town": { path: "stats/numbers", fields: { openJobs: 3, months: [] } },
  "months below the numbers": {
    path: "stats/numbers/months/2026-11",
    fields: { listed: {}, filled: {}, hired: {} },
  },
  "hires below stats": {
    path: "stats/public/hires/oculta",
    fields: { hires: 1, hiresTold: 1 },
  },
  audit: { path: "audit/1", fields: { action: "approved" } },
  mail: { path: "mail/1", fields: { to: ["a@b.example"], delivery: null } },
  tombstones: { path: "tombstones/applicant", fields: { deletedAt: new Date() } },
  publishedJobs: { path: "publishedJobs/1", fields: { type: "Comércio", at: new Date() } },
  shortCodes: { path: "shortCodes/k7q2", fields: { jobId: "publica", at: new Date() } },
  linkRequests: {
    path: "linkRequests/1",
    fields: { email: "a@b.example", expiresAt: new Date() },
  },
  linkUses: {
    path: "linkUses/1",
    fields: { purpose: "renew", usedAt: new Date(), expiresAt: new Date() },
  },
  requestCounts: { path: "requestCounts/2026-11-21", fields: { count: 1, expiresAt: new Date() } },
  confirmedAddresses: {
    path: "confirmedAddresses/1",
    fields: { confirmedAt: new Date(), expiresAt: new Date() },
  },
  deactivatedCompanies: {
    path: "deactivatedCompanies/1",
    fields: { keys: ["a"], deletedAt: new Date(), expiresAt: new Date() },
  },
  returnedCompanies: {
    path: "returnedCompanies/company",
    fields: { cnpj: { deletedAt: new Date() }, email: null, expiresAt: new Date() },
  },
  jobReports: {
    path: "jobReports/1",
    fields: { jobId: "publica", reason: "money", words: "", person: "a", network: "b" },
  },
  jobChecks: {
    path: "jobChecks/publica",
    fields: { companyId: "company", waits: "jobs", marks: [], weight: 10, checked: "a" },
  },
  reportSummaries: {
    path: "reportSummaries/publica",
    fields: { companyId: "company", counts: { money: 1 }, state: "open", held: true },
  },
  alerts: {
    path: "alerts/1",
    fields: { email: "a@b.example", list: "", leaveToken: "a", confirmedAt: new Date() },
  },
  deviceAlerts: {
    path: "deviceAlerts/1",
    fields: { device: "c", list: "", secret: "a", expiresAt: new Date() },
  },
  alertCounts: { path: "alertCounts/2026-11", fields: { confirmed: 1 } },
  neighbours: { path: "neighbours/serra.example", fields: { readAt: new Date(), jobs: [] } },
  rounds: { path: "rounds/removeIdleApplicants", fields: { pageToken: "applicant" } },
  reconciliationPasses: {
    path: "reconciliationPasses/jobs",
    fields: { beganAt: new Date(), after: "oculta", isOver: false },
  },
  serverRuns: {
    path: "serverRuns/reconcile",
    fields: { startedAt: new Date(), endedAt: null, outcome: "running", nextAt: new Date() },
  },
  stuckWork: {
    path: "stuckWork/1",
    fields: { functionName: "onJobWritten", documentId: "oculta", since: new Date() },
  },
  healthNotices: { path: "healthNotices/site", fields: { isRed: true, at: new Date() } },
  browserErrors: {
    path: "browserErrors/2026-11-21",
    fields: { entries: [], others: 0, expiresAt: new Date() },
  },
  "a collection nobody named": { path: "unknown/1", fields: { open: true } },
};

/** An edition of the register, and the company that it names. */
export const keptEdition = {
  edition: "2026-10-06",
  numbers: ["11222333000181"],
  importedAt: new Date(),
};
export const keptMatch = {
  edition: keptEdition.edition,
  numbers: keptEdition.numbers,
  since: new Date(),
};

/** Paths of the stored files of the matrix. */
export const storedFiles = {
  applied: "resumes/oculta_applicant/1795000000000-abc123.pdf",
  bank: "resumes/banco_applicant/1795000000000-abc123.pdf",
  elsewhere: "logos/a.pdf",
};

/** A company's places in the queue; the first is taken. */
export const keptPlaces = {
  jobs: { 0: "oculta" },
  place: "0",
  lastAt: new Date(),
  secondLastAt: null,
  thirdLastAt: null,
};

/**
 * The initial data of every cell: listed and hidden jobs of company A, the applicant's two applications, one of
 * everything else.
 */
export async function givenTheMatrix(): Promise<void> {
  await givenEveryCompany();
  await gate.given({
    "jobs/publica": buildListedJob(),
    "jobs/oculta": buildJob(),
    "jobApprovals/oculta": buildApproval("oculta"),
    "queuePlaces/company": keptPlaces,
    "jobClosures/excluida": buildClosure({ applications: 2 }),
    "jobs/encerrada": buildListedJob({ filled: true }),
    "closingNotices/excluida": buildNotice(),
    "hires/publica": buildHire(),
    ...Object.fromEntries(
      ["publica", "encerrada", ...everyone.flatMap((actor) => [`de-${actor}`, `sem-${actor}`])].map(
        (id) => [`publishedJobs/${id}`, { type: "Comércio", at: new Date() }],
      ),
    ),
    "jobEdits/publica": buildEdit(),
    "jobExplanations/publica": { companyId: "company", entries: "", updatedAt: new Date() },
    "pendingJobs/papel": buildPendingJob(),
    "rejectedJobs/recusada": { ...buildPendingJob(), rejectedAt: new Date() },
    "candidates/oculta_applicant": buildCandidate("oculta", "applicant"),
    "candidates/banco_applicant": buildCandidate(null, "applicant"),
    "resumes/oculta_applicant": buildResume("applicant", {
      resumePath: buildCandidate("oculta", "applicant").resumePath,
    }),
    "resumes/banco_applicant": buildResume("applicant"),
    "talentCards/cartao": buildTalentCard(),
    "contactRequests/cartao_company": buildContactRequest(),
    "hiringCompanies/deactivatedCompany": { at: new Date() },
    "hiringCompanies/unverifiedCompany": { at: new Date() },
    "hiringCompanies/deletedCompany": { at: new Date() },
    "companyTaxIds/company": { number: "52998224725", at: new Date() },
    "employerRegister/present": keptEdition,
    "registerMatches/company": keptMatch,
    "downloads/1": { candidateId: "oculta_applicant", uid: "company", at: new Date() },
    ...Object.fromEntries(Object.values(keptByFunctions).map(({ path, fields }) => [path, fields])),
  });
}

/** The stored files of the matrix. No request of the matrix changes one. */
export async function givenTheFiles(): Promise<void> {
  for (const path of Object.values(storedFiles)) await gate.givenFile(path, resumeTypes.pdf, file);
}
