import { beforeEach, expect, test } from "vitest";
import { reconcileJobEdit } from "../../functions/src/triggers/jobEdits/reconcileJobEdit.ts";
import { reconcileJob } from "../../functions/src/triggers/jobs/reconcileJob.ts";
import { aCompany, aJob, anEdit, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { db } from "../functions/functionsSuite.ts";
import { board, contextAt, documentsOf, paths } from "./workBoard.ts";

const seconds = (count: number) => new Date(now.getTime() + count * 1000);
const editRef = () => db.doc("jobEdits/padeiro");
const jobRef = () => db.doc("jobs/padeiro");
const recordRef = () => db.doc("jobApprovals/padeiro");

async function reconciled(at = now): Promise<Record<string, object>> {
  await reconcileJobEdit(contextAt(at), "padeiro");
  await reconcileJob(contextAt(at), "padeiro");
  await reconcileJobEdit(contextAt(at), "padeiro");
  return documentsOf();
}

function decide(status: string, at = seconds(5)) {
  return editRef().update({ status, decidedRevision: 1, updatedAt: at });
}

/** An approved job on the site with its own record, and an edit of it. */
beforeEach(async () => {
  await board({ "companies/padaria": aCompany(), "jobs/padeiro": aJob() });
  await reconcileJob(contextAt(), "padeiro");
  await recordRef().update({ status: "approved", updatedAt: now });
  await reconcileJob(contextAt(), "padeiro");
  await editRef().set(anEdit());
});

test("an edit goes with its job, and so does its unsent mail", async () => {
  await decide("rejected");
  expect(Object.keys(await reconciled())).toContain(
    `mail/padeiro-edit-1-rejected-${seconds(5).getTime()}`,
  );
  await jobRef().delete();
  const left = Object.keys(await reconciled());
  expect(left.filter((path) => path.startsWith("jobEdits/"))).toEqual([]);
  expect(left.filter((path) => path.includes("-edit-") && path.startsWith("mail/"))).toEqual([]);
});

test("an edit whose mail was sent keeps that mail when its job is deleted", async () => {
  await decide("rejected");
  await reconciled();
  const mail = `mail/padeiro-edit-1-rejected-${seconds(5).getTime()}`;
  await db.doc(mail).update({
    delivery: {
      state: "SUCCESS",
      attempts: 1,
      startTime: now,
      endTime: now,
      leaseExpireTime: null,
      error: null,
      info: null,
    },
  });
  await jobRef().delete();
  expect(await reconciled()).toHaveProperty([mail]);
});

test.each([
  ["another company's job", () => jobRef().update({ companyId: "outra" })],
  ["the administrator's job", () => jobRef().update({ companyId: null })],
])("an edit of %s is removed, approved or not, and changes nothing", async (_which, change) => {
  await change();
  await decide("approved");
  expect(await reconciled()).not.toHaveProperty(["jobEdits/padeiro"]);
  expect((await jobRef().get()).data()).toMatchObject({ title: aJob().title, revision: 1 });
});

test("an edit stays while its job comes to the site for the first time, and after", async () => {
  await board({
    "companies/padaria": { ...aCompany(), registerHold: true },
    "jobs/padeiro": aJob({ approved: true, approvalStatus: "approved" }),
    "jobEdits/padeiro": anEdit(),
  });
  await reconciled();
  await db.doc("companies/padaria").update({ registerHold: false });
  expect(await reconciled(seconds(60))).toMatchObject({
    "jobs/padeiro": { listed: true, postedAt: seconds(60).toISOString() },
    "jobEdits/padeiro": { status: "pending", open: true },
  });
});

test("an edit without a job and record is removed", async () => {
  await board({ "jobEdits/padeiro": anEdit() });
  await reconcileJobEdit(contextAt(), "padeiro");
  expect(await paths()).toEqual([]);
});

test("an edit of a job that is taken off the site is closed, and opens again with it", async () => {
  await reconciled();
  await recordRef().update({ status: "rejected", updatedAt: seconds(5) });
  await reconcileJob(contextAt(seconds(5)), "padeiro");
  expect((await reconciled())["jobEdits/padeiro"]).toMatchObject({
    status: "pending",
    open: false,
  });
  await recordRef().update({ status: "approved", updatedAt: seconds(9) });
  await reconcileJob(contextAt(seconds(9)), "padeiro");
  expect((await reconciled())["jobEdits/padeiro"]).toMatchObject({
    title: "Padeiro da noite",
    status: "pending",
    open: true,
  });
});

test("an approval of an edit whose job was taken off waits again, and nothing is published", async () => {
  await decide("approved");
  await jobRef().update({ approved: false, approvalStatus: "rejected", listed: false });
  await recordRef().update({ status: "rejected" });
  const documents = await reconciled();
  expect(documents["jobs/padeiro"]).toMatchObject({ title: aJob().title, listed: false });
  expect(documents["jobEdits/padeiro"]).toMatchObject({ status: "pending", open: false });
});

test("a job that is taken off while its edit is approved keeps its own text", async () => {
  await decide("approved");
  await recordRef().update({ status: "rejected", updatedAt: seconds(6) });
  const documents = await reconciled();
  expect(documents["jobs/padeiro"]).toMatchObject({
    title: aJob().title,
    approvalStatus: "rejected",
    listed: false,
  });
  expect(documents["jobEdits/padeiro"]).toMatchObject({ status: "pending", open: false });
});

test("an approval cannot overwrite a correction by the administrator that it did not include", async () => {
  await decide("approved");
  await jobRef().update({ salary: "R$ 1.900", revision: 2 });
  const documents = await reconciled();
  expect(documents["jobs/padeiro"]).toMatchObject({ salary: "R$ 1.900", revision: 2 });
  expect(documents["jobEdits/padeiro"]).toMatchObject({ status: "pending", jobRevision: 2 });
});

test("an approval that is undone before it is carried out changes nothing", async () => {
  await decide("approved");
  await decide("pending", seconds(6));
  const documents = await reconciled();
  expect(documents["jobs/padeiro"]).toMatchObject({ title: aJob().title, revision: 1 });
  expect(Object.keys(documents).filter((path) => path.includes("-edit"))).toEqual([]);
});

test("an approval stands and cannot be undone once the job has another text", async () => {
  await decide("approved");
  await reconciled();
  await jobRef().update({ salary: "R$ 1.900", revision: 3 });
  await decide("pending", seconds(60));
  const documents = await reconciled();
  expect(documents["jobs/padeiro"]).toMatchObject({ title: "Padeiro da noite", revision: 3 });
  expect(documents["jobEdits/padeiro"]).toMatchObject({
    status: "approved",
    updatedAt: seconds(5).toISOString(),
  });
  expect(await reconciled(seconds(90))).toEqual(documents);
});

test("an edit of a job without an approval record is carried out, too", async () => {
  await board({
    "companies/padaria": aCompany(),
    "jobs/padeiro": aJob({ ...approved, listed: true }),
    "jobEdits/padeiro": anEdit(),
  });
  await decide("approved");
  expect((await reconciled())["jobs/padeiro"]).toMatchObject({ title: "Padeiro da noite" });
});

test("a decision on the edit of a company without a row is carried out without a mail", async () => {
  await db.doc("companies/padaria").delete();
  await decide("approved");
  const documents = await reconciled();
  expect(documents["jobs/padeiro"]).toMatchObject({ title: "Padeiro da noite" });
  expect(Object.keys(documents).filter((path) => path.includes("mail/padeiro-edit"))).toEqual([]);
});
