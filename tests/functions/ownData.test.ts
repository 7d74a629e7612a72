import { adminSearchTerm } from "@vagas/functions/domain/administration/adminSearch";
import { mailBudgets } from "@vagas/functions/domain/mail/mailBudget";
import type { OwnDataAnswer } from "@vagas/functions/domain/privacy/ownData";
import { expect, test } from "vitest";
import { buildCandidate } from "@vagas/functions/domain/testing/buildCandidate";
import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { given } from "./storedFields.ts";
import { callFunction, idToken } from "./callFunction.ts";
import { confirmAddress } from "./confirmAddress.ts";
import { signToken } from "./signToken.ts";
import { auth, bucket, db, newId, read, until, untilRead } from "./functionsSuite.ts";

const tokenFor = (email: string, fields: object = {}) =>
  signToken({ purpose: "ownData", subject: email, of: 1, expires: Date.now() + 60_000, ...fields });

function act(token: string, request: object): Promise<OwnDataAnswer> {
  return callFunction("ownData", { token, request }) as Promise<OwnDataAnswer>;
}

/** A person with an application to a company's job and a résumé in the talent bank, both with files, and mails. */
async function person() {
  const email = `${newId("pessoa")}@pessoa.example`;
  await confirmAddress(email);
  const companyId = newId("company");
  const jobId = newId("job");
  await given({
    [`companies/${companyId}`]: buildCompany({ email: `${companyId}@empresa.example` }),
    [`jobs/${jobId}`]: buildJob({ companyId, approved: true, approvalStatus: "approved" }),
  });
  const ids = [`${jobId}_${newId("uid")}`, `banco_${newId("uid")}`];
  for (const [index, id] of ids.entries()) {
    const candidate = buildCandidate(id, {
      email,
      ...(index === 0
        ? { jobId, jobTitle: "Padeiro", company: "Mercado Araguaia", companyId }
        : {}),
    });
    await bucket
      .file(candidate.resumePath)
      .save("%PDF-1.7\n%%EOF", { contentType: "application/pdf" });
    await given({ [`candidates/${id}`]: candidate });
    await untilRead(`resumes/${id}`, { status: "pending" });
    await db.doc(`resumes/${id}`).update({ status: "approved" });
    await untilRead(`talentPool/${id}`, { status: "available" });
  }
  return { email, toJob: ids[0]!, toBank: ids[1]!, companyId };
}

/** Erases with the code of the second mail. */
async function erase(email: string): Promise<OwnDataAnswer> {
  const token = tokenFor(email);
  await act(token, { act: "askErasure" });
  const sent = await db.collection("mail").where("to", "array-contains", email).get();
  const mail = sent.docs.find(({ id }) => id.startsWith("own-data-erasure-"))!;
  const [code] = /^\d{6}$/m.exec(mail.get("message.text") as string)!;
  return act(token, { act: "erase", code });
}

const linkMails = async (email: string) =>
  (await db.collection("mail").where("to", "array-contains", email).get()).docs.filter(({ id }) =>
    id.startsWith("own-data-"),
  );

/** An account that asks; returns the status of the answer. */
async function asker() {
  const uid = newId("asker");
  await auth.createUser({ uid });
  const token = await idToken(uid);
  return (email: string) => callFunction("requestOwnData", { email }, token);
}

const noneWaits = () =>
  until("the requests answered", async () => (await db.collection("linkRequests").get()).empty);

test("a link goes to an address with data, a few times a day, and its id names nobody", async () => {
  const { email } = await person();
  expect(await callFunction("requestOwnData", { email })).toBe("UNAUTHENTICATED");
  const ask = await asker();
  for (let count = 0; count < mailBudgets.ownData.most + 2; count++)
    expect(await ask(email.toUpperCase())).toEqual({ state: "sent" });
  await noneWaits();
  const mails = await linkMails(email);
  expect(mails).toHaveLength(mailBudgets.ownData.most);
  expect(mails[0]!.id).not.toContain(email.split("@")[0]);
  const token = /#(\S+)/.exec(mails[0]!.get("message").text)![1]!;
  expect(await act(token, { act: "read" })).toMatchObject({ state: "open", data: { email } });
});

test("an address without data gets the same answer and no mail", async () => {
  const email = `${newId("ninguem")}@pessoa.example`;
  const ask = await asker();
  expect(await ask(email)).toEqual({ state: "sent" });
  await noneWaits();
  expect(await linkMails(email)).toEqual([]);
});

test("a person sees everything under the address, and nothing of others", async () => {
  const [one, other] = await Promise.all([person(), person()]);
  const answer = await act(tokenFor(one.email), { act: "read" });
  expect(answer).toMatchObject({ state: "open", data: { email: one.email } });
  const { applications, mails } = (answer as Extract<OwnDataAnswer, { state: "open" }>).data;
  expect(applications.map(({ id }) => id).sort()).toEqual([one.toJob, one.toBank].sort());
  expect(applications.find(({ id }) => id === one.toJob)).toMatchObject({
    name: "João da Silva",
    jobTitle: "Padeiro",
    company: "Mercado Araguaia",
    isWithCompany: true,
    decision: "approved",
    inTalentPool: true,
    consent: { talentPool: true },
  });
  expect(mails.map(({ subject }) => subject)).toContain(
    "Recebemos seu currículo: Vendedor de balcão",
  );
  expect(JSON.stringify(answer)).not.toContain(other.email);
});

test("a person can download the file", async () => {
  const { email, toJob } = await person();
  expect(await act(tokenFor(email), { act: "file", applicationId: toJob })).toEqual({
    state: "file",
    name: "curriculo.pdf",
    base64: Buffer.from("%PDF-1.7\n%%EOF").toString("base64"),
  });
});

test("a correction reaches every place, and the search", async () => {
  const { email, toJob } = await person();
  expect(
    await act(tokenFor(email), {
      act: "correct",
      name: " Joana Corrigida ",
      phone: "(66) 98888-7777",
    }),
  ).toMatchObject({ state: "open" });
  for (const collection of ["candidates", "resumes", "talentPool"])
    expect(await read(`${collection}/${toJob}`), collection).toMatchObject({
      name: "Joana Corrigida",
      phone: "5566988887777",
    });
  expect((await read(`resumes/${toJob}`))!["searchTerms"]).toContain(adminSearchTerm("Corrigida"));
});

test("each consent is withdrawn separately", async () => {
  const { email, toJob, toBank } = await person();
  const token = tokenFor(email);
  await act(token, { act: "leaveJob", applicationId: toJob });
  expect(await read(`candidates/${toJob}`)).toMatchObject({
    companyId: null,
    company: null,
    consent: { talentPool: true },
  });
  expect(await read(`talentPool/${toJob}`)).toBeDefined();
  await act(token, { act: "leaveTalentPool", applicationId: toBank });
  expect(await read(`candidates/${toBank}`)).toMatchObject({ consent: { talentPool: false } });
  expect(await read(`talentPool/${toBank}`)).toBeUndefined();
  expect(await read(`resumes/${toBank}`)).toMatchObject({ talentPoolConsent: false });
});

test("an erasure leaves nothing but an anonymous receipt", async () => {
  const one = await person();
  const other = await person();
  const paths = await Promise.all(
    [one.toJob, one.toBank].map(
      async (id) => (await read(`candidates/${id}`))!["resumePath"] as string,
    ),
  );
  const answer = (await erase(one.email)) as Extract<OwnDataAnswer, { state: "erased" }>;
  expect(answer).toEqual({
    state: "erased",
    receipt: expect.stringMatching(/^[0-9A-F]{12}$/),
    applications: 2,
  });
  for (const id of [one.toJob, one.toBank])
    for (const collection of ["candidates", "resumes", "talentPool"])
      expect(await read(`${collection}/${id}`), collection).toBeUndefined();
  for (const path of paths)
    await until("the file gone", async () => !(await bucket.file(path).exists())[0]);
  const holding = (await db.collection("mail").get()).docs.filter((mail) =>
    JSON.stringify(mail.data()).includes(one.email),
  );
  expect(holding).toEqual([]);
  const receipt = (await read(`audit/erasure-${answer.receipt}`))!;
  expect(receipt).toMatchObject({ actor: "person", action: "erased", documentId: answer.receipt });
  expect(JSON.stringify(receipt)).not.toContain(one.email);
  expect(await read(`candidates/${other.toJob}`)).toBeDefined();
  expect(await act(tokenFor(one.email), { act: "read" })).toMatchObject({
    data: { applications: [], mails: [] },
  });
});

test("a company's own mails survive the erasure of applications under its address", async () => {
  const { email } = await person();
  const companyId = newId("company");
  const mail = `mail/${newId("job")}-1-approved`;
  await given({
    [`companies/${companyId}`]: buildCompany({ email }),
    [mail]: {
      to: [email],
      companyId,
      replyTo: null,
      message: { subject: "x", text: "x", html: "x", attachments: [] },
      createdAt: new Date(),
      delivery: { state: "SUCCESS" },
    },
  });
  await erase(email);
  expect(await read(mail)).toBeDefined();
});

test("a link opens no application of another address", async () => {
  const [one, other] = await Promise.all([person(), person()]);
  for (const name of ["file", "leaveJob", "leaveTalentPool"])
    expect(await act(tokenFor(one.email), { act: name, applicationId: other.toJob })).toEqual({
      state: "missing",
    });
  expect(await read(`candidates/${other.toJob}`)).toMatchObject({
    companyId: other.companyId,
    consent: { talentPool: true },
  });
});

test.each([
  ["expired", (email: string) => tokenFor(email, { expires: Date.now() - 1 }), "expired"],
  [
    "made with another secret",
    (email: string) =>
      signToken(
        { purpose: "ownData", subject: email, of: 1, expires: Date.now() + 60_000 },
        "x".repeat(40),
      ),
    "forged",
  ],
  ["about a job", (email: string) => tokenFor(email, { purpose: "renew" }), "forged"],
  [
    "for another address under its signature",
    (email: string) =>
      `${tokenFor(email).split(".")[0]}.${tokenFor("outra@pessoa.example").split(".")[1]}`,
    "forged",
  ],
])("a link that is %s opens and erases nothing", async (_which, make, state) => {
  const { email, toJob } = await person();
  for (const request of [{ act: "read" }, { act: "askErasure" }, { act: "erase", code: "000000" }])
    expect(await act(make(email), request)).toEqual({ state });
  expect(await read(`candidates/${toJob}`)).toBeDefined();
});

test.each([
  ["nothing", {}],
  ["an unknown action", { act: "drop" }],
  ["more", { act: "read", email: "a@b.example" }],
  ["no code", { act: "erase" }],
  ["a code of five digits", { act: "erase", code: "12345" }],
  ["a path", { act: "file", applicationId: "../jobs/x" }],
  ["no name", { act: "correct", name: "", phone: "66999990000" }],
])("a request with %s is refused", async (_what, request) => {
  expect(await act(tokenFor("a@b.example"), request)).toBe("INVALID_ARGUMENT");
});
