import type { JobEdit } from "@vagas/functions/domain/job/jobEdit";
import { jobSearchTerms } from "@vagas/functions/domain/jobList/jobSearch";
import { beforeEach, expect, test } from "vitest";
import { reconcileJobEdit } from "../../functions/src/triggers/jobEdits/reconcileJobEdit.ts";
import { noteJobChange } from "../../functions/src/triggers/jobs/noteJobChange.ts";
import { reconcileJob } from "../../functions/src/triggers/jobs/reconcileJob.ts";
import { aCompany, aJob, anEdit, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { db } from "../functions/functionsSuite.ts";
import { board, contextAt, documentsOf } from "./workBoard.ts";

const seconds = (count: number) => new Date(now.getTime() + count * 1000);
const editRef = () => db.doc("jobEdits/padeiro");
const jobRef = () => db.doc("jobs/padeiro");

/** Handles the events of both documents until nothing changes any more. */
async function reconciled(at = now): Promise<Record<string, object>> {
  for (let round = 0; round < 2; round++) {
    await reconcileJob(contextAt(at), "padeiro");
    await reconcileJobEdit(contextAt(at), "padeiro");
  }
  return documentsOf();
}

async function decide(at: Date, status: JobEdit["status"], adminNotes = "") {
  const { revision } = (await editRef().get()).data()!;
  await editRef().update({ status, adminNotes, decidedRevision: revision, updatedAt: at });
  return reconciled(at);
}

const mailsIn = (documents: Record<string, object>) =>
  Object.keys(documents).filter((path) => path.startsWith("mail/"));
const mailOf = (word: string, at: Date, revision = 1) =>
  `mail/padeiro-edit-${revision}-${word}-${at.getTime()}`;
const sent = { state: "SUCCESS", attempts: 1, startTime: now, endTime: now };
const delivered = { ...sent, leaseExpireTime: null, error: null, info: null };

const old = { title: "Vendedor de balcão", salary: "A combinar" };
const wanted = { title: "Padeiro da noite", salary: "R$ 2.000" };

/** An approved job on the site, and a pending edit of it. */
beforeEach(async () => {
  await board({ "companies/padaria": aCompany(), "jobs/padeiro": aJob(old) });
  await reconcileJob(contextAt(), "padeiro");
  await db.doc("jobApprovals/padeiro").update({ status: "approved", updatedAt: now });
  await reconcileJob(contextAt(), "padeiro");
  for (const { id } of (await db.collection("mail").get()).docs)
    await db.doc(`mail/${id}`).delete();
  await editRef().set(anEdit(wanted));
});

test("a pending edit leaves the public text alone and causes no mail", async () => {
  const documents = await reconciled(seconds(5));
  expect(documents["jobs/padeiro"]).toMatchObject({ ...old, revision: 1, listed: true });
  expect(documents["jobEdits/padeiro"]).toMatchObject({ status: "pending", open: true });
  expect(mailsIn(documents)).toEqual([]);
});

test("an approved edit becomes the public text, and the job stays on the site", async () => {
  const documents = await decide(seconds(5), "approved", "Bom texto.");
  expect(documents["jobs/padeiro"]).toMatchObject({
    ...wanted,
    revision: 2,
    approved: true,
    approvalStatus: "approved",
    listed: true,
    updatedAt: seconds(5).toISOString(),
    searchTerms: jobSearchTerms({ ...aJob(), ...wanted }),
  });
  expect(documents["jobApprovals/padeiro"]).toMatchObject({
    status: "approved",
    revision: 2,
    adminNotes: "",
    updatedAt: now.toISOString(),
    decided: {
      status: "approved",
      revision: 2,
      adminNotes: "Bom texto.",
      at: seconds(5).toISOString(),
      content: wanted,
    },
  });
  expect(documents["jobEdits/padeiro"]).toMatchObject({
    status: "approved",
    jobRevision: 2,
    applied: { revision: 1, replaced: old },
  });
  expect(documents["audit/padeiro-2-edit"]).toMatchObject({
    actor: "admin",
    action: "editApproved",
    collection: "jobs",
    documentId: "padeiro",
    notes: "Bom texto.",
  });
  expect(documents[mailOf("approved", seconds(5))]).toMatchObject({
    to: ["padaria@empresa.example"],
    message: {
      subject: "Sua alteração foi aprovada: Padeiro da noite",
      text: expect.stringContaining("Bom texto."),
    },
    notBefore: seconds(20).toISOString(),
  });
});

test("a decision that was carried out stays, however often its events come", async () => {
  const first = await decide(seconds(5), "approved");
  expect(await reconciled(seconds(90))).toEqual(first);
});

test("the new text is in the audit as a decision, not as the administrator's edit", async () => {
  await decide(seconds(5), "approved");
  const change = (revision: number) => ({
    exists: true,
    get: (field: string) =>
      ({ companyId: "padaria", revision, filled: false, approvalStatus: "approved" })[field],
  });
  const event = { id: "event", time: now.toISOString(), deletedBy: "admin" };
  await noteJobChange(contextAt(), event, "padeiro", change(1), change(2));
  expect(await documentsOf("audit/event")).toEqual({});
  await noteJobChange(contextAt(), event, "padeiro", change(2), change(3));
  expect(await documentsOf("audit/event")).toMatchObject({
    "audit/event-edited": { actor: "admin" },
  });
});

test("an approval that is undone restores the job's text and removes its mail", async () => {
  await decide(seconds(5), "approved");
  const documents = await decide(seconds(9), "pending");
  expect(documents["jobs/padeiro"]).toMatchObject({ ...old, revision: 3, listed: true });
  expect(documents["jobApprovals/padeiro"]).toMatchObject({
    status: "approved",
    revision: 3,
    decided: { revision: 3, content: old },
  });
  expect(documents["jobEdits/padeiro"]).toMatchObject({
    ...wanted,
    status: "pending",
    jobRevision: 3,
    applied: null,
  });
  expect(documents["audit/padeiro-3-edit"]).toMatchObject({ action: "editUndone" });
  expect(mailsIn(documents)).toEqual([]);
});

test("an undone decision is made again, and told once", async () => {
  await decide(seconds(5), "approved");
  await decide(seconds(9), "pending");
  const documents = await decide(seconds(12), "approved");
  expect(documents["jobs/padeiro"]).toMatchObject({ ...wanted, revision: 4 });
  expect(mailsIn(documents)).toEqual([mailOf("approved", seconds(12))]);
});

test("a told approval is corrected when it is reversed later, and the old text is back", async () => {
  await decide(seconds(5), "approved");
  await db.doc(mailOf("approved", seconds(5))).update({ delivery: delivered });
  const documents = await decide(seconds(90), "rejected", "Cobra taxa.");
  expect(documents["jobs/padeiro"]).toMatchObject({ ...old, revision: 3, listed: true });
  expect(documents[mailOf("rejected", seconds(90))]).toMatchObject({
    message: { text: expect.stringContaining("Antes avisamos que ela tinha sido aprovada") },
  });
  expect(documents["audit/padeiro-3-edit"]).toMatchObject({
    action: "editRejected",
    notes: "Cobra taxa.",
  });
});

test("a refused edit keeps its notes, and the public text is untouched", async () => {
  const documents = await decide(seconds(5), "rejected", "Diga o horário.");
  expect(documents["jobs/padeiro"]).toMatchObject({ ...old, revision: 1, listed: true });
  expect(documents["jobEdits/padeiro"]).toMatchObject({
    ...wanted,
    status: "rejected",
    adminNotes: "Diga o horário.",
  });
  const word = `padeiro-edit-1-rejected-${seconds(5).getTime()}`;
  expect(documents[`audit/${word}`]).toMatchObject({ action: "editRejected" });
  expect(documents[`mail/${word}`]).toMatchObject({
    message: { text: expect.stringContaining("Diga o horário.") },
  });
  expect(await reconciled(seconds(90))).toEqual(documents);
});

test("a refusal that is undone before its mail is sent is told to nobody", async () => {
  await decide(seconds(5), "rejected");
  const documents = await decide(seconds(9), "pending");
  expect(mailsIn(documents)).toEqual([]);
  expect(documents["jobEdits/padeiro"]).toMatchObject({ status: "pending", open: true });
});

test("a rewritten edit is refused again in the same words, and told again", async () => {
  await decide(seconds(5), "rejected", "Diga o horário.");
  await db.doc(mailOf("rejected", seconds(5))).update({ delivery: delivered });
  await editRef().set(
    anEdit({ ...wanted, revision: 2, createdAt: seconds(60), updatedAt: seconds(60) }),
    { merge: true },
  );
  expect(mailsIn(await reconciled(seconds(60)))).toHaveLength(1);
  const documents = await decide(seconds(90), "rejected", "Diga o horário.");
  expect(documents[mailOf("rejected", seconds(90), 2)]).toBeDefined();
});

test("a job whose type an edit changes is counted by the new one, and over as such", async () => {
  await editRef().update({ type: "Saúde", category: "Saúde" });
  const documents = await decide(seconds(5), "approved");
  expect(documents["stats/public"]).toMatchObject({ types: { Comércio: 0, Saúde: 1 } });
  expect(documents["publishedJobs/padeiro"]).toMatchObject({ type: "Saúde" });
});

test("an edit of a job that is off the site keeps it off", async () => {
  await jobRef().update({ ...approved, listed: false, expiresAt: seconds(-60) });
  const documents = await decide(seconds(5), "approved");
  expect(documents["jobs/padeiro"]).toMatchObject({ ...wanted, approved: true, listed: false });
  expect(documents[mailOf("approved", seconds(5))]).toMatchObject({
    message: { text: expect.stringContaining("A vaga não está no site agora") },
  });
});
