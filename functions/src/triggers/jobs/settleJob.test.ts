import { expect, test } from "vitest";
import type { Job } from "../../domain/job/job.ts";
import type { JobApproval } from "../../domain/job/jobApproval.ts";
import { applyDecision, changedFields, settle } from "./settleJob.ts";

const posted = new Date("2026-11-01T12:00:00Z");
const now = new Date("2026-11-21T12:00:00Z");
const later = new Date("2026-11-22T12:00:00Z");

const waiting: Job = {
  id: "a",
  title: "Pedreiro",
  company: "Obra",
  companyId: "c",
  location: "Confresa",
  description: "Construção de casas.",
  requirements: "",
  type: "Construção Civil",
  category: "Construção Civil",
  salary: "A combinar",
  contactWhatsapp: "5566999990001",
  urgent: false,
  filled: false,
  educationLevel: null,
  contractType: null,
  workload: null,
  experienceLevel: null,
  acceptNoExperience: false,
  benefits: [],
  revision: 2,
  approved: false,
  approvalStatus: "pending",
  postedAt: posted,
  expiresAt: new Date("2026-12-01T12:00:00Z"),
  updatedAt: posted,
  listed: false,
  searchTerms: [],
};

function decided(status: JobApproval["status"]): JobApproval {
  return {
    jobId: "a",
    companyId: "c",
    revision: 2,
    status,
    adminNotes: "",
    createdAt: posted,
    updatedAt: posted,
  };
}

test("a decision dates the job anew, once", () => {
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

test("a decision that was written down by half is written whole", () => {
  expect(
    applyDecision({ ...waiting, approvalStatus: "approved" }, decided("approved"), now),
  ).toMatchObject({ approved: true, updatedAt: now });
});

test("a decision that is taken back takes the job back to where it waited", () => {
  const approved = applyDecision(waiting, decided("approved"), now);
  expect(applyDecision(approved, decided("pending"), later)).toEqual({
    ...waiting,
    updatedAt: later,
  });
});

test.each([
  ["no record", null],
  ["a record that waits", decided("pending")],
])("%s decides nothing", (_what, approval) => {
  expect(applyDecision(waiting, approval, now)).toBe(waiting);
});

test.each([
  ["an approved job of an active company", {}, true, true],
  ["one of an inactive company", {}, false, false],
  ["one at the instant of its deadline", { expiresAt: now }, true, false],
  ["one that waits", { approved: false }, true, false],
])("whether %s is listed", (_which, fields, active, listed) => {
  expect(settle({ ...waiting, approved: true, ...fields }, active, now).listed).toBe(listed);
});

test("a job that is settled already has nothing to write, its dates included", () => {
  const settled = settle(waiting, true, now);
  expect(
    changedFields(settled, { ...settle(settled, true, now), updatedAt: new Date(posted) }),
  ).toBeNull();
});

test("what is written of a job is never what people typed", () => {
  expect(
    Object.keys(
      changedFields(waiting, {
        ...settle(applyDecision(waiting, decided("approved"), now), true, now),
        title: "x",
        filled: true,
      })!,
    ).sort(),
  ).toEqual(["approvalStatus", "approved", "listed", "searchTerms", "updatedAt"]);
});
