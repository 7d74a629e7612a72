import { buildStoredResume } from "@vagas/functions/domain/testing/buildWrittenResume";
import { beforeEach, expect, test } from "vitest";
import { receiveApplication } from "../../functions/src/triggers/applications/onCandidateCreated.ts";
import { fillTalentPool } from "../../functions/src/triggers/applications/onResumeDecided.ts";
import { correctOwnData } from "../../functions/src/triggers/personalData/correctOwnData.ts";
import {
  leaveJob,
  leaveTalentPool,
} from "../../functions/src/triggers/personalData/consentWithdrawal.ts";
import { eraseOwnData } from "../../functions/src/triggers/personalData/eraseOwnData.ts";
import { reconcileTalentCard } from "../../functions/src/triggers/talents/reconcileTalentCard.ts";
import { aCandidate, aCompany, aJob, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { bucket, db } from "../functions/functionsSuite.ts";
import { given } from "../functions/storedFields.ts";
import { linkSecret } from "./environment.ts";
import { aMail, withEmail } from "./kept.ts";
import { email, file, givenOwnData, id, others } from "./ownDataBoard.ts";
import { contextAt, documentsOf, many, paths } from "./workBoard.ts";

beforeEach(givenOwnData);

test("a correction reaches everything sent under the address, and the search", async () => {
  await correctOwnData(contextAt(), withEmail(email), {
    name: "Ana Corrigida",
    phone: "5566988887777",
  });
  const documents = await documentsOf();
  for (const rows of ["candidates", "resumes", "talentPool"]) {
    expect(documents[`${rows}/${id}`]).toMatchObject({
      name: "Ana Corrigida",
      phone: "5566988887777",
      email,
    });
    expect(documents[`${rows}/padeiro_rui`]).toMatchObject({ name: "João da Silva" });
  }
  expect(documents[`resumes/${id}`]).toMatchObject({
    searchTerms: expect.arrayContaining(["corrigid", "broa"]),
  });
});

test("a correction creates no missing row", async () => {
  await Promise.all([db.doc(`resumes/${id}`).delete(), db.doc(`talentPool/${id}`).delete()]);
  await correctOwnData(contextAt(), withEmail(email), {
    name: "Ana Corrigida",
    phone: "5566988887777",
  });
  expect((await documentsOf())[`candidates/${id}`]).toMatchObject({ name: "Ana Corrigida" });
  expect(
    (await paths()).filter((path) => /^(resumes|talentPool)\/padeiro_ana$/.test(path)),
  ).toEqual([]);
});

test("an application withdrawn from its company stays the person’s, without the company's note", async () => {
  await db.doc(`candidates/${id}`).update({ companyNote: "Ligar na segunda" });
  await leaveJob(contextAt(), id);
  const documents = await documentsOf();
  expect(documents[`candidates/${id}`]).not.toHaveProperty("companyNote");
  expect(documents[`candidates/${id}`]).toMatchObject({
    companyId: null,
    company: null,
    consent: { talentPool: true },
  });
  expect(documents[`resumes/${id}`]).toMatchObject({ company: null });
  expect(documents[`talentPool/${id}`]).toBeDefined();
  expect(Object.keys(documents).filter((path) => path.startsWith("mail/"))).toEqual([
    "mail/own-data-x",
    "mail/to-rui",
  ]);
});

test("an application to a job of the administrator's is withdrawn by the loss of its advertiser's name", async () => {
  await db.doc(`candidates/${id}`).update({ companyId: null });
  await leaveJob(contextAt(), id);
  const documents = await documentsOf();
  expect(documents[`candidates/${id}`]).toMatchObject({ companyId: null, company: null });
  expect(documents[`resumes/${id}`]).toMatchObject({ company: null });
  expect(Object.keys(documents).filter((path) => path.startsWith("mail/"))).toEqual([
    "mail/own-data-x",
    "mail/to-rui",
  ]);
});

test("a person who leaves the talent pool stays where they applied", async () => {
  await leaveTalentPool(contextAt(), id);
  const documents = await documentsOf();
  expect(documents[`candidates/${id}`]).toMatchObject({
    companyId: "padaria",
    company: "Mercado Araguaia",
    consent: { talentPool: false, version: "2026-11" },
  });
  expect(documents[`resumes/${id}`]).toMatchObject({
    talentPoolConsent: false,
    company: "Mercado Araguaia",
  });
  expect(documents[`talentPool/${id}`]).toBeUndefined();
  expect(documents["talentPool/padeiro_rui"]).toBeDefined();
});

test("consent can be withdrawn before a résumé is recorded, and a deleted record causes nothing", async () => {
  await db.doc(`resumes/${id}`).delete();
  await leaveJob(contextAt(), id);
  await leaveTalentPool(contextAt(), id);
  expect((await documentsOf())[`candidates/${id}`]).toMatchObject({
    companyId: null,
    consent: { talentPool: false },
  });
  expect((await documentsOf())[`resumes/${id}`]).toBeUndefined();
  await db.doc(`candidates/${id}`).delete();
  await leaveJob(contextAt(), id);
  await leaveTalentPool(contextAt(), id);
  expect((await documentsOf())[`candidates/${id}`]).toBeUndefined();
});

async function erased() {
  return eraseOwnData(contextAt(), bucket, withEmail(email));
}

test("an erasure leaves nothing of the person, and a receipt that names nobody", async () => {
  const done = await erased();
  expect(done).toEqual({ receipt: expect.stringMatching(/^[0-9A-F]{12}$/), applications: 1 });
  const left = await paths();
  expect(left.sort()).toEqual([`audit/erasure-${done.receipt}`, ...Object.keys(others)].sort());
  expect(JSON.stringify(await documentsOf("audit/"))).not.toContain(id);
  expect((await documentsOf("audit/"))[`audit/erasure-${done.receipt}`]).toEqual({
    actor: "person",
    action: "erased",
    collection: "candidates",
    documentId: done.receipt,
    notes: "1",
    at: now.toISOString(),
  });
});

test("an erasure leaves no word of a written résumé, nor a card", async () => {
  const answers = { skillWords: ["Inseminar"], place: "Setor Norte" };
  await given({
    "jobs/padeiro": aJob(approved),
    "companies/padaria": aCompany(),
    [`candidates/${id}`]: aCandidate(id, { email, writtenResume: buildStoredResume(answers) }),
  });
  await db.doc(`resumes/${id}`).delete();
  await receiveApplication(contextAt(), id);
  await db.doc(`resumes/${id}`).update({ status: "approved" });
  await fillTalentPool(contextAt(), id);
  await reconcileTalentCard(contextAt(), linkSecret, { email });
  const answered = /inseminar|setor norte|boa vista|s:tractor|farmHand/i;
  for (const rows of ["candidates/", "resumes/", "mail/", "talentCards/", "talentPool/"])
    expect([rows, answered.test(JSON.stringify(await documentsOf(rows)))]).toEqual([rows, true]);
  await erased();
  await reconcileTalentCard(contextAt(), linkSecret, { email });
  expect(JSON.stringify(await documentsOf())).not.toMatch(answered);
  expect(await documentsOf("talentCards/")).toEqual({});
});

test("an erasure finds what an interrupted removal left", async () => {
  await db.doc(`candidates/${id}`).delete();
  expect(await erased()).toMatchObject({ applications: 0 });
  expect(
    (await paths()).filter((path) =>
      /^(resumes|talentPool|mail)\/(?!padeiro_rui|to-rui)/.test(path),
    ),
  ).toEqual([`mail/${id}-1-a-pdf-company`, file]);
});

test("a company that applied under its own address keeps its mails about jobs", async () => {
  await given({
    "companies/padaria": aCompany({ email }),
    "mail/about-a-job": aMail(email, { companyId: "padaria" }),
  });
  await erased();
  expect((await paths()).filter((path) => path.startsWith("mail/"))).toEqual([
    "mail/about-a-job",
    "mail/to-rui",
  ]);
});

test("a company that a stranger registered with the person's address keeps none of the person's mails", async () => {
  await given({
    "companies/estranha": aCompany({ email }),
    "mail/own-data-y": aMail(email),
    "mail/padeiro_antes-1-a-pdf-receipt": aMail(email),
    "mail/of-a-former-company": aMail(email, { companyId: "padaria" }),
  });
  await erased();
  expect((await paths()).filter((path) => path.startsWith("mail/"))).toEqual(["mail/to-rui"]);
});

test("more than a page of applications is erased", async () => {
  await many(101, (i) => [`candidates/job${i}_ana`, aCandidate(`job${i}_ana`, { email })]);
  expect(await erased()).toMatchObject({ applications: 102 });
  expect((await paths()).filter((path) => path.startsWith("candidates/"))).toEqual([
    "candidates/padeiro_rui",
  ]);
});
