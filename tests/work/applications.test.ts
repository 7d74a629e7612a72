import { addDays } from "@vagas/functions/domain/dates";
import { beforeEach, expect, test } from "vitest";
import { fingerprint } from "../../functions/src/mail/fingerprint.ts";
import { noteResumeFile } from "../../functions/src/triggers/applications/noteResumeFile.ts";
import { receiveApplication } from "../../functions/src/triggers/applications/onCandidateCreated.ts";
import { removeApplication } from "../../functions/src/triggers/applications/onCandidateDeleted.ts";
import { fillTalentPool } from "../../functions/src/triggers/applications/onResumeDecided.ts";
import { aCandidate, aCompany, aJob, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { given } from "../functions/storedFields.ts";
import { bucket, db } from "../functions/functionsSuite.ts";
import { board, contextAt, documentsOf, paths, upload } from "./workBoard.ts";
import { linkSecret } from "./environment.ts";
import { anEntry, toBank } from "./kept.ts";

const id = "padeiro_ana";
const file = `resumes/${id}/1-a.pdf`;
const at = now.toISOString();
const later = addDays(now, 1);
const address = fingerprint("address", "joao@pessoa.example", linkSecret);
const account = fingerprint("account", "ana", linkSecret);
const application = fingerprint("account", id, linkSecret);
const inDays = (days: number) => addDays(now, days).toISOString();
/** How much an application uses of its mail budgets. */
const counts = {
  [`requestCounts/mail-unconfirmed-${address}`]: { count: 1, expiresAt: inDays(180) },
  [`requestCounts/mail-account-${account}`]: { count: 1, expiresAt: inDays(1) },
  [`requestCounts/mail-accountToCompany-${fingerprint("account", "ana/padaria", linkSecret)}`]: {
    count: 1,
    expiresAt: inDays(1),
  },
  [`requestCounts/mail-application-${application}`]: { count: 1, expiresAt: inDays(1) },
  "requestCounts/mail-job-padeiro": { count: 1, expiresAt: inDays(1 / 24) },
  "requestCounts/mail-company-padaria": { count: 1, expiresAt: inDays(1 / 24) },
  "requestCounts/mail-companyDay-padaria": { count: 1, expiresAt: inDays(1) },
};
const mails = {
  company: `mail/${id}-1-a-pdf-company`,
  receipt: `mail/${id}-1-a-pdf-receipt`,
  anotherFile: `mail/${id}-1-a-pdf-another-file`,
};

async function received(on = now): Promise<Record<string, object>> {
  await receiveApplication(contextAt(on), id);
  return documentsOf();
}

beforeEach(() =>
  board({
    "companies/padaria": aCompany({ name: "Padaria" }),
    "jobs/padeiro": aJob({ ...approved, title: "Padeiro", company: "Padaria" }),
    [`candidates/${id}`]: aCandidate(id, { coverLetter: "Sei fazer broas" }),
  }),
);

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

async function approvedResume(fields: object = {}): Promise<Record<string, object>> {
  await receiveApplication(contextAt(), id);
  await db.doc(`resumes/${id}`).update({ status: "approved", notes: "Boa pessoa", ...fields });
  await fillTalentPool(contextAt(later), id);
  return documentsOf();
}

test("an approved résumé enters the talent pool, and the audit has the decision with its notes", async () => {
  const documents = await approvedResume();
  const day = later.toISOString();
  expect(documents[`talentPool/${id}`]).toEqual({
    resumeId: id,
    name: "João da Silva",
    email: "joao@pessoa.example",
    phone: "5566999990002",
    education: "",
    experience: "",
    skills: "",
    area: null,
    place: null,
    resumePath: file,
    status: "available",
    createdAt: day,
    updatedAt: day,
  });
  expect(documents[`audit/${id}-${now.getTime()}-approved-${now.getTime()}`]).toEqual({
    actor: "admin",
    action: "approved",
    collection: "resumes",
    documentId: id,
    notes: "",
    at: day,
  });
  await fillTalentPool(contextAt(addDays(later, 1)), id);
  expect(await documentsOf()).toEqual(documents);
});

test.each([
  [
    "was rejected",
    { status: "rejected" },
    [`audit/${id}-${now.getTime()}-rejected-${now.getTime()}`],
  ],
  [
    "came without consent",
    { talentPoolConsent: false },
    [`audit/${id}-${now.getTime()}-approved-${now.getTime()}`],
  ],
  ["is still pending", { status: "pending" }, []],
])("a résumé that %s does not enter the talent pool", async (_which, fields, noted) => {
  const documents = Object.keys(await approvedResume(fields));
  expect(documents.filter((path) => path.startsWith("talentPool/"))).toEqual([]);
  expect(documents.filter((path) => path.startsWith("audit/"))).toEqual(noted);
});

test.each([
  ["rejected", "rejected"],
  ["pending", "undone"],
] as const)(
  "an approved résumé that is %s later leaves the talent pool, and the audit says so",
  async (status, word) => {
    await approvedResume();
    await db.doc(`resumes/${id}`).update({ status, updatedAt: later });
    await fillTalentPool(contextAt(addDays(later, 1)), id);
    const documents = await documentsOf();
    expect(documents[`talentPool/${id}`]).toBeUndefined();
    expect(documents[`audit/${id}-${now.getTime()}-${word}-${later.getTime()}`]).toMatchObject({
      action: word,
    });
    await fillTalentPool(contextAt(addDays(later, 2)), id);
    expect(await documentsOf()).toEqual(documents);
    await db.doc(`resumes/${id}`).update({ status: "approved", updatedAt: addDays(later, 1) });
    await fillTalentPool(contextAt(addDays(later, 2)), id);
    expect((await documentsOf())[`talentPool/${id}`]).toMatchObject({ status: "available" });
  },
);

test("a refused résumé leaves the talent-pool entry of another application alone", async () => {
  await given({ [`talentPool/${id}`]: anEntry(id, { resumePath: `resumes/${id}/0-z.pdf` }) });
  expect((await approvedResume({ status: "rejected" }))[`talentPool/${id}`]).toBeDefined();
});

test("a decision on a deleted résumé changes nothing", async () => {
  await fillTalentPool(contextAt(), id);
  expect(Object.keys(await documentsOf("audit/"))).toEqual([]);
});

test("the talent pool shows the résumé that replaced a withdrawn one", async () => {
  await given({
    [`talentPool/${id}`]: {
      resumeId: id,
      name: "x",
      email: "x",
      phone: "x",
      education: "",
      experience: "",
      skills: "",
      resumePath: `resumes/${id}/0-z.pdf`,
      status: "available",
      createdAt: now,
      updatedAt: now,
    },
  });
  expect((await approvedResume())[`talentPool/${id}`]).toMatchObject({
    resumePath: file,
    name: "João da Silva",
  });
});

async function whole(): Promise<void> {
  await upload(file);
  await approvedResume();
  await given({ [mails.anotherFile]: { to: [] } });
}

/** What was mailed stays counted. */
const remaining = [
  "companies/padaria",
  "jobs/padeiro",
  ...Object.keys(counts).filter((path) => !path.endsWith(application)),
];

test("a withdrawn application takes all its records along", async () => {
  await whole();
  await db.doc(`candidates/${id}`).delete();
  await removeApplication(contextAt(), bucket, id, file);
  expect((await paths()).sort()).toEqual([...remaining].sort());
});

test("an application that was sent again keeps its records", async () => {
  await whole();
  const before = await paths();
  await removeApplication(contextAt(), bucket, id, file);
  expect(await paths()).toEqual(before);
});

test("the records of another file of the same person stay", async () => {
  await whole();
  const before = await paths();
  await db.doc(`candidates/${id}`).delete();
  await removeApplication(contextAt(), bucket, id, `resumes/${id}/0-z.pdf`);
  expect(await paths()).toEqual(before.filter((path) => path !== `candidates/${id}`));
});

test("a record cannot remove another person's file by naming it", async () => {
  await upload("resumes/padeiro_rui/1-a.pdf");
  await db.doc(`candidates/${id}`).delete();
  await removeApplication(contextAt(), bucket, id, "resumes/padeiro_rui/1-a.pdf");
  expect(await paths()).toContain("resumes/padeiro_rui/1-a.pdf");
});
