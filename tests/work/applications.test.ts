import { buildStoredResume } from "@vagas/functions/domain/testing/buildWrittenResume";
import { beforeEach, expect, test } from "vitest";
import { noteResumeFile } from "../../functions/src/triggers/applications/noteResumeFile.ts";
import { receiveApplication } from "../../functions/src/triggers/applications/onCandidateCreated.ts";
import { aCompany } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { bucket, db } from "../functions/functionsSuite.ts";
import { given } from "../functions/storedFields.ts";
import { toBank } from "./kept.ts";
import { counts, file, givenOneApplication, id, later, mails } from "./oneApplication.ts";
import { contextAt, documentsOf, upload } from "./workBoard.ts";

const at = now.toISOString();
beforeEach(givenOneApplication);

async function received(on = now): Promise<Record<string, object>> {
  await receiveApplication(contextAt(on), id);
  return documentsOf();
}

test("an application creates a pending résumé, and both sides get a mail", async () => {
  const documents = await received();
  expect(documents[`resumes/${id}`]).toEqual({
    name: "João da Silva",
    email: "joao@pessoa.example",
    phone: "5566999990002",
    education: "",
    experience: "",
    skills: "",
    resumePath: file,
    appliedAt: at,
    jobId: "padeiro",
    jobTitle: "Padeiro",
    company: "Mercado Araguaia",
    talentPoolConsent: true,
    status: "pending",
    notes: "",
    createdAt: at,
    updatedAt: at,
    searchTerms: expect.arrayContaining(["broa", "joao", "mercado".slice(0, 6)]),
  });
  expect(documents[mails.company]).toMatchObject({
    to: ["padaria@empresa.example"],
    replyTo: "joao@pessoa.example",
    message: { subject: "Nova candidatura: Padeiro – João da Silva" },
  });
  expect(documents[mails.receipt]).toMatchObject({
    to: ["joao@pessoa.example"],
    message: { subject: "Recebemos seu currículo: Padeiro" },
  });
  expect(await documentsOf("requestCounts/")).toEqual(counts);
});

test("a written résumé is found by skill, begins the summary and is summed up for the company", async () => {
  const writtenResume = buildStoredResume();
  await db.doc(`candidates/${id}`).update({ writtenResume });
  const documents = await received();
  expect(documents[`candidates/${id}`]).toMatchObject({
    writtenResume,
    skillTerms: expect.arrayContaining(["s:tractor"]),
  });
  expect(documents[`resumes/${id}`]).toMatchObject({
    area: "Agricultura",
    place: null,
    skills: "Trator, Motosserra, Inseminar, CNH A e D",
  });
  expect(JSON.stringify(documents[mails.company])).toContain("Sabe fazer: Trator, Motosserra");
  expect(JSON.stringify(documents[mails.receipt])).not.toMatch(/Trator|Boa Vista|Inseminar/);
  expect(await received(later)).toEqual(documents);
});

test("a repeated event changes nothing, whatever was decided since", async () => {
  await received();
  await db.doc(`resumes/${id}`).update({ status: "rejected" });
  const first = await documentsOf();
  expect(await received(later)).toEqual(first);
});

test("another file of the same person is another application", async () => {
  await received();
  await db.doc(`resumes/${id}`).update({ status: "rejected" });
  await db.doc(`candidates/${id}`).update({ resumePath: `resumes/${id}/2-b.pdf` });
  const documents = await received(later);
  expect(documents[`resumes/${id}`]).toMatchObject({
    status: "pending",
    createdAt: later.toISOString(),
  });
  expect(documents[`mail/${id}-2-b-pdf-company`]).toBeDefined();
});

test("a deleted application leaves nothing", async () => {
  await db.doc(`candidates/${id}`).delete();
  expect(Object.keys(await received())).toEqual(["companies/padaria", "jobs/padeiro"]);
});

test("a résumé for the talent bank goes to no company", async () => {
  await db.doc(`candidates/${id}`).update(toBank);
  const documents = await received();
  expect(Object.keys(documents).filter((path) => path.startsWith("mail/"))).toEqual([
    mails.receipt,
  ]);
  expect(documents[mails.receipt]).toMatchObject({
    message: { subject: "Recebemos seu currículo" },
  });
  expect(documents[`resumes/${id}`]).toMatchObject({ jobId: null, company: null });
});

test("a job without a company sends a mail to the applicant only", async () => {
  await db.doc("jobs/padeiro").update({ companyId: null });
  await db.doc(`candidates/${id}`).update({ companyId: null });
  expect(Object.keys(await received()).filter((path) => path.startsWith("mail/"))).toEqual([
    mails.receipt,
  ]);
});

test("a deleted job sends no mail, and the résumé is recorded all the same", async () => {
  await db.doc("jobs/padeiro").delete();
  const documents = await received();
  expect(Object.keys(documents).filter((path) => path.startsWith("mail/"))).toEqual([]);
  expect(documents[`resumes/${id}`]).toMatchObject({ company: "Mercado Araguaia" });
  expect(await documentsOf("requestCounts/")).toEqual({});
});

test("a company other than the job's gets nothing", async () => {
  await given({ "companies/outra": aCompany({ email: "outra@empresa.example" }) });
  await db.doc(`candidates/${id}`).update({ companyId: "outra" });
  expect(Object.keys(await received()).filter((path) => path.startsWith("mail/"))).toEqual([
    mails.receipt,
  ]);
});

test("an application to a deleted company loses its name and sends no mail", async () => {
  await db.doc("companies/padaria").delete();
  const documents = await received();
  expect(documents[`candidates/${id}`]).toMatchObject({
    companyId: null,
    company: null,
    jobId: "padeiro",
  });
  expect(documents[`resumes/${id}`]).toMatchObject({ company: null });
  expect(JSON.stringify(documents[`resumes/${id}`])).not.toContain("mercad");
  expect(Object.keys(documents).filter((path) => path.startsWith("mail/"))).toEqual([]);
});

async function missing(on = now): Promise<Record<string, object>> {
  await noteResumeFile(contextAt(on), bucket, id);
  return documentsOf();
}

test("an application without its file is marked, and its person is asked for another, once", async () => {
  const documents = await missing();
  expect(documents[`candidates/${id}`]).toMatchObject({ resumeMissing: true });
  expect(documents[mails.anotherFile]).toMatchObject({
    to: ["joao@pessoa.example"],
    message: { subject: "Envie outro arquivo do seu currículo: Padeiro" },
    createdAt: at,
  });
  expect(await missing(later)).toEqual(documents);
  await db.doc(`candidates/${id}`).update({ resumeMissing: false });
  expect((await missing(later))[mails.anotherFile]).toEqual(documents[mails.anotherFile]);
});

test("an application with its file has no mark, or loses it", async () => {
  await upload(file);
  expect((await missing())[`candidates/${id}`]).not.toHaveProperty("resumeMissing");
  await db.doc(`candidates/${id}`).update({ resumeMissing: true });
  const documents = await missing();
  expect(documents[`candidates/${id}`]).toMatchObject({ resumeMissing: false });
  expect(documents[mails.anotherFile]).toBeUndefined();
});

test("nobody is asked for another file for a deleted job; for the talent bank they are", async () => {
  await db.doc("jobs/padeiro").delete();
  const documents = await missing();
  expect(documents[`candidates/${id}`]).toMatchObject({ resumeMissing: true });
  expect(documents[mails.anotherFile]).toBeUndefined();
  await db.doc(`candidates/${id}`).update({ ...toBank, resumeMissing: false });
  expect((await missing())[mails.anotherFile]).toMatchObject({
    message: { subject: "Envie outro arquivo do seu currículo" },
  });
});

test("nothing is written about a deleted application, or about a file that was replaced", async () => {
  const other = {
    ...bucket,
    file: () => ({
      getMetadata: async () => {
        await db.doc(`candidates/${id}`).update({ resumePath: `resumes/${id}/2-b.pdf` });
        throw Object.assign(new Error("gone"), { code: 404 });
      },
    }),
  };
  await noteResumeFile(contextAt(), other as unknown as typeof bucket, id);
  expect((await documentsOf())[`candidates/${id}`]).not.toHaveProperty("resumeMissing");
  await db.doc(`candidates/${id}`).delete();
  expect(Object.keys(await missing())).toEqual(["companies/padaria", "jobs/padeiro"]);
});
