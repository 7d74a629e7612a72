import { expect, test } from "vitest";
import { addDays } from "../../domain/dates.ts";
import { readCompany } from "../../domain/company/readCompany.ts";
import { verificationChecks } from "../../domain/company/verification.ts";
import type { JobReport } from "../../domain/report/jobReport.ts";
import type { ReportSummary } from "../../domain/report/reportSummary.ts";
import { buildCompany } from "../../domain/testing/buildCompany.ts";
import { buildJob, onSite } from "../../domain/testing/buildJob.ts";
import { buildReport } from "../../domain/testing/buildReports.ts";
import { namedWrites } from "../../store/testing/namedWrites.ts";
import { isSameSummary, planReports } from "./planReports.ts";

// 21 November in the town, still the 22nd in UTC.
const now = new Date("2026-11-22T02:30:00Z");
const terms = { now, siteUrl: "https://vagas.example", adminEmail: "admin@vagas.example" };

const job = {
  id: "vaga",
  ...buildJob({
    ...onSite,
    companyId: "padaria",
    title: "Caixa",
    company: "Mercado",
    revision: 2,
    postedAt: addDays(now, -30),
  }),
};
const unverified = readCompany("padaria", buildCompany());
const { name, cnpj, whatsapp } = unverified;
const verified = {
  ...unverified,
  verified: {
    at: now,
    by: "admin",
    checks: [...verificationChecks],
    name,
    cnpj,
    whatsapp: whatsapp ?? null,
  },
};

function report(changes: Partial<JobReport> = {}): JobReport {
  return buildReport({ at: now, revision: 2, ...changes });
}

function plan(
  reports: readonly JobReport[],
  summary: ReportSummary | null = null,
  company: typeof unverified | null = verified,
) {
  return planReports({ job, company, reports, summary }, terms);
}

const three = ["a", "b", "c"].map((person) => report({ person, network: person }));

test("the first report is summed up, and tells nobody at once", () => {
  const { summary, writes } = plan([report({ reason: "missing", words: "Liguei, não existe." })]);
  expect(namedWrites(writes)).toEqual(["set reportSummaries/vaga"]);
  expect(summary).toEqual({
    id: "vaga",
    companyId: "padaria",
    jobTitle: "Caixa",
    company: "Mercado",
    counts: { missing: 1 },
    open: 1,
    words: [{ reason: "missing", text: "Liguei, não existe.", day: "2026-11-21" }],
    since: "2026-11-21",
    until: "2026-11-21",
    state: "open",
    held: false,
    heldOn: null,
    holds: 0,
    told: false,
    settled: null,
  });
});

test("the third person's report takes the job off and mails the administrator, once", () => {
  const first = plan(three);
  expect(namedWrites(first.writes)).toEqual([
    "set reportSummaries/vaga",
    "set audit/vaga-held-1",
    "set mail/vaga-held-1",
  ]);
  expect(first.summary).toMatchObject({ held: true, heldOn: "2026-11-21", holds: 1 });
  expect(plan(three, first.summary).writes).toEqual([]);
  const fourth = plan([...three, report({ person: "d", network: "d" })], first.summary);
  expect(namedWrites(fourth.writes)).toEqual(["set reportSummaries/vaga"]);
});

test.each([
  ["a company that is not verified", unverified, true],
  ["a verified company", verified, false],
  ["no company", null, true],
] as const)("one grave report on an older job of %s", (_which, company, held) => {
  expect(plan([report({ reason: "money" })], null, company).summary?.held).toBe(held);
});

test("a verification that no longer holds counts as none", () => {
  const renamed = { ...verified, name: "Outra" };
  expect(plan([report({ reason: "money" })], null, renamed).summary?.held).toBe(true);
});

test("reports of one network are mailed to the administrator once, and the job stays", () => {
  const sameNetwork = three.map((one) => ({ ...one, network: "x" }));
  const first = plan(sameNetwork);
  expect(namedWrites(first.writes)).toEqual([
    "set reportSummaries/vaga",
    "set mail/vaga-reported-0",
  ]);
  expect(first.summary).toMatchObject({ held: false, told: true });
  const fourth = plan([...sameNetwork, report({ person: "d", network: "x" })], first.summary);
  expect(namedWrites(fourth.writes)).toEqual(["set reportSummaries/vaga"]);
});

function settledAt(revision: number, decision: "keep" | "remove" = "keep"): ReportSummary {
  const settled = { decision, revision, at: addDays(now, -1), reasonToCompany: "" };
  return { ...plan(three).summary!, held: false, settled };
}

test("after a decision, reports of the same text are counted and hold nothing", () => {
  const { summary, writes } = plan(three, settledAt(2));
  expect(summary).toMatchObject({ held: false, open: 3, state: "open", holds: 1 });
  expect(writes).toEqual([]);
});

test("after an edit, new reports hold again, with another mail", () => {
  const { summary, writes } = plan(three, settledAt(1));
  expect(summary).toMatchObject({ held: true, holds: 2 });
  expect(namedWrites(writes)).toContain("set mail/vaga-held-2");
});

test("reports of a text that was decided on hold no later one", () => {
  const earlier = three.map((one) => ({ ...one, revision: 1, at: addDays(now, -2) }));
  expect(plan(earlier, settledAt(1)).summary).toMatchObject({ held: false, open: 0 });
});

test.each([
  ["keep", "kept"],
  ["remove", "removed"],
] as const)("a decision to %s that covers all reports is shown", (decision, state) => {
  const earlier = three.map((one) => ({ ...one, at: addDays(now, -2) }));
  expect(plan(earlier, settledAt(2, decision)).summary).toMatchObject({ state, open: 0 });
});

test("a hold stays when its reports are erased, and an untouched summary goes with them", () => {
  const held = plan(three).summary;
  expect(plan([], held).summary).toMatchObject({
    held: true,
    counts: {},
    open: 0,
    words: [],
    since: null,
    until: null,
    state: "open",
  });
  const untouched = plan([report()]).summary;
  expect(plan([], untouched)).toEqual({
    summary: null,
    writes: [{ in: "reportSummaries", id: "vaga", delete: true }],
  });
  expect(plan([]).writes).toEqual([]);
});

test("words are in the order of day, reason and text, whoever came first", () => {
  const later = report({ words: "b", at: now });
  const first = report({ words: "c", at: addDays(now, -1) });
  const last = report({ words: "a", at: new Date(now.getTime() + 1) });
  const texts = (reports: JobReport[]) => plan(reports).summary!.words.map(({ text }) => text);
  expect(texts([later, last, first])).toEqual(["c", "a", "b"]);
  expect(texts([last, later, first])).toEqual(["c", "a", "b"]);
});

test("only the newest 50 words are repeated", () => {
  const many = Array.from({ length: 51 }, (_, i) =>
    report({ words: `x${i}`, at: addDays(now, i === 7 ? -1 : 0) }),
  );
  const { words } = plan(many).summary!;
  expect(words).toHaveLength(50);
  expect(words.some(({ text }) => text === "x7")).toBe(false);
});

test("neither the summary nor the mail names a person, a network or an instant", () => {
  const named = three.map((one, i) => ({
    ...one,
    person: `person${i}`,
    network: `network${i}`,
    words: "palavras",
  }));
  const { summary, writes } = plan(named);
  for (const said of [JSON.stringify(summary), JSON.stringify(writes)])
    expect(said).not.toMatch(/person\d|network\d/);
  const dated = JSON.stringify(summary).match(/\d{4}-\d\d-\d\d[^"]*/g);
  expect(new Set(dated)).toEqual(new Set(["2026-11-21"]));
});

test("summaries are compared by their fields, in whatever order those are stored", () => {
  const summary = plan(three).summary!;
  const turned = Object.fromEntries(Object.entries(summary).reverse()) as ReportSummary;
  expect(isSameSummary(summary, turned)).toBe(true);
  expect(isSameSummary(summary, { ...turned, open: 2 })).toBe(false);
  expect(isSameSummary(null, summary)).toBe(false);
});
