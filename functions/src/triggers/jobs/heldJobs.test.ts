import { expect, test } from "vitest";
import { statsShare } from "../../domain/administration/statsShare.ts";
import { addDays } from "../../domain/dates.ts";
import { readCompany } from "../../domain/company/readCompany.ts";
import type { ReportSummary } from "../../domain/report/reportSummary.ts";
import { buildCompany } from "../../domain/testing/buildCompany.ts";
import { buildApproval, buildJob } from "../../domain/testing/buildJob.ts";
import { buildSummary } from "../../domain/testing/buildReports.ts";
import { standingOf } from "./standingOf.ts";
import { type JobSnapshot, planJob } from "./planJob.ts";
import { reconcile } from "./derivedFields.ts";

const now = new Date("2026-11-21T12:00:00Z");
const terms = { now, siteUrl: "https://vagas.example" };
const company = readCompany("c", buildCompany());

const approved = {
  id: "a",
  ...buildJob({
    companyId: "c",
    revision: 2,
    approved: true,
    approvalStatus: "approved",
    postedAt: addDays(now, -9),
    updatedAt: addDays(now, -9),
    expiresAt: addDays(now, 9),
  }),
};
const onTheSite = reconcile(approved, { companyIsActive: true, isHeld: false }, now);
const held = reconcile(approved, { companyIsActive: true, isHeld: true }, now);

function settledAs(decision: "keep" | "remove", revision: number): ReportSummary["settled"] {
  return { decision, revision, at: now, reasonToCompany: "" };
}

/** A published job with everything derived from it, and these reports. */
function withReports(reports: ReportSummary | null, job = onTheSite): JobSnapshot {
  return {
    jobId: "a",
    job,
    record: buildApproval("a", { companyId: "c", revision: 2, status: "approved" }),
    isOfEarlierJob: false,
    company,
    hasTombstone: false,
    reports,
    counted: statsShare(job),
    hasReceipt: true,
    waitingMail: undefined,
    published: { type: job.type, at: job.postedAt, firstAt: job.postedAt },
  };
}

test("a held job leaves the site and the counts, and keeps its dates", () => {
  expect(held).toMatchObject({ held: true, listed: false, updatedAt: approved.updatedAt });
  expect(planJob(withReports(buildSummary({ held: true })), terms)).toMatchObject([
    { in: "jobs", id: "a", update: { held: true, listed: false } },
    { in: "publishedJobs", id: "a", update: { unlistedAt: now } },
    { share: "a", before: { listed: true }, after: { listed: false } },
  ]);
});

test("a job whose hold ends is back on the site", () => {
  const kept = buildSummary({ settled: settledAs("keep", 2) });
  const [update] = planJob(withReports(kept, held), terms);
  expect(update).toEqual({ in: "jobs", id: "a", update: { held: false, listed: true } });
});

test("a job that never was held stays without the field", () => {
  expect(onTheSite).not.toHaveProperty("held");
  expect(planJob(withReports(buildSummary()), terms)).toEqual([]);
});

test("a job that somebody unlists or marks as not held is brought back in line", () => {
  const forged = { ...onTheSite, held: false };
  expect(planJob(withReports(buildSummary({ held: true }), forged), terms)[0]).toMatchObject({
    update: { held: true, listed: false },
  });
});

test.each([
  ["nobody reported", false, null, 2],
  ["was reported", false, buildSummary(), 2],
  ["its reports hold", true, buildSummary({ held: true }), 2],
  ["its reports hold, after an edit", true, buildSummary({ held: true }), 3],
  ["was kept", false, buildSummary({ settled: settledAs("keep", 2) }), 2],
  ["was removed", true, buildSummary({ settled: settledAs("remove", 2) }), 2],
  ["was removed, before an edit", false, buildSummary({ settled: settledAs("remove", 2) }), 3],
  ["was removed, at an earlier text", true, buildSummary({ settled: settledAs("remove", 3) }), 2],
] as const)("a job that %s is held: %s", (_which, isHeld, reports, revision) => {
  const job = { ...approved, companyId: null, revision };
  expect(standingOf(job, { company: null, reports }).isHeld).toBe(isHeld);
});

test("a hold leaves a job's decision alone: a held job is approved, and pending again if that is undone", () => {
  const record = buildApproval("a", { companyId: "c", revision: 2, status: "pending" });
  const undone = planJob({ ...withReports(buildSummary({ held: true }), held), record }, terms);
  expect(undone).toContainEqual({
    in: "jobs",
    id: "a",
    update: { approved: false, approvalStatus: "pending", updatedAt: now },
  });
});

test("the summary of a deleted job's reports goes with it", () => {
  expect(
    planJob({ ...withReports(buildSummary()), job: null, record: null, counted: null }, terms),
  ).toEqual([{ in: "reportSummaries", id: "a", delete: true }]);
});

test("a job of a company that the register of employers names is held, until it is let go", () => {
  const named = { ...company, registerHold: true };
  expect(planJob({ ...withReports(null), company: named }, terms)).toMatchObject([
    { in: "jobs", id: "a", update: { held: true, listed: false } },
    { in: "publishedJobs", id: "a", update: { unlistedAt: now } },
    { share: "a", before: { listed: true }, after: { listed: false } },
  ]);
  const letGo = { ...withReports(null, held), company: { ...company, registerHold: false } };
  expect(planJob(letGo, terms)).toMatchObject([
    { in: "jobs", id: "a", update: { held: false, listed: true } },
    { in: "publishedJobs" },
    { share: "a", before: { listed: false }, after: { listed: true } },
  ]);
});
