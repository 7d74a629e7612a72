import { createHash } from "node:crypto";
import { buildStoredResume } from "@vagas/functions/domain/testing/buildWrittenResume";
import { addDays } from "@vagas/functions/domain/dates";
import { limits } from "@vagas/functions/domain/limits";
import { beforeEach, expect, test } from "vitest";
import { signLink } from "../../functions/src/mail/signedLink.ts";
import { readSentData } from "../../functions/src/triggers/personalData/readSentData.ts";
import { aCandidate } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { bucket, db } from "../functions/functionsSuite.ts";
import { given } from "../functions/storedFields.ts";
import { linkSecret } from "./environment.ts";
import { withEmail, toBank } from "./kept.ts";
import { asked, email, file, givenOwnData, id, token } from "./ownDataBoard.ts";
import { contextAt, documentsOf, pdf, upload } from "./workBoard.ts";

beforeEach(givenOwnData);

const described = {
  id,
  sentAt: now.getTime(),
  name: "João da Silva",
  email,
  phone: "5566999990002",
  coverLetter: "Sei fazer broas",
  writtenResume: null,
  jobTitle: "Padeiro",
  company: "Mercado Araguaia",
  isWithCompany: true,
  stage: "nova",
  answer: null,
  companyNote: "",
  resumeName: "curriculo.pdf",
  resumeSize: 1000,
  resumeMissing: false,
  decision: "approved",
  inTalentPool: true,
  consent: { version: "2026-11", at: now.getTime(), talentPool: true },
};

test("a person sees all their data, newest first, and nobody else's", async () => {
  await db.doc(`candidates/${id}`).update({ companyNote: "Ligar na segunda" });
  await given({
    "candidates/banco_ana": aCandidate("banco_ana", {
      email,
      ...toBank,
      jobTitle: "Padeiro",
      createdAt: addDays(now, 1),
      resumeMissing: true,
      writtenResume: buildStoredResume({ skills: ["tractor"], skillWords: [] }),
      consent: { version: "2026-11", at: now, talentPool: false },
    }),
    "candidates/caixa_ana": aCandidate("caixa_ana", { email, createdAt: addDays(now, 2) }),
  });
  const { applications, mails } = await readSentData(contextAt(), withEmail(email));
  expect(applications.map((application) => application.id)).toEqual(["caixa_ana", "banco_ana", id]);
  expect(applications[2]).toEqual({ ...described, companyNote: "Ligar na segunda" });
  expect(applications[1]).toMatchObject({
    jobTitle: null,
    company: null,
    isWithCompany: false,
    resumeMissing: true,
    writtenResume: { skills: ["tractor"], skillWords: [] },
    decision: null,
    inTalentPool: false,
    consent: { talentPool: false },
  });
  expect(mails).toEqual([
    { subject: "Assunto", at: addDays(now, 1).getTime() },
    { subject: "Assunto", at: now.getTime() },
  ]);
});

test("a link opens the data of its address until it expires, and nothing else does", async () => {
  expect(await asked({ act: "read" })).toMatchObject({
    state: "open",
    data: { email, applications: [described] },
  });
  const before = await documentsOf();
  const erase = { act: "erase", code: "000000" } as const;
  expect(await asked(erase, token, addDays(now, 1))).toEqual({ state: "expired" });
  expect(await asked(erase, `${token}x`)).toEqual({ state: "forged" });
  expect(
    await asked(
      erase,
      signLink(
        { purpose: "renew", subject: email, of: 1, expires: addDays(now, 1).getTime() },
        linkSecret,
      ),
    ),
  ).toEqual({ state: "forged" });
  expect(await documentsOf()).toEqual(before);
});

test("a request is carried out, and the result shows it", async () => {
  expect(
    await asked({ act: "correct", name: "Ana Corrigida", phone: "5566988887777" }),
  ).toMatchObject({
    state: "open",
    data: { applications: [{ name: "Ana Corrigida", phone: "5566988887777" }] },
  });
  expect(await asked({ act: "leaveTalentPool", applicationId: id })).toMatchObject({
    state: "open",
    data: {
      applications: [{ isWithCompany: true, inTalentPool: false, consent: { talentPool: false } }],
    },
  });
  expect(await asked({ act: "leaveJob", applicationId: id })).toMatchObject({
    state: "open",
    data: { applications: [{ isWithCompany: false, company: null }] },
  });
  await asked({ act: "askErasure" });
  expect(await asked({ act: "erase", code: await mailedCode() })).toEqual({
    state: "erased",
    receipt: expect.stringMatching(/^[0-9A-F]{12}$/),
    applications: 1,
  });
  expect(await asked({ act: "read" })).toEqual({
    state: "open",
    data: { email, applications: [], reports: [], contacts: [], mails: [], alerts: [] },
  });
});

/** The newest code that was mailed. */
async function mailedCode() {
  const mails = await documentsOf("mail/own-data-erasure-");
  const newest = Object.keys(mails)
    .sort((a, b) => a.localeCompare(b))
    .at(-1)!;
  const { to, message } = mails[newest] as { to: string[]; message: { text: string } };
  expect(to).toEqual([email]);
  return /^\d{6}$/m.exec(message.text)![0];
}

const wrong = (code: string) => (code === "000000" ? "000001" : "000000");
const afterMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test("a link works for 30 minutes after its first use, and looking at it is none", async () => {
  const look = (at = now) => asked({ act: "look" }, token, at);
  expect(await look()).toEqual({ state: "ready" });
  expect(await documentsOf("linkUses/")).toEqual({});
  expect(await asked({ act: "read" }, token, afterMinutes(60))).toMatchObject({ state: "open" });
  const uses = await documentsOf("linkUses/");
  expect(Object.values(uses)).toEqual([
    {
      purpose: "ownData",
      usedAt: afterMinutes(60).toISOString(),
      expiresAt: addDays(now, 1).toISOString(),
    },
  ]);
  expect(JSON.stringify(uses)).not.toContain(
    createHash("sha256").update(token.split(".")[0]!).digest("hex"),
  );
  expect(await asked({ act: "read" }, token, afterMinutes(89))).toMatchObject({ state: "open" });
  for (const act of ["look", "read", "askErasure"] as const)
    expect(await asked({ act }, token, afterMinutes(90))).toEqual({ state: "used" });
  expect(await documentsOf("linkUses/")).toEqual(uses);
});

test("an erasure without a code, with a wrong one or an old one erases nothing", async () => {
  const before = await documentsOf("candidates/");
  const erase = (code: string, at = now) => asked({ act: "erase", code }, token, at);
  expect(await erase("123456")).toEqual({ state: "codeExpired" });

  expect(await asked({ act: "askErasure" })).toEqual({ state: "codeSent", left: 2 });
  const first = await mailedCode();
  for (const left of [4, 3, 2, 1])
    expect(await erase(wrong(first))).toEqual({ state: "codeWrong", left });
  expect(await erase(wrong(first))).toEqual({ state: "codeExpired" });
  expect(await erase(first)).toEqual({ state: "codeExpired" });

  expect(await asked({ act: "askErasure" })).toEqual({ state: "codeSent", left: 1 });
  const second = await mailedCode();
  expect(await erase(first)).toEqual({ state: "codeWrong", left: 4 });
  expect(await erase(second, afterMinutes(15))).toEqual({ state: "codeExpired" });

  expect(await asked({ act: "askErasure" })).toEqual({ state: "codeSent", left: 0 });
  expect(await erase(second)).toEqual({ state: "codeWrong", left: 4 });
  expect(await asked({ act: "askErasure" })).toEqual({ state: "codeLimit" });
  expect(await documentsOf("candidates/")).toEqual(before);
  expect(await erase(await mailedCode(), afterMinutes(14))).toMatchObject({ state: "erased" });
});

test("the code of one link erases nothing by another", async () => {
  const other = signLink(
    { purpose: "ownData", subject: email, of: 2, expires: addDays(now, 1).getTime() },
    linkSecret,
  );
  await asked({ act: "askErasure" });
  const code = await mailedCode();
  expect(await asked({ act: "erase", code }, other)).toEqual({ state: "codeExpired" });
  await asked({ act: "askErasure" }, other);
  expect(await asked({ act: "erase", code }, other)).toMatchObject({ state: "codeWrong" });
});

test("a file is served under its own name, and no missing file or another person's", async () => {
  expect(await asked({ act: "file", applicationId: id })).toEqual({
    state: "file",
    name: "curriculo.pdf",
    base64: Buffer.from(pdf).toString("base64"),
  });
  await upload("resumes/padeiro_rui/1-a.pdf");
  expect(await asked({ act: "file", applicationId: "padeiro_rui" })).toEqual({ state: "missing" });
  await bucket.file(file).delete();
  expect(await asked({ act: "file", applicationId: id })).toEqual({ state: "missing" });
});

/** Every document but the counts of calls. */
async function withoutCounts() {
  const documents = Object.entries(await documentsOf());
  return Object.fromEntries(documents.filter(([path]) => !path.startsWith("requestCounts/")));
}

test.each(["leaveJob", "leaveTalentPool"] as const)(
  "nobody can %s for somebody else",
  async (act) => {
    await asked({ act: "read" });
    const before = await withoutCounts();
    expect(await asked({ act, applicationId: "padeiro_rui" })).toEqual({ state: "missing" });
    expect(await asked({ act, applicationId: "nobody" })).toEqual({ state: "missing" });
    expect(await withoutCounts()).toEqual(before);
  },
);

test("the links to an address read a hundred times a day and change twenty times, and may always erase", async () => {
  const { reads, changes } = limits.deviceData;
  const link = (subject: string, of: number) =>
    signLink({ purpose: "ownData", subject, of, expires: addDays(now, 2).getTime() }, linkSecret);
  const other = link(email, 2);
  const states = async (count: number, request: Parameters<typeof asked>[0]) => {
    const answers = [];
    for (let i = 0; i < count; i++)
      answers.push((await asked(request, i % 2 === 0 ? token : other)).state);
    return [...new Set(answers)];
  };
  expect(await states(changes, { act: "leaveTalentPool", applicationId: id })).toEqual(["open"]);
  for (const request of [
    { act: "leaveTalentPool", applicationId: id },
    { act: "file", applicationId: id },
    { act: "leaveAlert", alertId: "x" },
    { act: "correct", name: "Ana Corrigida", phone: "5566988887777" },
  ] as const)
    expect(await states(2, request)).toEqual(["tooMany"]);
  expect(await states(reads, { act: "read" })).toEqual(["open"]);
  const before = await documentsOf();
  expect(await states(2, { act: "read" })).toEqual(["tooMany"]);
  expect(await documentsOf()).toEqual(before);
  expect(await asked({ act: "read" }, link("joao@pessoa.example", 1))).toMatchObject({
    state: "open",
  });
  expect(await asked({ act: "read" }, link(email, 3), addDays(now, 1))).toMatchObject({
    state: "open",
  });
  expect(await asked({ act: "look" })).toEqual({ state: "ready" });
  await asked({ act: "askErasure" });
  expect(await asked({ act: "erase", code: await mailedCode() })).toMatchObject({
    state: "erased",
  });
});
