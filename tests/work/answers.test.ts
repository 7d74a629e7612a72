import { addDays } from "@vagas/functions/domain/dates";
import { Timestamp } from "firebase-admin/firestore";
import { beforeEach, expect, test } from "vitest";
import * as functions from "../../functions/src/index.ts";
import { answerApplication } from "../../functions/src/triggers/applications/answerApplication.ts";
import { removeApplication } from "../../functions/src/triggers/applications/onCandidateDeleted.ts";
import { forgetCompany } from "../../functions/src/triggers/companies/forgetCompany.ts";
import { leaveJob } from "../../functions/src/triggers/personalData/consentWithdrawal.ts";
import { eraseOwnData } from "../../functions/src/triggers/personalData/eraseOwnData.ts";
import { readSentData } from "../../functions/src/triggers/personalData/readSentData.ts";
import { aCandidate, aJob, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { bucket, db } from "../functions/functionsSuite.ts";
import { given } from "../functions/storedFields.ts";
import { change } from "./change.ts";
import { aMail } from "./kept.ts";
import { answers, budget, chooses, email, mails, minutes, noted, sentAt } from "./oneAnswer.ts";
import { file, givenOneApplication, id } from "./oneApplication.ts";
import { runs } from "./runs.ts";
import { contextAt, documentsOf, many, store, upload } from "./workBoard.ts";

beforeEach(givenOneApplication);

test("an answer is mailed once, half an hour later, with its numbers", async () => {
  await given({
    "jobs/padeiro": aJob({ ...approved, title: "Padeiro", company: "Padaria", openings: 2 }),
    "candidates/padeiro_rui": aCandidate("padeiro_rui"),
    "candidates/padeiro_eva": aCandidate("padeiro_eva", { companyId: null, company: null }),
    "candidates/caixa_rui": aCandidate("caixa_rui", { jobId: "caixa" }),
  });
  await chooses("contratada");
  expect(await answers()).toEqual({ contratada: noted(30, { applications: 2, openings: 2 }) });
  expect(JSON.stringify((await documentsOf())[mails.contratada])).toContain(
    "Eram 2 candidaturas para 2 vagas.",
  );
  expect(await sentAt(29)).toEqual([]);
  expect(await sentAt(30)).toEqual(["A empresa marcou sua contratação: Padeiro"]);
  await answerApplication(contextAt(minutes(31)), id);
  expect(await sentAt(60)).toEqual([]);
});

test("whoever was not chosen is shown other open jobs, and nobody else is", async () => {
  await given({ "jobs/forneiro": aJob({ ...approved, listed: true, title: "Forneiro" }) });
  await chooses("emConversa");
  await sentAt(30);
  await chooses("naoSelecionada", 40);
  const documents = await documentsOf("mail/");
  expect(JSON.stringify(documents[mails.naoSelecionada])).toContain("/vagas/forneiro");
  expect(JSON.stringify(documents[mails.emConversa])).not.toContain("/vagas/forneiro");
});

test("each answer is told once, whatever follows, also after its mail was removed", async () => {
  await chooses("emConversa");
  expect(await sentAt(30)).toHaveLength(1);
  await chooses("naoSelecionada", 40);
  expect(await sentAt(70)).toHaveLength(1);
  await db.doc(mails.emConversa).delete();
  await chooses("emConversa", 80);
  expect(await sentAt(200)).toEqual([]);
  expect(await answers()).toEqual({ emConversa: noted(30), naoSelecionada: noted(70) });
});

test("repeated and late events follow the present stage", async () => {
  const row = db.doc(`candidates/${id}`);
  await row.update({ stage: "emConversa", stageAt: now });
  await row.update({ stage: "contratada", stageAt: minutes(5) });
  for (const minute of [6, 6, 9]) await answerApplication(contextAt(minutes(minute)), id);
  expect(await answers()).toEqual({ contratada: noted(35) });
  expect((await documentsOf())[budget]).toMatchObject({ count: 1 });
  expect(await sentAt(35)).toEqual(["A empresa marcou sua contratação: Padeiro"]);
});

test("simultaneous events tell once", async () => {
  await db.doc(`candidates/${id}`).update({ stage: "contratada", stageAt: now });
  await Promise.all(Array.from({ length: 4 }, () => answerApplication(contextAt(minutes(1)), id)));
  expect((await documentsOf())[budget]).toMatchObject({ count: 1 });
  expect(await sentAt(30)).toHaveLength(1);
});

test("an unproved address gets two answers in thirty days, and the application is answered without mail", async () => {
  await given({
    [budget]: { count: 2, expiresAt: addDays(now, 30) },
  });
  await chooses("contratada");
  expect(await answers()).toEqual({ contratada: noted(30, { mailed: false }) });
  expect(Object.keys(await documentsOf("mail/"))).toEqual([]);
});

test("a person without an address is answered on the page alone", async () => {
  await db.doc(`candidates/${id}`).update({ email: null });
  await chooses("contratada");
  expect(await answers()).toEqual({ contratada: noted(30, { mailed: false }) });
  expect(Object.keys(await documentsOf("mail/"))).toEqual([]);
  expect((await documentsOf())[budget]).toBeUndefined();
});

test.each<[string, () => Promise<unknown>]>([
  ["withdraws from the company", () => leaveJob(contextAt(minutes(5)), id)],
  [
    "withdraws altogether",
    async () => {
      await db.doc(`candidates/${id}`).delete();
      await removeApplication(contextAt(minutes(5)), bucket, id, file);
    },
  ],
  [
    "has everything erased",
    () => eraseOwnData(contextAt(minutes(5)), bucket, { by: "email", value: email }),
  ],
  ["has a company that is deleted", () => forgetCompany(store, "padaria", minutes(5))],
])("a person who %s gets no answer any more", async (_what, leaves) => {
  await chooses("contratada");
  expect(Object.keys(await documentsOf("mail/"))).toEqual([mails.contratada]);
  await leaves();
  expect(Object.keys(await documentsOf("mail/"))).toEqual([]);
  await answerApplication(contextAt(minutes(6)), id);
  expect(await sentAt(60)).toEqual([]);
  const [left] = Object.values(await documentsOf("candidates/"));
  if (left !== undefined) expect(left).toMatchObject({ stage: "vista" });
  expect(left ?? {}).not.toHaveProperty("answers");
});

test("an answer about a deleted job is told without the number of its openings", async () => {
  await db.doc("jobs/padeiro").delete();
  await chooses("contratada");
  expect(await answers()).toEqual({ contratada: noted(30, { openings: null }) });
  expect(await sentAt(30)).toEqual(["A empresa marcou sua contratação: Padeiro"]);
});

test("another file takes the answer to come along, and it is sent with the new one", async () => {
  const another = `resumes/${id}/2-b.pdf`;
  await upload(another);
  await chooses("contratada");
  await db.doc(`candidates/${id}`).update({ resumePath: another });
  await removeApplication(contextAt(minutes(5)), bucket, id, file);
  expect(Object.keys(await documentsOf("mail/"))).toEqual([]);
  await answerApplication(contextAt(minutes(5)), id);
  expect(Object.keys(await documentsOf("mail/"))).toEqual([`mail/${id}-2-b-pdf-answer-hired`]);
  expect((await documentsOf())[budget]).toMatchObject({ count: 1 });
  expect(await sentAt(30)).toHaveLength(1);
});

test("an event tells an answer exactly if the company chose a stage", async () => {
  const stageAt = new Date();
  await db.doc(`candidates/${id}`).update({ stage: "contratada", stageAt });
  const row = { resumePath: file, stageAt: Timestamp.fromDate(stageAt) };
  const event = (before: object) =>
    runs(functions.onCandidateUpdated, change({ candidateId: id }, { ...before }, row));
  await event(row);
  expect(await answers()).toBeUndefined();
  await event({ ...row, stageAt: Timestamp.fromMillis(0) });
  expect(await answers()).toHaveProperty("contratada");
  expect((await documentsOf())[`resumes/${id}`]).toBeUndefined();
});

test("the person's own data tells an answer and its mail from its time on", async () => {
  await given({ "candidates/padeiro_rui": aCandidate("padeiro_rui", { email: "rui@x.example" }) });
  await chooses("contratada");
  const seen = async (minute: number) => {
    const data = await readSentData(contextAt(minutes(minute)), { by: "uid", value: "ana" });
    const [application] = data.applications;
    return {
      stage: application?.stage,
      answer: application?.answer,
      mails: data.mails.map(({ subject }) => subject),
    };
  };
  expect(await seen(29)).toEqual({ stage: "vista", answer: null, mails: [] });
  expect(await seen(30)).toEqual({
    stage: "contratada",
    answer: { applications: 2, openings: 1 },
    mails: ["A empresa marcou sua contratação: Padeiro"],
  });
});

test("hundreds of answers to come delay no other mail", async () => {
  const waiting = { notBefore: minutes(30), createdAt: now };
  await many(130, (i) => [`mail/a${i}`, aMail("ana@pessoa.example", waiting)]);
  await given({ "mail/z": aMail("eva@pessoa.example", { createdAt: now }) });
  expect(await sentAt(20)).toHaveLength(1);
});
