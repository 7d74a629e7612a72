import { town } from "@vagas/functions/domain/town";
import { expect, test } from "vitest";
import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { given } from "./storedFields.ts";
import { db, newId, read, untilRead } from "./functionsSuite.ts";

/** A company's job with an open approval record. */
async function waitingJob(fields: Parameters<typeof buildJob>[0] = {}) {
  const jobId = newId("job");
  const companyId = newId("company");
  await given({
    [`companies/${companyId}`]: buildCompany({ email: `${companyId}@empresa.example` }),
    [`jobs/${jobId}`]: buildJob({ companyId, ...fields }),
  });
  await untilRead(`jobApprovals/${jobId}`, { revision: fields.revision ?? 1 });
  return { jobId, companyId };
}

async function decide(jobId: string, status: string, adminNotes = "") {
  await db.doc(`jobApprovals/${jobId}`).update({ status, adminNotes, updatedAt: new Date() });
}

test("a pending job gets an approval record of its revision", async () => {
  const { jobId, companyId } = await waitingJob({ revision: 3 });
  expect(await read(`jobApprovals/${jobId}`)).toMatchObject({
    jobId,
    companyId,
    revision: 3,
    status: "pending",
    adminNotes: "",
  });
});

test("a company is told once that its job waits, and again when it edits the job after a refusal", async () => {
  const { jobId, companyId } = await waitingJob();
  const first = (await read(`mail/${jobId}-1-received`))!;
  expect(first).toMatchObject({
    to: [`${companyId}@empresa.example`],
    replyTo: town.contact.supportEmail,
    message: { subject: "Recebemos sua vaga: Vendedor de balcão" },
  });
  await db.doc(`jobs/${jobId}`).update({ title: "Vendedor", revision: 2 });
  await untilRead(`jobApprovals/${jobId}`, { revision: 2 });
  expect(await read(`mail/${jobId}-2-received`)).toBeUndefined();
  await decide(jobId, "rejected");
  await untilRead(`jobs/${jobId}`, { approvalStatus: "rejected" });
  await db.doc(`jobs/${jobId}`).update({
    title: "Vendedor externo",
    revision: 3,
    approved: false,
    approvalStatus: "pending",
    listed: false,
  });
  await untilRead(`jobApprovals/${jobId}`, { revision: 3 });
  expect((await read(`mail/${jobId}-3-received`))!.message.subject).toBe(
    "Recebemos as mudanças da vaga: Vendedor externo",
  );
});

test("an approved job is listed, and its company gets a mail", async () => {
  const { jobId, companyId } = await waitingJob();
  await decide(jobId, "approved");
  await untilRead(`jobs/${jobId}`, { listed: true });
  expect(await read(`jobs/${jobId}`)).toMatchObject({ approved: true, approvalStatus: "approved" });
  const mail = (await read(`mail/${jobId}-1-approved`))!;
  expect(mail.to).toEqual([`${companyId}@empresa.example`]);
  expect(mail.message.subject).toBe("Sua vaga foi aprovada: Vendedor de balcão");
  expect(mail.message.text).toContain(`/vagas/${jobId}`);
});

test("a rejected job stays off the site, and its company reads the reason in the mail", async () => {
  const { jobId } = await waitingJob();
  await decide(jobId, "rejected", "Informe o <salário> & o horário.");
  await untilRead(`jobs/${jobId}`, { approvalStatus: "rejected" });
  expect(await read(`jobs/${jobId}`)).toMatchObject({ approved: false, listed: false });
  const { message } = (await read(`mail/${jobId}-1-rejected`))!;
  expect(message.text).toContain("> Informe o <salário> & o horário.");
  expect(message.html).toContain("Informe o &#60;salário&#62; &#38; o horário.");
});

test("an edit of the content requires another decision, and an old one does not count", async () => {
  const { jobId } = await waitingJob();
  await decide(jobId, "approved");
  await untilRead(`jobs/${jobId}`, { approved: true });
  await db.doc(`jobs/${jobId}`).update({
    title: "Vendedor externo",
    revision: 2,
    approved: false,
    approvalStatus: "pending",
    listed: false,
  });
  await untilRead(`jobApprovals/${jobId}`, { revision: 2 });
  expect(await read(`jobApprovals/${jobId}`)).toMatchObject({ status: "pending", adminNotes: "" });
  expect(await read(`jobs/${jobId}`)).toMatchObject({
    approved: false,
    approvalStatus: "pending",
    listed: false,
  });
});

test("a decision on a revision that was edited since changes nothing", async () => {
  const { jobId } = await waitingJob();
  const batch = db.batch();
  batch.update(db.doc(`jobs/${jobId}`), { title: "Vendedor externo", revision: 2 });
  batch.update(db.doc(`jobApprovals/${jobId}`), { status: "approved" });
  await batch.commit();
  await untilRead(`jobApprovals/${jobId}`, { revision: 2 });
  expect(await read(`jobs/${jobId}`)).toMatchObject({ approved: false, approvalStatus: "pending" });
  expect(await read(`mail/${jobId}-1-approved`)).toBeUndefined();
});

test("a job created again under the id of an approved one waits for its own approval", async () => {
  const { jobId, companyId } = await waitingJob();
  await decide(jobId, "approved");
  await untilRead(`jobs/${jobId}`, { approved: true });
  await db.doc(`jobs/${jobId}`).delete();
  await db.doc(`jobs/${jobId}`).set(buildJob({ companyId, title: "Outra vaga" }));
  await untilRead(`jobApprovals/${jobId}`, { status: "pending" });
  expect(await read(`jobs/${jobId}`)).toMatchObject({ approved: false, listed: false });
});

test("a job of the administrator is listed without an approval record", async () => {
  const jobId = newId("job");
  await given({
    [`jobs/${jobId}`]: buildJob({
      approved: true,
      approvalStatus: "approved",
      type: "Vendas",
      category: "Outro",
      title: "Operário",
    }),
  });
  await untilRead(`jobs/${jobId}`, { listed: true });
  expect(await read(`jobs/${jobId}`)).toMatchObject({
    category: "Vendas",
    searchTerms: expect.arrayContaining(["operar"]),
  });
  expect(await read(`jobApprovals/${jobId}`)).toBeUndefined();
});

test("a job past its deadline is not listed", async () => {
  const jobId = newId("job");
  await given({
    [`jobs/${jobId}`]: buildJob({
      approved: true,
      approvalStatus: "approved",
      listed: true,
      expiresAt: new Date(Date.now() - 1000),
    }),
  });
  await untilRead(`jobs/${jobId}`, { listed: false });
});

test("deleting a job removes its approval record", async () => {
  const { jobId } = await waitingJob();
  await db.doc(`jobs/${jobId}`).delete();
  await untilRead(`jobApprovals/${jobId}`, null);
});
