import { FieldValue } from "firebase-admin/firestore";
import { beforeEach, expect, test } from "vitest";
import { addDays } from "@vagas/functions/domain/dates";
import { reconcileJob } from "../../functions/src/triggers/jobs/reconcileJob.ts";
import { aJob } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { db } from "../functions/functionsSuite.ts";
import { at, decide, givenOneJob, later, reconciled } from "./oneJob.ts";
import { contextAt, documentsOf } from "./workBoard.ts";

beforeEach(givenOneJob);

test("an approval lists the job, with its notes in the audit, and its company is told", async () => {
  await decide("approved", "Bom anúncio.");
  const documents = await reconciled(later);
  expect(documents["jobs/padeiro"]).toMatchObject({
    approved: true,
    approvalStatus: "approved",
    listed: true,
    postedAt: later.toISOString(),
    updatedAt: later.toISOString(),
  });
  expect(documents["audit/padeiro-1-approved"]).toEqual({
    actor: "admin",
    action: "approved",
    collection: "jobs",
    documentId: "padeiro",
    notes: "Bom anúncio.",
    at: later.toISOString(),
  });
  expect(documents["mail/padeiro-1-approved"]).toMatchObject({
    to: ["padaria@empresa.example"],
    message: {
      subject: "Sua vaga foi aprovada: Vendedor de balcão",
      text: expect.stringContaining("Bom anúncio."),
    },
  });
  expect(documents["publishedJobs/padeiro"]).toEqual({
    type: "Comércio",
    at: later.toISOString(),
    firstAt: later.toISOString(),
  });
  expect(documents["stats/public"]).toMatchObject({
    totalJobs: 1,
    openPositions: 1,
    types: { Comércio: 1 },
    locations: { Confresa: 1 },
    categoryTotal: { Comércio: 1 },
    categoryActive: { Comércio: 1 },
  });
  expect(documents["jobApprovals/padeiro"]).toMatchObject({ status: "approved", createdAt: at });
});

test("a refusal lists nothing, with its notes in the audit, and its company is told", async () => {
  await decide("rejected", "Diga o horário.");
  const documents = await reconciled(later);
  expect(documents["jobs/padeiro"]).toMatchObject({
    approved: false,
    approvalStatus: "rejected",
    listed: false,
    updatedAt: later.toISOString(),
  });
  expect(documents["audit/padeiro-1-rejected"]).toMatchObject({
    action: "rejected",
    notes: "Diga o horário.",
  });
  expect(documents["mail/padeiro-1-rejected"]).toMatchObject({
    message: {
      subject: "Sua vaga não foi aprovada: Vendedor de balcão",
      text: expect.stringContaining("Diga o horário."),
    },
  });
  expect(documents["publishedJobs/padeiro"]).toBeUndefined();
});

test("a decision causes one mail and one audit entry", async () => {
  await decide("approved");
  const first = await reconciled();
  expect(await reconciled(later)).toEqual(first);
});

test("an existing mail about a decision is not written again", async () => {
  await decide("approved");
  await reconciled();
  await db.doc("jobs/padeiro").update({ approved: false, approvalStatus: "pending" });
  await db.doc("mail/padeiro-1-approved").update({ "message.subject": "sent" });
  expect((await reconciled(later))["mail/padeiro-1-approved"]).toMatchObject({
    message: { subject: "sent" },
  });
});

/** Decides at a distinct time, as the rules demand, and lets functions follow. */
async function decideAt(at: Date, status: "pending" | "approved" | "rejected", adminNotes = "") {
  await reconcileJob(contextAt(at), "padeiro");
  await db.doc("jobApprovals/padeiro").update({ status, adminNotes, updatedAt: at });
  await reconcileJob(contextAt(at), "padeiro");
  await reconcileJob(contextAt(at), "padeiro");
  return documentsOf();
}

const seconds = (count: number) => new Date(now.getTime() + count * 1000);
const sent = {
  state: "SUCCESS",
  attempts: 1,
  startTime: now,
  endTime: now,
  leaseExpireTime: null,
  error: null,
  info: null,
};
const mailsIn = (documents: Record<string, object>) =>
  Object.keys(documents).filter((path) => path.startsWith("mail/"));

test("the mail about a decision waits until the decision can no longer be undone silently", async () => {
  const documents = await decideAt(now, "approved");
  expect(documents["mail/padeiro-1-approved"]).toMatchObject({
    notBefore: seconds(15).toISOString(),
  });
});

test("an approval that is undone takes the job off the site and removes its mail", async () => {
  await decideAt(now, "approved");
  const documents = await decideAt(seconds(5), "pending");
  expect(documents["jobs/padeiro"]).toMatchObject({
    approved: false,
    approvalStatus: "pending",
    listed: false,
  });
  expect(documents["stats/public"]).toMatchObject({ totalJobs: 0, openPositions: 0 });
  expect(mailsIn(documents)).toEqual(["mail/padeiro-1-received"]);
  expect(documents[`audit/padeiro-1-undone-${seconds(5).getTime()}`]).toMatchObject({
    action: "undone",
    actor: "admin",
  });
});

test("an undone decision is made again, and told once", async () => {
  await decideAt(now, "approved");
  await decideAt(seconds(5), "pending");
  const again = `padeiro-1-rejected-${seconds(8).getTime()}`;
  const documents = await decideAt(seconds(8), "rejected", "Diga o horário.");
  expect(documents["jobs/padeiro"]).toMatchObject({ approvalStatus: "rejected", listed: false });
  expect(mailsIn(documents)).toEqual(["mail/padeiro-1-received", `mail/${again}`]);
  expect(documents[`mail/${again}`]).toMatchObject({
    message: { subject: "Sua vaga não foi aprovada: Vendedor de balcão" },
    notBefore: seconds(23).toISOString(),
  });
  expect(documents[`audit/${again}`]).toMatchObject({ notes: "Diga o horário." });
});

test("a told approval is corrected when it is undone, and again by the next decision", async () => {
  await decideAt(now, "approved");
  await db.doc("mail/padeiro-1-approved").update({ delivery: sent });
  const undone = `mail/padeiro-1-undone-${seconds(60).getTime()}`;
  const documents = await decideAt(seconds(60), "pending");
  expect(documents[undone]).toMatchObject({
    message: { subject: "Sua vaga voltou para análise: Vendedor de balcão" },
  });
  // Approved again before that mail is sent: what the company read is true.
  expect(mailsIn(await decideAt(seconds(65), "approved"))).toEqual([
    "mail/padeiro-1-approved",
    "mail/padeiro-1-received",
  ]);
});

test("a job that was on the site keeps its first day, whatever is decided again", async () => {
  await decideAt(later, "approved");
  await decideAt(addDays(later, 1), "rejected");
  const documents = await decideAt(addDays(later, 2), "approved");
  expect(documents["jobs/padeiro"]).toMatchObject({ listed: true, postedAt: later.toISOString() });
});

test("an approval that is undone at once leaves no first day: the next one is news, and shows its own", async () => {
  await decideAt(now, "approved");
  await decideAt(seconds(5), "pending");
  const documents = await decideAt(later, "approved");
  const at = later.toISOString();
  expect(documents["jobs/padeiro"]).toMatchObject({ listed: true, postedAt: at });
  expect(documents["publishedJobs/padeiro"]).toMatchObject({ at, firstAt: at });
});

test("a job is taken off the site later, and its company is told of the new decision", async () => {
  await decideAt(now, "approved");
  await db.doc("mail/padeiro-1-approved").update({ delivery: sent });
  const documents = await decideAt(later, "rejected", "Cobra taxa.");
  expect(documents["jobs/padeiro"]).toMatchObject({ approvalStatus: "rejected", listed: false });
  expect(documents[`mail/padeiro-1-rejected-${later.getTime()}`]).toMatchObject({
    message: {
      subject: "Sua vaga foi tirada do ar: Vendedor de balcão",
      text: expect.stringContaining("Cobra taxa."),
    },
  });
});

test("a refused job is approved later, even if the first decision was not recorded", async () => {
  await decideAt(now, "rejected");
  await db.doc("jobApprovals/padeiro").update({ news: FieldValue.delete() });
  const documents = await decideAt(later, "approved");
  expect(documents["jobs/padeiro"]).toMatchObject({ approved: true, listed: true });
  expect(documents[`mail/padeiro-1-approved-${later.getTime()}`]).toMatchObject({
    message: { text: expect.stringContaining("Antes avisamos que ela não tinha sido aprovada") },
  });
});

test("the text of the decision stays with the record, and is there when the job comes again", async () => {
  await decideAt(now, "rejected", "Diga o horário.");
  await db
    .doc("jobs/padeiro")
    .update({ title: "Padeiro da noite", revision: 2, approvalStatus: "pending" });
  const documents = await reconciled(later);
  expect(documents["jobApprovals/padeiro"]).toMatchObject({
    status: "pending",
    revision: 2,
    decided: {
      status: "rejected",
      revision: 1,
      adminNotes: "Diga o horário.",
      at,
      content: { title: "Vendedor de balcão", description: aJob().description },
    },
  });
});

test("a record follows a correction by the administrator, and can be decided on again", async () => {
  await decideAt(now, "approved");
  await db.doc("jobs/padeiro").update({ title: "Padeiro da noite", revision: 2 });
  expect((await reconciled(later))["jobApprovals/padeiro"]).toMatchObject({
    revision: 2,
    status: "approved",
  });
  expect((await decideAt(later, "rejected"))["jobs/padeiro"]).toMatchObject({
    approvalStatus: "rejected",
    listed: false,
  });
});

test("a deleted job takes its unsent mail along", async () => {
  await decideAt(now, "approved");
  await db.doc("jobs/padeiro").delete();
  expect(mailsIn(await reconciled(seconds(3)))).toEqual(["mail/padeiro-1-received"]);
});

test("a deleted job leaves the sent mail", async () => {
  await decideAt(now, "approved");
  await db.doc("mail/padeiro-1-approved").update({ delivery: sent });
  await db.doc("jobs/padeiro").delete();
  expect(mailsIn(await reconciled(seconds(3)))).toContain("mail/padeiro-1-approved");
});
