import { expect, test } from "vitest";
import type { Job } from "../../domain/job/job.ts";
import type { JobEdit } from "../../domain/job/jobEdit.ts";
import { buildEdit, buildJob, buildJobContent, onSite } from "../../domain/testing/buildJob.ts";
import { isOrphan, planEdit } from "./planEdit.ts";

const at = new Date("2026-11-21T16:00:00Z");
const later = new Date("2026-11-21T17:00:00Z");
const old = buildJobContent({ title: "Padeiro" });
const job: Job = {
  id: "padeiro",
  ...buildJob({
    ...old,
    ...onSite,
    companyId: "padaria",
    revision: 3,
    postedAt: at,
    expiresAt: later,
    updatedAt: at,
  }),
};
const waiting: JobEdit = {
  id: "padeiro",
  ...buildEdit("padaria", {
    ...old,
    title: "Padeiro da noite",
    jobRevision: 3,
    revision: 2,
    createdAt: later,
    updatedAt: later,
  }),
};
const approved: JobEdit = { ...waiting, status: "approved", decidedRevision: 2 };
/** Approved, and carried out. */
const applied: JobEdit = {
  ...approved,
  jobRevision: 4,
  applied: { revision: 2, replaced: old },
  decided: { revision: 2, status: "approved", adminNotes: "", at: later },
};
const changed: Job = { ...job, revision: 4, title: "Padeiro da noite" };

test.each<[string, JobEdit, Job | undefined, boolean]>([
  ["of an existing job", waiting, job, false],
  ["of a deleted job", waiting, undefined, true],
  ["of another company's job", waiting, { ...job, companyId: "outra" }, true],
  ["of the administrator's job", waiting, { ...job, companyId: null }, true],
  [
    "of a job that was listed for the first time later",
    { ...waiting, createdAt: at },
    { ...job, postedAt: later },
    false,
  ],
])("an edit %s", (_which, edit, of, orphan) => {
  expect(isOrphan(edit, of)).toBe(orphan);
});

test("a pending edit changes no text", () => {
  expect(planEdit(waiting, job)).toMatchObject({
    text: null,
    fields: { status: "pending", open: true, jobRevision: 3, applied: null },
  });
});

test("a pending edit follows the job's new text", () => {
  expect(planEdit(waiting, { ...job, revision: 5 }).fields).toMatchObject({
    status: "pending",
    jobRevision: 5,
  });
});

test("an edit of a job that is off the site again is closed, and keeps its text", () => {
  const off: Job = { ...job, approved: false, approvalStatus: "rejected" };
  expect(planEdit(waiting, off)).toMatchObject({
    text: null,
    fields: { status: "pending", open: false },
  });
});

test("an approval becomes the job's text, and keeps the previous one", () => {
  expect(planEdit(approved, job)).toMatchObject({
    text: "apply",
    fields: { status: "approved", jobRevision: 4, applied: { revision: 2, replaced: old } },
  });
});

test("an approval that was carried out changes nothing, whatever happened to the job since", () => {
  for (const of of [changed, { ...changed, revision: 7 }, { ...changed, approved: false }])
    expect(planEdit(applied, of)).toMatchObject({
      text: null,
      fields: { status: "approved", jobRevision: 4, applied: applied.applied },
    });
});

test.each<[string, JobEdit, Job]>([
  ["about an earlier text of the job", approved, { ...job, revision: 4 }],
  ["of a job that was taken off", approved, { ...job, approved: false }],
  ["about an earlier text of the edit", { ...approved, decidedRevision: 1 }, job],
])("an approval %s waits again", (_which, edit, of) => {
  expect(planEdit(edit, of)).toMatchObject({
    text: null,
    fields: {
      status: "pending",
      decidedRevision: null,
      adminNotes: "",
      jobRevision: of.revision,
      applied: null,
    },
  });
});

test.each(["pending", "rejected"] as const)(
  "an approval that becomes %s restores the job's text",
  (status) => {
    expect(planEdit({ ...applied, status }, changed)).toMatchObject({
      text: "restore",
      fields: { status, jobRevision: 5, applied: null },
    });
  },
);

test.each<[string, JobEdit, Job]>([
  ["after the job got another text", applied, { ...changed, revision: 5 }],
  ["without the previous text", { ...applied, applied: { revision: 2, replaced: null } }, changed],
])("an approval that is taken back %s stands", (_when, edit, of) => {
  expect(planEdit({ ...edit, status: "pending", updatedAt: new Date(0) }, of)).toMatchObject({
    text: null,
    fields: { status: "approved", decidedRevision: 2, updatedAt: later, jobRevision: 4 },
  });
});

test("rewriting an approved edit forgets what it replaced", () => {
  expect(planEdit({ ...applied, revision: 3, status: "pending" }, changed)).toMatchObject({
    text: null,
    fields: { status: "pending", jobRevision: 4, applied: null },
  });
});

test("a refusal leaves the job alone", () => {
  expect(planEdit({ ...waiting, status: "rejected", decidedRevision: 2 }, job)).toMatchObject({
    text: null,
    fields: { status: "rejected", open: true, applied: null },
  });
});
