import { createHash } from "node:crypto";
import { addDays } from "@vagas/functions/domain/dates";
import { limits } from "@vagas/functions/domain/limits";
import { beforeEach, expect, test } from "vitest";
import { signLink } from "../../functions/src/mail/signedLink.ts";
import { correctOwnData } from "../../functions/src/triggers/personalData/correctOwnData.ts";
import {
  leaveJob,
  leaveTalentPool,
} from "../../functions/src/triggers/personalData/consentWithdrawal.ts";
import { eraseOwnData } from "../../functions/src/triggers/personalData/eraseOwnData.ts";
import { actOnOwnData } from "../../functions/src/triggers/personalData/actOnOwnData.ts";
import { readOwnData } from "../../functions/src/triggers/personalData/readOwnData.ts";
import { sendOwnDataLink } from "../../functions/src/triggers/personalData/onLinkRequested.ts";
import { noteLinkRequest } from "../../functions/src/triggers/personalData/requestOwnData.ts";
import { fingerprint } from "../../functions/src/mail/fingerprint.ts";
import { aCandidate, aCompany } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { given } from "../functions/storedFields.ts";
import { bucket, db } from "../functions/functionsSuite.ts";
import { board, contextAt, documentsOf, many, paths, pdf, upload } from "./workBoard.ts";
import { linkSecret } from "./environment.ts";
import { aMail, anEntry, aResume, personEmail, toBank } from "./kept.ts";

const email = personEmail;
const id = "padeiro_ana";
const file = `resumes/${id}/1-a.pdf`;

const anAudit = (documentId: string) => ({
  actor: "admin",
  action: "approved",
  collection: "resumes",
  documentId,
  notes: "",
  at: now,
});
const anas = {
  [`candidates/${id}`]: aCandidate(id, { email, coverLetter: "Sei fazer broas" }),
  [`resumes/${id}`]: aResume(id),
  [`talentPool/${id}`]: anEntry(id),
  [`mail/${id}-1-a-pdf-company`]: aMail("padaria@empresa.example"),
  [`mail/${id}-1-a-pdf-receipt`]: aMail(email),
  "mail/own-data-x": aMail(email, { createdAt: addDays(now, 1) }),
  [`audit/${id}-1-approved-1`]: anAudit(id),
};
const others = {
  "candidates/padeiro_rui": aCandidate("padeiro_rui"),
  "resumes/padeiro_rui": aResume("padeiro_rui", { email: "joao@pessoa.example" }),
  "talentPool/padeiro_rui": anEntry("padeiro_rui", { email: "joao@pessoa.example" }),
  "mail/to-rui": aMail("joao@pessoa.example"),
  "audit/padeiro_rui-1-approved-1": anAudit("padeiro_rui"),
};

beforeEach(async () => {
  await board({ ...anas, ...others });
  await upload(file);
});

test("a correction reaches everything sent under the address, and the search", async () => {
  await correctOwnData(contextAt(), email, { name: "Ana Corrigida", phone: "5566988887777" });
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
  await correctOwnData(contextAt(), email, { name: "Ana Corrigida", phone: "5566988887777" });
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
  return eraseOwnData(contextAt(), bucket, email);
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
  await given({ "companies/padaria": aCompany({ email }), "mail/about-a-job": aMail(email) });
  await erased();
  expect((await paths()).filter((path) => path.startsWith("mail/"))).toEqual([
    "mail/about-a-job",
    "mail/to-rui",
  ]);
});

test("more than a page of applications is erased", async () => {
  await many(101, (i) => [`candidates/job${i}_ana`, aCandidate(`job${i}_ana`, { email })]);
  expect(await erased()).toMatchObject({ applications: 102 });
  expect((await paths()).filter((path) => path.startsWith("candidates/"))).toEqual([
    "candidates/padeiro_rui",
  ]);
});

const described = {
  id,
  sentAt: now.getTime(),
  name: "João da Silva",
  phone: "5566999990002",
  coverLetter: "Sei fazer broas",
  jobTitle: "Padeiro",
  company: "Mercado Araguaia",
  isWithCompany: true,
  stage: "nova",
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
      consent: { version: "2026-11", at: now, talentPool: false },
    }),
    "candidates/caixa_ana": aCandidate("caixa_ana", { email, createdAt: addDays(now, 2) }),
  });
  const { applications, mails, email: of } = await readOwnData(contextAt(), email);
  expect(of).toBe(email);
  expect(applications.map((application) => application.id)).toEqual(["caixa_ana", "banco_ana", id]);
  expect(applications[2]).toEqual({ ...described, companyNote: "Ligar na segunda" });
  expect(applications[1]).toMatchObject({
    jobTitle: null,
    company: null,
    isWithCompany: false,
    resumeMissing: true,
    decision: null,
    inTalentPool: false,
    consent: { talentPool: false },
  });
  expect(mails).toEqual([
    { subject: "Assunto", at: addDays(now, 1).getTime() },
    { subject: "Assunto", at: now.getTime() },
  ]);
});

const token = signLink(
  { purpose: "ownData", subject: email, of: now.getTime(), expires: addDays(now, 1).getTime() },
  linkSecret,
);

function asked(request: Parameters<typeof actOnOwnData>[3]["request"], given = token, at = now) {
  return actOnOwnData(contextAt(at), bucket, linkSecret, { token: given, request });
}

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
    data: { email, applications: [], contacts: [], mails: [] },
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

test.each(["leaveJob", "leaveTalentPool"] as const)(
  "nobody can %s for somebody else",
  async (act) => {
    await asked({ act: "read" });
    const before = await documentsOf();
    expect(await asked({ act, applicationId: "padeiro_rui" })).toEqual({ state: "missing" });
    expect(await asked({ act, applicationId: "nobody" })).toEqual({ state: "missing" });
    expect(await documentsOf()).toEqual(before);
  },
);

const ends = addDays(now, 2).toISOString();
const countOf = (asker: string) =>
  `requestCounts/2026-11-21-asker-${fingerprint("account", asker, linkSecret)}`;
const address = fingerprint("address", email, linkSecret);
const confirmed = {
  [`confirmedAddresses/${address}`]: { confirmedAt: now, expiresAt: addDays(now, 1) },
};
const linkMails = async () =>
  Object.entries(await documentsOf("mail/own-data-"))
    .filter(([path]) => path !== "mail/own-data-x")
    .map(([, mail]) => mail);

/** Handles the waiting requests for links. */
async function answerRequests(at = now) {
  for (const path of Object.keys(await documentsOf("linkRequests/")))
    await sendOwnDataLink(contextAt(at), linkSecret, path.replace("linkRequests/", ""));
}

/** Requests a link and handles its event. */
async function ask(of: string, asker = "asker", at = now) {
  const answer = await noteLinkRequest(contextAt(at), asker, of);
  await answerRequests(at);
  return answer.state;
}

test("requests for data are counted, and a confirmed address gets a third link and no fourth", async () => {
  await given(confirmed);
  for (const n of [1, 2, 3, 4]) {
    expect(await ask(email)).toBe("sent");
    const documents = await documentsOf();
    expect(documents[countOf("asker")]).toEqual({ count: n, expiresAt: ends });
    expect(documents[`requestCounts/mail-ownData-${address}`]).toEqual({
      count: Math.min(n, 3),
      expiresAt: addDays(now, 1).toISOString(),
    });
    expect(await linkMails()).toHaveLength(Math.min(n, 3));
    expect(Object.keys(documents).filter((path) => path.startsWith("linkRequests/"))).toEqual([]);
  }
  expect((await linkMails())[0]).toMatchObject({
    to: [email],
    message: { subject: "Seus dados no site Vagas Canabrava" },
  });
});

test("an unconfirmed address gets one link at a time, and another once that stops working", async () => {
  for (const asker of ["stranger", "another", "person"])
    expect(await ask(email, asker)).toBe("sent");
  expect(await linkMails()).toHaveLength(1);
  const moment = 1 / 86_400_000;
  await ask(email, "stranger", addDays(now, 1 - moment));
  expect(await linkMails()).toHaveLength(1);
  await ask(email, "person", addDays(now, 1));
  expect(await linkMails()).toHaveLength(2);
});

test("the first use of a link confirms its address, and earlier requests do not count against another", async () => {
  await ask(email, "stranger");
  await ask(email, "stranger");
  expect(await linkMails()).toHaveLength(1);
  await asked({ act: "read" });
  expect(await documentsOf("confirmedAddresses/")).toEqual({
    [`confirmedAddresses/${address}`]: {
      confirmedAt: now.toISOString(),
      expiresAt: addDays(now, 365).toISOString(),
    },
  });
  await ask(email, "person");
  expect(await linkMails()).toHaveLength(2);
});

test("looking at a link confirms nothing", async () => {
  await asked({ act: "look" });
  expect(await documentsOf("confirmedAddresses/")).toEqual({});
});

test("a mail with a link is the one mail of an unconfirmed address, and an erasure leaves it counted", async () => {
  await ask(email);
  const used = await documentsOf("requestCounts/mail-unconfirmed");
  expect(used).toEqual({
    [`requestCounts/mail-unconfirmed-${address}`]: {
      count: 1,
      expiresAt: addDays(now, 180).toISOString(),
    },
  });
  await given(confirmed);
  await erased();
  expect(await documentsOf("confirmedAddresses/")).toEqual({});
  expect(await documentsOf("requestCounts/mail-unconfirmed")).toEqual(used);
});

test("the link of a receipt confirms the address on request, and opens no data", async () => {
  const claims = { purpose: "confirm", subject: email, of: 1 } as const;
  const token = signLink({ ...claims, expires: addDays(now, 1).getTime() }, linkSecret);
  const act = (request: Parameters<typeof actOnOwnData>[3]["request"], at = now) =>
    actOnOwnData(contextAt(at), bucket, linkSecret, { token, request });
  const before = await documentsOf();
  for (const request of [
    { act: "look" },
    { act: "read" },
    { act: "askErasure" },
    { act: "erase", code: "000000" },
    { act: "file", applicationId: id },
    { act: "leaveJob", applicationId: id },
    { act: "correct", name: "Ana Outra", phone: "5566988887777" },
  ] as const)
    expect(await act(request)).toEqual({ state: "confirm" });
  expect(await documentsOf()).toEqual(before);
  for (const _again of [1, 2]) {
    expect(await act({ act: "confirm" })).toEqual({ state: "confirmed" });
    expect(Object.keys(await documentsOf("confirmedAddresses/"))).toEqual([
      `confirmedAddresses/${address}`,
    ]);
  }
  expect(await act({ act: "confirm" }, addDays(now, 1))).toEqual({ state: "expired" });
});

test("before the answer the same is done for an address without data", async () => {
  const unknown = "nobody@pessoa.example";
  const work = async (of: string, asker: string) => {
    const before = await documentsOf();
    expect(await noteLinkRequest(contextAt(), asker, of)).toEqual({ state: "sent" });
    const after = Object.entries(await documentsOf());
    return after
      .filter(([path, fields]) => JSON.stringify(before[path]) !== JSON.stringify(fields))
      .map(([path, fields]) =>
        JSON.stringify([path, fields])
          .replaceAll(of, "address")
          .replace(/linkRequests\/\w+/, "linkRequests/id")
          .replace(countOf(asker), "asker"),
      )
      .sort();
  };
  const known = await work(email, "one");
  expect(known).toHaveLength(2);
  await answerRequests();
  expect(await work(unknown, "other")).toEqual(known);
  await answerRequests();
  expect(await linkMails()).toHaveLength(1);
  expect(await documentsOf("linkRequests/")).toEqual({});
});

test("requests are counted by the town's day, also in the evening, when UTC is a day ahead", async () => {
  const evening = new Date("2026-11-21T23:30:00-04:00");
  await noteLinkRequest(contextAt(evening), "asker", email);
  expect(Object.keys(await documentsOf("requestCounts/"))).toEqual([
    expect.stringMatching(/^requestCounts\/2026-11-21-asker-/),
  ]);
});

test("a request that is a day old or already answered causes no mail", async () => {
  await noteLinkRequest(contextAt(), "asker", email);
  const [path = ""] = Object.keys(await documentsOf("linkRequests/"));
  const requestId = path.replace("linkRequests/", "");
  await sendOwnDataLink(contextAt(addDays(now, 1)), linkSecret, requestId);
  await sendOwnDataLink(contextAt(), linkSecret, requestId);
  expect(await linkMails()).toEqual([]);
  expect(await documentsOf("linkRequests/")).toEqual({});
});

test("one account asks for ten links a day, for any addresses", async () => {
  await given({
    [countOf("asker")]: { count: limits.ownDataRequests.asker - 1, expiresAt: now },
  });
  expect(await ask("nobody@pessoa.example")).toBe("sent");
  expect(await ask(email)).toBe("tooMany");
  expect(await linkMails()).toEqual([]);
});

test("requests by others, however many in a day, keep nobody from a link", async () => {
  await many(1000, (i) => [
    countOf(`stranger${i}`),
    { count: limits.ownDataRequests.asker, expiresAt: ends },
  ]);
  await many(1000, (i) => [
    `requestCounts/mail-ownData-${fingerprint("address", `${i}@pessoa.example`, linkSecret)}`,
    { count: 3, expiresAt: ends },
  ]);
  await given({
    "requestCounts/2026-11-21": { count: 1_000_000, expiresAt: now },
    "requestCounts/mail-ownData": { count: 1_000_000, expiresAt: addDays(now, 1) },
  });
  expect(await ask(email)).toBe("sent");
  expect(await linkMails()).toHaveLength(1);
});
