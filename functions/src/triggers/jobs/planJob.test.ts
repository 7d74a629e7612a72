import { FieldValue } from "firebase-admin/firestore";
import { expect, test } from "vitest";
import type { Job } from "../../domain/job/job.ts";
import type { JobApproval } from "../../domain/job/jobApproval.ts";
import { readCompany } from "../../domain/company/readCompany.ts";
import { buildCompany } from "../../domain/testing/buildCompany.ts";
import { buildApproval, buildJob } from "../../domain/testing/buildJob.ts";
import { namedWrites } from "../../store/testing/namedWrites.ts";
import { type JobSnapshot, inQuestion, planJob } from "./planJob.ts";
import { applyDecision, changedFields, reconcile } from "./derivedFields.ts";

const active = { companyIsActive: true, isHeld: false };

const posted = new Date("2026-11-01T12:00:00Z");
const now = new Date("2026-11-21T12:00:00Z");
const later = new Date("2026-11-22T12:00:00Z");

const waiting: Job = {
  id: "a",
  ...buildJob({
    companyId: "c",
    type: "Construção Civil",
    revision: 2,
    postedAt: posted,
    expiresAt: new Date("2026-12-01T12:00:00Z"),
    updatedAt: posted,
  }),
};

function decided(status: JobApproval["status"]): JobApproval {
  return buildApproval("a", {
    companyId: "c",
    revision: 2,
    status,
    createdAt: posted,
    updatedAt: posted,
  });
}

test("a decision updates the job's date, once", () => {
  const once = applyDecision(waiting, decided("approved"), now);
  expect(once).toMatchObject({ approved: true, approvalStatus: "approved", updatedAt: now });
  expect(applyDecision(once, decided("approved"), new Date("2026-11-22T12:00:00Z"))).toBe(once);
});

test("a rejection takes the approval back", () => {
  const approved = applyDecision(waiting, decided("approved"), now);
  expect(applyDecision(approved, decided("rejected"), now)).toMatchObject({
    approved: false,
    approvalStatus: "rejected",
  });
});

test("a half-written decision is completed", () => {
  expect(
    applyDecision({ ...waiting, approvalStatus: "approved" }, decided("approved"), now),
  ).toMatchObject({ approved: true, updatedAt: now });
});

test("a decision that is taken back makes the job pending again", () => {
  const approved = applyDecision(waiting, decided("approved"), now);
  expect(applyDecision(approved, decided("pending"), later)).toEqual({
    ...waiting,
    updatedAt: later,
  });
});

test.each([
  ["no record", null],
  ["a pending record", decided("pending")],
])("%s decides nothing", (_what, approval) => {
  expect(applyDecision(waiting, approval, now)).toBe(waiting);
});

test.each([
  ["an approved job of an active company", true, {}, true],
  ["an approved job of an inactive company", false, {}, false],
  ["an approved job at the instant of its deadline", false, { expiresAt: now }, true],
  ["a pending job", false, { approved: false }, true],
])("%s is listed: %s", (_which, listed, fields, companyIsActive) => {
  const job = { ...waiting, approved: true, ...fields };
  expect(reconcile(job, { companyIsActive, isHeld: false }, now).listed).toBe(listed);
});

test("a job that is reconciled already has nothing to write, its dates included", () => {
  const reconciled = reconcile(waiting, active, now);
  expect(
    changedFields(reconciled, {
      ...reconcile(reconciled, active, now),
      updatedAt: new Date(posted),
    }),
  ).toBeNull();
});

test("a job has the word for its company's replies, and loses it with the last good night", () => {
  const replies = { applications: 10, answered: 9, isEnough: true };
  const praised = reconcile(waiting, { ...active, companyReplies: "almostAll" }, now);
  expect(planJob({ ...atRest, company: { ...company, replies } }, terms)).toEqual([
    { in: "jobs", id: "a", update: { companyReplies: "almostAll" } },
  ]);
  expect(planJob({ ...atRest, job: praised, company: { ...company, replies } }, terms)).toEqual([]);
  expect(planJob({ ...atRest, job: praised }, terms)).toEqual([
    { in: "jobs", id: "a", update: { companyReplies: FieldValue.delete() } },
  ]);
});

test("functions never write what people typed", () => {
  expect(
    Object.keys(
      changedFields(waiting, {
        ...reconcile(applyDecision(waiting, decided("approved"), now), active, now),
        title: "x",
        filled: true,
      })!,
    ).sort(),
  ).toEqual(["approvalStatus", "approved", "listed", "monthlyPay", "searchTerms", "updatedAt"]);
});

const company = readCompany("c", buildCompany());
const terms = { now, siteUrl: "https://vagas.example" };
const share = { type: "Construção Civil", location: "outros", listed: false, filled: false };
const reconciledJob = reconcile(waiting, active, now);

/** A pending job, with everything derived from it. */
const atRest: JobSnapshot = {
  jobId: "a",
  job: reconciledJob,
  record: decided("pending"),
  isOfEarlierJob: false,
  company,
  hasTombstone: false,
  reports: null,
  counted: share,
  hasReceipt: true,
  waitingMail: undefined,
  published: null,
};

test("a completely settled job has nothing to write, and no mail is in question", () => {
  expect(planJob(atRest, terms)).toEqual([]);
  expect(inQuestion(atRest, now)).toEqual({ receipt: null, waiting: null, note: false });
});

test("a new job gets its record, its receipt, its derived fields and its share", () => {
  const fresh = { ...atRest, job: waiting, record: null, counted: null, hasReceipt: false };
  expect(inQuestion(fresh, now).receipt).toBe("a-2-received");
  expect(namedWrites(planJob(fresh, terms))).toEqual([
    "set jobApprovals/a",
    "set mail/a-2-received",
    "update jobs/a",
    "count a",
  ]);
});

test.each<[string, Partial<JobSnapshot>]>([
  ["that exists", { hasReceipt: true }],
  ["of a job without a company", { company: null }],
  ["of an edit of a pending job", { record: { ...decided("pending"), revision: 1 } }],
])("a receipt %s is not written", (_which, fields) => {
  const plan = planJob({ ...atRest, record: null, hasReceipt: false, ...fields }, terms);
  expect(namedWrites(plan)).toEqual(["set jobApprovals/a"]);
});

test("an approval is recorded, mailed, carried out and counted", () => {
  const record = decided("approved");
  expect(namedWrites(planJob({ ...atRest, record }, terms))).toEqual([
    "set audit/a-2-approved",
    "set mail/a-2-approved",
    "update jobApprovals/a",
    "update jobs/a",
    "merge publishedJobs/a",
    "count a",
  ]);
});

test.each([
  ["for the first time", null, { type: "Construção Civil", at: now, firstAt: now }],
  ["again", { type: "Vendas", at: posted, firstAt: posted }, { type: "Construção Civil", at: now }],
  [
    "again, since before the first time was noted",
    { type: "Vendas", at: posted },
    { type: "Construção Civil", at: now },
  ],
])("a job that is listed %s keeps the instant of its first listing", (_when, published, merge) => {
  const snapshot = { ...atRest, record: decided("approved"), published };
  expect(inQuestion(snapshot, now).note).toBe(true);
  expect(planJob(snapshot, terms)).toContainEqual({ in: "publishedJobs", id: "a", merge });
  // Lists and alerts say the same day.
  const { update } = planJob(snapshot, terms).find(
    (write) => "in" in write && write.in === "jobs",
  ) as {
    update: Partial<Job>;
  };
  expect(update.postedAt).toEqual(published === null ? now : undefined);
});

test("a decision on an earlier job of the same id creates a new record", () => {
  const plan = planJob({ ...atRest, record: decided("approved"), isOfEarlierJob: true }, terms);
  expect(namedWrites(plan)).toEqual(["set jobApprovals/a"]);
});

test("a record follows a correction by the administrator", () => {
  const record = { ...decided("rejected"), revision: 1 };
  const job = { ...reconciledJob, approvalStatus: "rejected" as const };
  expect(planJob({ ...atRest, job, record }, terms)).toEqual([
    { in: "jobApprovals", id: "a", update: { revision: 2 } },
  ]);
});

test("a job of a company that was deleted for good is simply deleted", () => {
  expect(planJob({ ...atRest, company: null, hasTombstone: true }, terms)).toEqual([
    { in: "jobs", id: "a", delete: true },
  ]);
});

const told = { told: null, mail: { id: "a-2-approved", status: "approved" as const, notes: "" } };
const unsent = { delivery: null } as JobSnapshot["waitingMail"];

test.each<[string, JobSnapshot["waitingMail"], string[]]>([
  ["that is unsent is removed", unsent, ["delete mail/a-2-approved"]],
  ["that is deleted stays so", undefined, []],
])("of a deleted job, a mail %s", (_which, waitingMail, writes) => {
  const record = { ...decided("approved"), news: told };
  const deleted = { ...atRest, job: null, company: null, record, waitingMail };
  expect(inQuestion(deleted, now).waiting).toBe("a-2-approved");
  expect(namedWrites(planJob(deleted, terms))).toEqual([
    "delete jobApprovals/a",
    ...writes,
    "merge jobClosures/a",
    "count a",
  ]);
});

test.each<[string, Partial<JobSnapshot>, boolean]>([
  ["an imported job", {}, true],
  ["an imported job that was off the site", { counted: share }, false],
  ["an imported job that was never counted", { counted: null }, false],
  ["a company's job", { record: decided("approved") }, false],
])("whether the deletion of %s at once is noted", (_which, fields, isNoted) => {
  const published = { type: "Vendas", at: now, firstAt: now };
  const counted = { ...share, listed: true };
  const deleted = { ...atRest, job: null, company: null, record: null, counted, ...fields };
  expect(inQuestion(deleted, now).note).toBe(isNoted);
  const writes = namedWrites(planJob({ ...deleted, published }, terms));
  expect(writes.includes("update publishedJobs/a")).toBe(isNoted);
});

test("a deleted job without remains has nothing to write", () => {
  expect(planJob({ ...atRest, job: null, record: null, counted: null }, terms)).toEqual([]);
});
