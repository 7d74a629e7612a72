import { expect, test } from "vitest";
import { buildCandidate } from "@vagas/functions/domain/testing/buildCandidate";
import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { given } from "./storedFields.ts";
import { confirmAddress } from "./confirmAddress.ts";
import { deliver } from "./deliver.ts";
import { bucket, db, newId, read, until, untilRead } from "./functionsSuite.ts";
import { addressOf } from "../support/rows.ts";

type CandidateFields = Parameters<typeof buildCandidate>[1];

/** A record and the file it names; without the file, the person would be asked for another. */
async function send(candidateId: string, fields: CandidateFields): Promise<void> {
  const candidate = buildCandidate(candidateId, fields);
  await bucket
    .file(candidate.resumePath)
    .save("%PDF-1.7\n%%EOF", { contentType: "application/pdf" });
  await given({ [`candidates/${candidateId}`]: candidate });
}

/** A unique address: an unconfirmed one gets one receipt. */
function newAddress(): string {
  return `${newId("joao").toLowerCase()}@pessoa.example`;
}

/** Creates an application to a company's listed job; returns it with its résumé. */
async function application({ email = newAddress(), ...fields }: CandidateFields = {}) {
  const jobId = newId("job");
  const companyId = newId("company");
  const candidateId = `${jobId}_${newId("uid")}`;
  await given({
    [`companies/${companyId}`]: buildCompany({ email: `${companyId}@empresa.example` }),
    [`jobs/${jobId}`]: buildJob({
      companyId,
      approved: true,
      approvalStatus: "approved",
      title: "Padeiro",
    }),
  });
  await send(candidateId, {
    jobId,
    jobTitle: "Padeiro",
    company: "Mercado Araguaia",
    companyId,
    email,
    ...fields,
  });
  await untilRead(`resumes/${candidateId}`, { status: "pending" });
  return { jobId, companyId, candidateId, email };
}

async function mailsAbout(candidateId: string) {
  const { docs } = await db
    .collection("mail")
    .where("__name__", ">=", db.doc(`mail/${candidateId}`))
    .where("__name__", "<", db.doc(`mail/${candidateId}~`))
    .get();
  return docs.map((mail) => mail.data());
}

test("an application creates a pending résumé with the given consent", async () => {
  const { candidateId, jobId, email } = await application({
    consent: { version: "2026-11", at: new Date(), talentPool: false },
  });
  expect(await read(`resumes/${candidateId}`)).toMatchObject({
    name: "João da Silva",
    email,
    phone: "5566999990002",
    education: "",
    experience: "",
    skills: "",
    notes: "",
    jobId,
    jobTitle: "Padeiro",
    company: "Mercado Araguaia",
    talentPoolConsent: false,
    status: "pending",
  });
});

test("the company gets a mail with the résumé attached, and a reply goes to the applicant", async () => {
  const { candidateId, companyId, jobId, email } = await application({
    coverLetter: "Sou <b>pontual</b>.",
  });
  const mail = (await mailsAbout(candidateId)).find(
    ({ to }) => to[0] === `${companyId}@empresa.example`,
  )!;
  const { resumePath } = (await read(`candidates/${candidateId}`))!;
  expect(mail).toMatchObject({
    replyTo: email,
    message: {
      subject: "Nova candidatura: Padeiro – João da Silva",
      attachments: [{ filename: "curriculo.pdf", storagePath: resumePath }],
    },
  });
  expect(mail["message"].text).toContain("(66) 99999-0002");
  expect(mail["message"].text).toContain(
    "https://wa.me/5566999990002?text=Ol%C3%A1%2C%20Jo%C3%A3o!%20Aqui%20%C3%A9%20da%20empresa%20Mercado%20Araguaia.",
  );
  expect(mail["message"].text).toContain(`/empresa/vagas/${jobId}/candidatos`);
  expect(mail["message"].html).toContain("Sou &#60;b&#62;pontual&#60;/b&#62;.");
});

test("the applicant gets a receipt that holds none of their own words", async () => {
  const { candidateId, email } = await application({
    name: "Compre em golpe.example",
    coverLetter: "golpe.example",
    jobTitle: "golpe.example",
    company: "golpe.example",
  });
  const receipt = (await mailsAbout(candidateId)).find(({ to }) => to[0] === email)!;
  expect(receipt["message"].subject).toBe("Recebemos seu currículo: Padeiro");
  expect(JSON.stringify(receipt["message"])).not.toContain("golpe.example");
});

test("the receipt says what went to whom, and how to have it erased", async () => {
  const { candidateId, email } = await application({ coverLetter: "Sou pontual." });
  const { text } = (await mailsAbout(candidateId)).find(({ to }) => to[0] === email)!["message"];
  expect(text).toContain(
    "Enviamos seu nome, seu e-mail, seu telefone, sua carta de apresentação e o arquivo do seu currículo para Mercado Araguaia",
  );
  expect(text).toContain("apagar");
});

test("an unconfirmed address gets one receipt, a confirmed one gets more, and the company hears of each application", async () => {
  const first = await application();
  const email = addressOf(first);
  const second = await application({ email });
  await confirmAddress(email);
  const third = await application({ email });
  for (const [{ candidateId, companyId }, recipients] of [
    [first, [email]],
    [second, []],
    [third, [email]],
  ] as const)
    expect(new Set((await mailsAbout(candidateId)).map(({ to }) => to[0]))).toEqual(
      new Set([`${companyId}@empresa.example`, ...recipients]),
    );
});

test("a file of another person's application is not attached", async () => {
  const { candidateId, companyId } = await application({
    resumePath: "resumes/other_person/1-a.pdf",
  });
  const mail = (await mailsAbout(candidateId)).find(
    ({ to }) => to[0] === `${companyId}@empresa.example`,
  )!;
  expect(mail["message"].attachments).toEqual([]);
});

test("an application to the administrator's job causes a mail to the applicant only", async () => {
  const jobId = newId("job");
  const candidateId = `${jobId}_${newId("uid")}`;
  await given({ [`jobs/${jobId}`]: buildJob({ approved: true, approvalStatus: "approved" }) });
  const email = newAddress();
  await send(candidateId, { jobId, email });
  await untilRead(`resumes/${candidateId}`, { status: "pending" });
  expect((await mailsAbout(candidateId)).map(({ to }) => to)).toEqual([[email]]);
});

test("a repeated event sends no mail and keeps a decided résumé decided", async () => {
  const { candidateId } = await application();
  await db.doc(`resumes/${candidateId}`).update({ status: "rejected", notes: "Não agora" });
  const mails = await db.collection("mail").get();
  await Promise.all(
    [1, 2, 3].map(() => deliver("onCandidateCreated", "created", `candidates/${candidateId}`)),
  );
  expect(await read(`resumes/${candidateId}`)).toMatchObject({
    status: "rejected",
    notes: "Não agora",
  });
  expect((await db.collection("mail").get()).size).toBe(mails.size);
});

test("an event that comes after the application was withdrawn creates nothing", async () => {
  const candidateId = `banco_${newId("uid")}`;
  await deliver("onCandidateCreated", "created", `candidates/${candidateId}`);
  expect(await read(`resumes/${candidateId}`)).toBeUndefined();
});

test("an application that arrives after its company was deleted does not carry its name", async () => {
  const { candidateId } = await application({ companyId: newId("company") });
  expect(await read(`candidates/${candidateId}`)).toMatchObject({ companyId: null, company: null });
  expect(await read(`resumes/${candidateId}`)).toMatchObject({ company: null });
});

test("deleting an application removes its file, résumé, talent-pool entry and mails", async () => {
  const { candidateId } = await application();
  const { resumePath } = (await read(`candidates/${candidateId}`))!;
  await db.doc(`resumes/${candidateId}`).update({ status: "approved" });
  await untilRead(`talentPool/${candidateId}`, { status: "available" });
  await db.doc(`candidates/${candidateId}`).delete();
  await untilRead(`resumes/${candidateId}`, null);
  await until("the file gone", async () => !(await bucket.file(resumePath).exists())[0]);
  expect(await read(`talentPool/${candidateId}`)).toBeUndefined();
  expect(await mailsAbout(candidateId)).toEqual([]);
});

test("a late deletion event leaves the application that the same person sent since", async () => {
  const { candidateId } = await application();
  const newPath = `resumes/${candidateId}/2-new.pdf`;
  const { resumePath: oldPath } = (await read(`candidates/${candidateId}`))!;
  const batch = db.batch();
  batch.update(db.doc(`candidates/${candidateId}`), { resumePath: newPath });
  await batch.commit();
  await deliver("onCandidateCreated", "created", `candidates/${candidateId}`);
  await deliver("onCandidateDeleted", "deleted", `candidates/${candidateId}`, {
    before: { resumePath: oldPath },
  });
  expect(await read(`resumes/${candidateId}`)).toMatchObject({
    status: "pending",
    resumePath: newPath,
  });
});
