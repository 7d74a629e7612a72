import { addDays } from "@vagas/functions/domain/dates";
import { jobSearchTerms } from "@vagas/functions/domain/job/jobSearch";
import { FieldValue } from "firebase-admin/firestore";
import { beforeEach, expect, test } from "vitest";
import { reconcileJob } from "../../functions/src/triggers/jobs/reconcileJob.ts";
import { aCompany, aJob, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { db } from "../functions/functionsSuite.ts";
import { board, contextAt, documentsOf, paths } from "./workBoard.ts";

const at = now.toISOString();
const later = addDays(now, 1);

async function reconciled(on = now): Promise<Record<string, object>> {
  await reconcileJob(contextAt(on), "padeiro");
  return documentsOf();
}

async function decide(status: "approved" | "rejected", adminNotes = ""): Promise<void> {
  await reconcileJob(contextAt(), "padeiro");
  await db.doc("jobApprovals/padeiro").update({ status, adminNotes });
}

const share = { type: "Comércio", location: "outros", listed: false, filled: false };
const none = {
  totalJobs: 0,
  openPositions: 0,
  recentlyFilled: 0,
  types: { Comércio: 0 },
  categoryTotal: { Comércio: 1 },
  categoryActive: { Comércio: 0 },
};

beforeEach(() => board({ "companies/padaria": aCompany(), "jobs/padeiro": aJob() }));

test("a new job gets a pending record, is counted, and its company is told", async () => {
  const {
    "companies/padaria": _company,
    "jobs/padeiro": job,
    "mail/padeiro-1-received": mail,
    ...rest
  } = await reconciled();
  expect(rest).toEqual({
    "jobApprovals/padeiro": {
      jobId: "padeiro",
      companyId: "padaria",
      revision: 1,
      status: "pending",
      adminNotes: "",
      createdAt: at,
      updatedAt: at,
    },
    "stats/public": none,
    "stats/public/shares/padeiro": share,
  });
  expect(job).toMatchObject({
    listed: false,
    approved: false,
    approvalStatus: "pending",
    updatedAt: at,
    searchTerms: jobSearchTerms({
      title: "Vendedor de balcão",
      company: "Mercado Araguaia",
      location: "Confresa",
    }),
  });
  expect(mail).toMatchObject({
    to: ["padaria@empresa.example"],
    message: { subject: "Recebemos sua vaga: Vendedor de balcão" },
    createdAt: at,
    delivery: null,
  });
});

test("a reconciled job stays as it is, also a day later", async () => {
  const first = await reconciled();
  expect(await reconciled(later)).toEqual(first);
});

test("an approval lists the job, with its notes in the audit, and its company is told", async () => {
  await decide("approved", "Bom anúncio.");
  const documents = await reconciled(later);
  expect(documents["jobs/padeiro"]).toMatchObject({
    approved: true,
    approvalStatus: "approved",
    listed: true,
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
  expect(documents["publishedJobs/padeiro"]).toEqual({ type: "Comércio", at: later.toISOString() });
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

test("an edit of a pending job reopens its record without a mail", async () => {
  await reconciled();
  await db.doc("jobs/padeiro").update({ revision: 2 });
  const documents = await reconciled(later);
  expect(documents["jobApprovals/padeiro"]).toMatchObject({
    revision: 2,
    status: "pending",
    createdAt: later.toISOString(),
  });
  expect(Object.keys(documents).filter((path) => path.startsWith("mail/"))).toEqual([
    "mail/padeiro-1-received",
  ]);
});

test("an edit of a decided job causes a mail to its company", async () => {
  await decide("rejected");
  await reconciled();
  await db.doc("jobs/padeiro").update({ revision: 2, approvalStatus: "pending" });
  const documents = await reconciled(later);
  expect(documents["mail/padeiro-2-received"]).toMatchObject({
    message: { subject: "Recebemos as mudanças da vaga: Vendedor de balcão" },
  });
  expect(documents["jobApprovals/padeiro"]).toMatchObject({ revision: 2, status: "pending" });
});

test("a decision on an older revision decides nothing", async () => {
  await decide("approved");
  await db.doc("jobs/padeiro").update({ revision: 2 });
  expect((await reconciled())["jobs/padeiro"]).toMatchObject({
    approved: false,
    approvalStatus: "pending",
    listed: false,
  });
});

test("a decision on an earlier job of the same id decides nothing", async () => {
  await decide("approved");
  const job = (await db.doc("jobs/padeiro").get()).data()!;
  await db.doc("jobs/padeiro").delete();
  await db.doc("jobs/padeiro").set(job);
  const documents = await reconciled();
  expect(documents["jobs/padeiro"]).toMatchObject({ approvalStatus: "pending", listed: false });
  expect(documents["jobApprovals/padeiro"]).toMatchObject({ status: "pending" });
});

test("a job of an inactive company is approved and not listed", async () => {
  await db.doc("companies/padaria").update({ active: false });
  await decide("approved");
  const documents = await reconciled();
  expect(documents["jobs/padeiro"]).toMatchObject({ approved: true, listed: false });
  expect(documents["publishedJobs/padeiro"]).toBeUndefined();
});

test("a job whose company has no row is neither listed nor written about", async () => {
  await db.doc("companies/padaria").delete();
  await decide("approved");
  const documents = await reconciled();
  expect(documents["jobs/padeiro"]).toMatchObject({ approved: true, listed: false });
  expect(Object.keys(documents).filter((path) => path.startsWith("mail/"))).toEqual([]);
});

test("a job written while its company was being deleted is deleted with it", async () => {
  await board({ "tombstones/padaria": { deletedAt: now }, "jobs/padeiro": aJob() });
  await reconciled();
  expect(await paths()).toEqual(["tombstones/padaria"]);
});

test("a tombstone beside an existing row deletes no job, nor does another company's", async () => {
  await board({
    "companies/padaria": aCompany(),
    "tombstones/padaria": { deletedAt: now },
    "jobs/padeiro": aJob(),
  });
  expect((await reconciled())["jobs/padeiro"]).toBeDefined();
  await board({ "tombstones/outra": { deletedAt: now }, "jobs/padeiro": aJob() });
  expect((await reconciled())["jobs/padeiro"]).toBeDefined();
});

test("a job of the administrator is listed without a company, and without a mail", async () => {
  await board({ "jobs/padeiro": aJob({ ...approved, companyId: null }) });
  const documents = await reconciled();
  expect(documents["jobs/padeiro"]).toMatchObject({ listed: true });
  expect(Object.keys(documents)).toEqual([
    "jobs/padeiro",
    "publishedJobs/padeiro",
    "stats/public",
    "stats/public/shares/padeiro",
  ]);
});

test("the first publication date survives while a job is hidden, and is new when it returns", async () => {
  await decide("approved");
  await reconciled();
  await db.doc("jobs/padeiro").update({ expiresAt: addDays(now, -1) });
  expect((await reconciled(later))["publishedJobs/padeiro"]).toEqual({ type: "Comércio", at });
  await db.doc("jobs/padeiro").update({ expiresAt: addDays(now, 9), type: "Saúde" });
  expect((await reconciled(later))["publishedJobs/padeiro"]).toEqual({
    type: "Saúde",
    at: later.toISOString(),
  });
});

test("a job that changes place and type is counted by the new ones", async () => {
  await decide("approved");
  await reconciled();
  await db.doc("jobs/padeiro").update({ type: "Saúde", location: "Vila Rica" });
  const documents = await reconciled();
  expect(documents["stats/public"]).toEqual({
    totalJobs: 1,
    openPositions: 1,
    recentlyFilled: 0,
    types: { Comércio: 0, Saúde: 1 },
    locations: { Confresa: 0, "Vila Rica": 1 },
    categoryTotal: { Comércio: 0, Saúde: 1 },
    categoryActive: { Comércio: 0, Saúde: 1 },
  });
  expect(documents["stats/public/shares/padeiro"]).toEqual({
    type: "Saúde",
    location: "Vila Rica",
    listed: true,
    filled: false,
  });
  expect(documents["jobs/padeiro"]).toMatchObject({ category: "Saúde" });
});

test.each([
  [
    { filled: true },
    { totalJobs: 1, openPositions: 0, recentlyFilled: 1, categoryActive: { Comércio: 0 } },
  ],
  [{ type: "Saúde" as const }, { totalJobs: 1, types: { Comércio: 0, Saúde: 1 } }],
  [{ location: "Vila Rica" }, { totalJobs: 1, locations: { Confresa: 0, "Vila Rica": 1 } }],
])("a listed job with %j has these counts", async (fields, counts) => {
  await decide("approved");
  await reconciled();
  await db.doc("jobs/padeiro").update(fields);
  expect((await reconciled())["stats/public"]).toMatchObject(counts);
});

test("a job that is taken off leaves lists and counts, and returns without a new decision", async () => {
  await decide("approved");
  const before = await reconciled();
  await db.doc("jobs/padeiro").update({ paused: true });
  const off = await reconciled();
  expect(off["jobs/padeiro"]).toMatchObject({ listed: false, approved: true });
  expect(off["jobApprovals/padeiro"]).toEqual(before["jobApprovals/padeiro"]);
  expect(off["stats/public"]).toMatchObject({ totalJobs: 0, openPositions: 0 });
  await db.doc("jobs/padeiro").update({ paused: false });
  const back = await reconciled(later);
  expect(back["jobs/padeiro"]).toEqual({ ...before["jobs/padeiro"], paused: false });
  expect(back["stats/public"]).toEqual(before["stats/public"]);
});

test("a job that was taken off stays off when its company is activated again", async () => {
  await decide("approved");
  await db.doc("jobs/padeiro").update({ paused: true });
  await db.doc("companies/padaria").update({ active: false });
  await reconciled();
  await db.doc("companies/padaria").update({ active: true });
  expect((await reconciled())["jobs/padeiro"]).toMatchObject({ approved: true, listed: false });
});

test("a company's note of its own deletion stays when the job leaves the counts", async () => {
  await decide("approved");
  await reconciled();
  await db.doc("jobs/padeiro").delete();
  const written = { companyId: "padaria", title: "Padeiro", byCompany: true };
  await db.doc("jobClosures/padeiro").set({ ...written, closedAt: now });
  expect((await reconciled(later))["jobClosures/padeiro"]).toEqual({
    ...written,
    closedAt: later.toISOString(),
  });
});

test("a deleted job takes its record and counts along, and its deletion date is noted once", async () => {
  await decide("approved");
  await reconciled();
  await db.doc("jobs/padeiro").delete();
  const documents = await reconciled(later);
  expect(Object.keys(documents).filter((path) => path.endsWith("padeiro"))).toEqual([
    "jobClosures/padeiro",
    "publishedJobs/padeiro",
  ]);
  expect(documents["jobClosures/padeiro"]).toEqual({ closedAt: later.toISOString() });
  expect(documents["stats/public"]).toEqual({
    ...none,
    locations: { Confresa: 0 },
    categoryTotal: { Comércio: 0 },
  });
  expect(await reconciled(addDays(later, 1))).toEqual(documents);
});

test("a job without a record leaves nothing when it is deleted", async () => {
  await board({});
  await reconciled();
  expect(await paths()).toEqual([]);
});
