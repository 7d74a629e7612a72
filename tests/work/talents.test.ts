import type { ContactAskAnswer } from "@vagas/functions/domain/contactRequest";
import { addDays } from "@vagas/functions/domain/dates";
import { beforeEach, describe, expect, test } from "vitest";
import * as functions from "../../functions/src/index.ts";
import { signLink } from "../../functions/src/mail/signedLink.ts";
import { receiveApplication } from "../../functions/src/triggers/applications/onCandidateCreated.ts";
import { fillTalentPool } from "../../functions/src/triggers/applications/onResumeDecided.ts";
import { switchCompany } from "../../functions/src/triggers/companies/onCompanyWritten.ts";
import { removeCompany } from "../../functions/src/triggers/companies/removeCompany.ts";
import { settleHiring } from "../../functions/src/triggers/companies/settleHiring.ts";
import { leaveTalentPool } from "../../functions/src/triggers/personalData/consentWithdrawal.ts";
import { correctOwnData } from "../../functions/src/triggers/personalData/correctOwnData.ts";
import { eraseOwnData } from "../../functions/src/triggers/personalData/eraseOwnData.ts";
import { actOnOwnData } from "../../functions/src/triggers/personalData/ownData.ts";
import { actOnContact } from "../../functions/src/triggers/talents/answerContact.ts";
import { askForContact, type Asker } from "../../functions/src/triggers/talents/requestContact.ts";
import { settleTalentCard } from "../../functions/src/triggers/talents/settleTalentCard.ts";
import { cardIdOf } from "../../functions/src/triggers/talents/shownEntry.ts";
import {
  endContactRequests,
  repairHiring,
  repairTalentCards,
} from "../../functions/src/triggers/talents/tendTalentBank.ts";
import { aCandidate, aCompany, aJob, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { given } from "../functions/build.ts";
import { auth, bucket, db } from "../functions/suite.ts";
import { board, deskAt, documentsOf, paths, pdf, upload } from "./board.ts";
import { linkSecret } from "./environment.ts";
import { anEntry, aResume, personEmail, toBank } from "./kept.ts";
import { runs } from "./runs.ts";

const person = "banco_ana";
const file = `resumes/${person}/1795000000000-abc123.pdf`;
const card = cardIdOf(personEmail, linkSecret);
const request = `${card}_padaria`;
const asked = { cardId: card, jobId: "padeiro", message: "talk" } as const;
const padaria: Asker = {
  origin: "company",
  companyId: "padaria",
  email: "padaria@empresa.example",
};

const inTheBank = {
  [`candidates/${person}`]: aCandidate(person, {
    ...toBank,
    email: personEmail,
    name: "Ana Maria Prado",
    resumePath: file,
    coverLetter: "Meu número é 66 99999-0000",
  }),
  [`resumes/${person}`]: aResume(person, {
    ...toBank,
    name: "Ana Maria Prado",
    resumePath: file,
    experience: "Dois anos de balcão",
  }),
  [`talentPool/${person}`]: anEntry(person, {
    name: "Ana Maria Prado",
    resumePath: file,
    experience: "Dois anos de balcão",
  }),
};

beforeEach(async () => {
  await board({
    "companies/padaria": aCompany({ name: "Padaria" }),
    "jobs/padeiro": aJob({ ...approved, listed: true, title: "Padeiro", company: "Padaria" }),
    ...inTheBank,
  });
  await upload(file);
  await settleTalentCard(deskAt(), linkSecret, personEmail);
});

const ask = (fields: object = {}, asker: Asker = padaria): Promise<ContactAskAnswer> =>
  askForContact(deskAt(), linkSecret, asker, { ...asked, ...fields });

function answer(said: "yes" | "no" | null, at = now) {
  const token = signLink(
    {
      purpose: "contact",
      subject: request,
      of: now.getTime(),
      expires: addDays(now, 14).getTime(),
    },
    linkSecret,
  );
  return actOnContact(deskAt(at), bucket, linkSecret, null, { token, answer: said });
}

async function one(path: string): Promise<object | undefined> {
  return (await documentsOf())[path];
}

const nobodysCard = {
  name: "X",
  area: null,
  place: null,
  education: "",
  experience: "",
  skills: "",
};

describe("a card", () => {
  test("says who looks for work, and nothing that names or reaches the person", async () => {
    const shown = await one(`talentCards/${card}`);
    expect(shown).toEqual({
      name: "Ana P.",
      area: null,
      place: null,
      education: "",
      experience: "Dois anos de balcão",
      skills: "",
      since: now.toISOString(),
    });
    expect(JSON.stringify(await documentsOf("talentCards"))).not.toMatch(
      /prado|@|\d{8}|banco_|resumes/i,
    );
    expect(await one(`talentPool/${person}`)).toMatchObject({ cardId: card });
  });

  test("says what the administrator wrote, but for what holds a contact", async () => {
    await db.doc(`resumes/${person}`).update({
      area: "Comércio",
      place: "Confresa",
      education: "Ensino médio",
      skills: "Ligue (66) 9 9999-0000",
    });
    await fillTalentPool(deskAt(), person);
    await settleTalentCard(deskAt(), linkSecret, personEmail);
    expect(await one(`talentCards/${card}`)).toMatchObject({
      area: "Comércio",
      place: "Confresa",
      education: "Ensino médio",
      skills: "",
    });
  });

  test("has the area of the job that the person applied to", async () => {
    await given({ [`candidates/${person}`]: aCandidate(person, { email: personEmail }) });
    await settleTalentCard(deskAt(), linkSecret, personEmail);
    expect(await one(`talentCards/${card}`)).toMatchObject({ area: "Comércio" });
    await db.doc("jobs/padeiro").delete();
    await settleTalentCard(deskAt(), linkSecret, personEmail);
    expect(await one(`talentCards/${card}`)).toMatchObject({ area: "Comércio" });
  });

  test("is one for a person who sent several résumés: the newest", async () => {
    await given({
      "candidates/padeiro_ana": aCandidate("padeiro_ana", { email: personEmail }),
      "talentPool/padeiro_ana": anEntry("padeiro_ana", {
        name: "Ana Prado Lima",
        createdAt: addDays(now, 1),
      }),
    });
    await settleTalentCard(deskAt(), linkSecret, personEmail);
    expect(Object.keys(await documentsOf("talentCards/"))).toEqual([`talentCards/${card}`]);
    expect(await one(`talentCards/${card}`)).toMatchObject({ name: "Ana L." });
  });

  test.each([
    ["did not agree to it", { talentPool: false, version: "2026-11", at: now }],
    ["agreed to another text", { talentPool: true, version: "2025-01", at: now }],
  ])("is not there for a person who %s", async (_why, consent) => {
    await db.doc(`candidates/${person}`).update({ consent });
    await settleTalentCard(deskAt(), linkSecret, personEmail);
    expect(await documentsOf("talentCards")).toEqual({});
  });

  test("follows a corrected name", async () => {
    await correctOwnData(deskAt(), personEmail, { name: "Bia Souza", phone: "5566999990009" });
    const entry = await db.doc(`talentPool/${person}`).get();
    await runs(functions.onTalentPoolWritten, {
      params: { resumeId: person },
      data: { before: entry, after: entry },
    });
    expect(await one(`talentCards/${card}`)).toMatchObject({ name: "Bia S." });
  });

  test("that an event never made, or never removed, is made and removed by night", async () => {
    await db.doc(`talentCards/${card}`).delete();
    await given({
      "talentCards/11111111111111111111111111111111": {
        ...nobodysCard,
        since: now,
      },
    });
    await repairTalentCards(deskAt(), linkSecret);
    expect(Object.keys(await documentsOf("talentCards/"))).toEqual([`talentCards/${card}`]);
  });
});

describe("a company", () => {
  test("is noted as hiring while it has a job that takes applications", async () => {
    await repairHiring(deskAt());
    expect(await one("hiringCompanies/padaria")).toBeDefined();
    for (const fields of [{ filled: true }, { filled: false, listed: false }]) {
      await db.doc("jobs/padeiro").update(fields);
      await settleHiring(deskAt(), "padaria");
      expect(await one("hiringCompanies/padaria")).toBeUndefined();
      await db.doc("jobs/padeiro").update({ filled: false, listed: true });
      await settleHiring(deskAt(), "padaria");
      expect(await one("hiringCompanies/padaria")).toBeDefined();
    }
    await db.doc("jobs/padeiro").delete();
    await repairHiring(deskAt());
    expect(await one("hiringCompanies/padaria")).toBeUndefined();
  });

  test("asks a person once; the mail holds a link and none of the company’s own words", async () => {
    expect(await ask()).toEqual({ state: "sent" });
    expect(await ask()).toEqual({ state: "asked" });
    expect(await one(`contactRequests/${request}`)).toEqual({
      ...asked,
      companyId: "padaria",
      company: "Padaria",
      jobTitle: "Padeiro",
      name: "Ana P.",
      origin: "company",
      status: "waiting",
      createdAt: now.toISOString(),
      expiresAt: addDays(now, 14).toISOString(),
      answeredAt: null,
    });
    const mails = Object.values(await documentsOf("mail/")) as {
      to: string[];
      message: { subject: string; text: string };
    }[];
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: [personEmail],
      message: { subject: "Padaria quer falar com você: Padeiro" },
    });
    expect(mails[0]!.message.text).toContain("https://vagas.example/convite#");
  });

  test.each<[string, ContactAskAnswer["state"], () => Promise<unknown>]>([
    ["whose row is gone", "inactive", () => db.doc("companies/padaria").delete()],
    [
      "that is deactivated",
      "inactive",
      () => db.doc("companies/padaria").update({ active: false }),
    ],
    [
      "under another address than the one it proved",
      "inactive",
      () => db.doc("companies/padaria").update({ email: "outra@empresa.example" }),
    ],
    ["that was deleted", "inactive", () => db.doc("tombstones/padaria").set({ deletedAt: now })],
    ["for a filled job", "jobClosed", () => db.doc("jobs/padeiro").update({ filled: true })],
    ["for a hidden job", "jobClosed", () => db.doc("jobs/padeiro").update({ listed: false })],
    [
      "for a job that is over",
      "jobClosed",
      () => db.doc("jobs/padeiro").update({ expiresAt: now }),
    ],
    ["for no job", "jobClosed", () => db.doc("jobs/padeiro").delete()],
    [
      "for another’s job",
      "jobClosed",
      () => db.doc("jobs/padeiro").update({ companyId: "mercado" }),
    ],
    ["for a person who left", "gone", () => leaveTalentPool(deskAt(), person)],
    ["for a card that is gone", "gone", () => db.doc(`talentCards/${card}`).delete()],
  ])("%s is refused: %s", async (_who, state, change) => {
    await change();
    expect(await ask()).toEqual({ state });
    expect(await documentsOf("contactRequests")).toEqual({});
    expect(await documentsOf("mail")).toEqual({});
  });

  function waiting(count: number, of: (i: number) => { cardId: string; companyId: string }) {
    return Object.fromEntries(
      Array.from({ length: count }, (_, i) => {
        const ids = of(i);
        return [
          `contactRequests/${ids.cardId}_${ids.companyId}`,
          {
            ...asked,
            ...ids,
            company: "X",
            jobTitle: "X",
            name: "X",
            origin: "company",
            status: "waiting",
            createdAt: now,
            expiresAt: addDays(now, 14),
            answeredAt: null,
          },
        ];
      }),
    );
  }

  test("has ten requests waiting at most, but the administrator may pass somebody on to it", async () => {
    await given(waiting(10, (i) => ({ cardId: `${i}`, companyId: "padaria" })));
    expect(await ask()).toEqual({ state: "tooMany" });
    expect(await ask({}, { origin: "admin" })).toEqual({ state: "sent" });
    expect(await one(`contactRequests/${request}`)).toMatchObject({ origin: "admin" });
  });

  test("waits where five requests wait for the person", async () => {
    await given(waiting(5, (i) => ({ cardId: card, companyId: `c${i}` })));
    expect(await ask()).toEqual({ state: "busy" });
  });

  test.each([
    ["nobody", undefined],
    ["an anonymous account", { firebase: { sign_in_provider: "anonymous" } }],
    [
      "an unproved address",
      { firebase: { sign_in_provider: "password" }, email: "padaria@empresa.example" },
    ],
    ["a claim that was taken", { admin: true, email_verified: true, email: "x@y.example" }],
  ])("that is %s is turned away", async (_who, token) => {
    if (token !== undefined) await auth.importUsers([{ uid: "padaria" }]);
    await expect(
      runs(functions.requestContact, {
        data: asked,
        ...(token === undefined ? {} : { auth: { uid: "padaria", token } }),
      }),
    ).rejects.toMatchObject({ code: "permission-denied" });
  });

  test("with a proved address is heard, but not with nonsense", async () => {
    const token = {
      firebase: { sign_in_provider: "password" },
      email: "padaria@empresa.example",
      email_verified: true,
    };
    const caller = { auth: { uid: "padaria", token } };
    for (const data of [{}, { ...asked, cardId: "x" }, { ...asked, message: "Ligue já" }])
      await expect(runs(functions.requestContact, { ...caller, data })).rejects.toMatchObject({
        code: "invalid-argument",
      });
    // Some of the fixtures' dates are over by the function's own clock.
    await db.doc("jobs/padeiro").update({ expiresAt: addDays(new Date(), 5) });
    expect(await runs(functions.requestContact, { ...caller, data: asked })).toEqual({
      state: "sent",
    });
  });
});

describe("an answer", () => {
  beforeEach(() => ask());

  test("is not given by opening the link", async () => {
    const before = await documentsOf();
    expect(await answer(null)).toMatchObject({
      state: "open",
      contact: { company: "Padaria", jobTitle: "Padeiro", status: "waiting" },
    });
    expect(await documentsOf()).toEqual(before);
  });

  test("of yes is an application to the job, with the file, and the company is mailed", async () => {
    const said = { state: "answered", contact: { status: "accepted" } };
    expect(await answer("yes")).toMatchObject(said);
    expect(await answer("no")).toMatchObject(said);
    const candidate = (await one("candidates/padeiro_ana")) as { resumePath: string };
    expect(candidate).toMatchObject({
      uid: "ana",
      name: "Ana Maria Prado",
      email: personEmail,
      companyId: "padaria",
      company: "Padaria",
      coverLetter: "",
      invited: true,
      consent: { talentPool: false, version: "2026-11" },
    });
    expect(candidate.resumePath).toMatch(
      /^resumes\/padeiro_ana\/[0-9]{13}-[A-Za-z0-9]{6,32}[.]pdf$/,
    );
    const [copy] = await bucket.file(candidate.resumePath).download();
    expect(copy.toString()).toBe(pdf);

    await receiveApplication(deskAt(), "padeiro_ana");
    expect(await one("resumes/padeiro_ana")).toMatchObject({
      status: "approved",
      talentPoolConsent: false,
    });
    expect(JSON.stringify(await documentsOf("mail/padeiro_ana"))).toContain(
      "Ana Maria Prado, do banco de talentos, disse sim",
    );
  });

  test("of yes twice makes one application", async () => {
    await Promise.all([answer("yes"), answer("yes")]);
    expect((await paths()).filter((path) => path.includes("padeiro_ana"))).toHaveLength(2);
  });

  test("of yes by somebody who applied already makes none, and the company is told", async () => {
    await given({
      "candidates/padeiro_ana": aCandidate("padeiro_ana", {
        email: personEmail,
        companyId: null,
        company: null,
      }),
      "resumes/padeiro_ana": aResume("padeiro_ana", { company: null }),
    });
    expect(await answer("yes")).toMatchObject({ contact: { status: "accepted" } });
    expect(await one("candidates/padeiro_ana")).toMatchObject({
      companyId: "padaria",
      company: "Padaria",
      resumePath: "resumes/padeiro_ana/1-a.pdf",
    });
    expect(await one("resumes/padeiro_ana")).toMatchObject({ company: "Padaria" });
    expect(JSON.stringify(await documentsOf(`mail/contact-${request}`))).toContain("disse sim");
  });

  test("of no tells the company kindly, hands nothing over, and is for good", async () => {
    expect(await answer("no")).toMatchObject({ contact: { status: "declined" } });
    expect(await one("candidates/padeiro_ana")).toBeUndefined();
    const mails = (await documentsOf(`mail/contact-${request}-${now.getTime()}-company`)) as {
      [path: string]: { to: string[] };
    };
    expect(Object.values(mails)[0]!.to).toEqual(["padaria@empresa.example"]);
    expect(JSON.stringify(mails)).not.toMatch(/prado|ana@pessoa/i);
    expect(await ask()).toEqual({ state: "asked" });
    await endContactRequests(deskAt(addDays(now, 400)));
    expect(await ask()).toEqual({ state: "asked" });
  });

  test.each<[string, string, () => Promise<unknown>]>([
    ["the job is filled", "closed", () => db.doc("jobs/padeiro").update({ filled: true })],
    ["the job is gone", "closed", () => db.doc("jobs/padeiro").delete()],
    [
      "the company is deactivated",
      "closed",
      () => db.doc("companies/padaria").update({ active: false }),
    ],
    ["the person left", "gone", () => leaveTalentPool(deskAt(), person)],
    ["the request is gone", "gone", () => db.doc(`contactRequests/${request}`).delete()],
    [
      "it was made anew",
      "gone",
      () => db.doc(`contactRequests/${request}`).update({ createdAt: addDays(now, 1) }),
    ],
  ])("of yes hands nothing over when %s", async (_why, state, change) => {
    await change();
    expect(await answer("yes")).toMatchObject({ state });
    expect(await one("candidates/padeiro_ana")).toBeUndefined();
  });

  test("that comes too late changes nothing", async () => {
    expect(await answer("yes", addDays(now, 14))).toMatchObject({ state: "closed" });
    expect(await one("candidates/padeiro_ana")).toBeUndefined();
  });

  test.each(["ownData", "renew"] as const)("is not given by a link for %s", async (purpose) => {
    const expires = addDays(now, 1).getTime();
    const token = signLink({ purpose, subject: request, of: now.getTime(), expires }, linkSecret);
    for (const forged of [token, "a.b", ""])
      expect(
        await actOnContact(deskAt(), bucket, linkSecret, null, { token: forged, answer: "yes" }),
      ).toEqual({ state: "forged" });
  });

  test("is given on the device the résumé was sent from, and on no other", async () => {
    const on = (uid: string | null, what: object) =>
      actOnContact(deskAt(), bucket, linkSecret, uid, what as never);
    for (const uid of ["rui", null]) {
      expect(await on(uid, { device: true })).toEqual({ state: "list", contacts: [] });
      expect(await on(uid, { requestId: request, answer: "yes" })).toEqual({ state: "gone" });
    }
    expect(await on("ana", { device: true })).toMatchObject({
      state: "list",
      contacts: [{ id: request, status: "waiting" }],
    });
    expect(await on("ana", { requestId: request, answer: "no" })).toMatchObject({
      contact: { status: "declined" },
    });
  });

  test("is not given by whoever typed the person’s address", async () => {
    await given({
      "candidates/banco_eve": aCandidate("banco_eve", { ...toBank, email: personEmail }),
    });
    const contacts = await actOnContact(deskAt(), bucket, linkSecret, "eve", { device: true });
    expect(contacts).toEqual({ state: "list", contacts: [] });
    const said = { requestId: request, answer: "yes" } as const;
    expect(await actOnContact(deskAt(), bucket, linkSecret, "eve", said)).toEqual({
      state: "gone",
    });
  });

  test("is seen and given in one’s own data, under one’s own address alone", async () => {
    const open = (subject: string, act: object) =>
      actOnOwnData(deskAt(), bucket, linkSecret, {
        token: signLink(
          { purpose: "ownData", subject, of: 1, expires: addDays(now, 1).getTime() },
          linkSecret,
        ),
        request: act as never,
      });
    expect(await open(personEmail, { act: "read" })).toMatchObject({
      data: { contacts: [{ id: request, status: "waiting" }] },
    });
    const no = { act: "answerContact", requestId: request, answer: "no" };
    expect(await open("eve@pessoa.example", no)).toEqual({ state: "missing" });
    expect(await open(personEmail, no)).toMatchObject({
      data: { contacts: [{ status: "declined" }] },
    });
  });
});

describe("a request", () => {
  beforeEach(() => ask());
  const requests = () => documentsOf("contactRequests/");
  const mails = () => documentsOf("mail/contact-");

  test("that nobody answers lapses after two weeks, and the company is told", async () => {
    await endContactRequests(deskAt(addDays(now, 13)));
    expect(await one(`contactRequests/${request}`)).toMatchObject({ status: "waiting" });
    await db.doc("jobs/padeiro").update({ expiresAt: addDays(now, 50) });
    const late = deskAt(addDays(now, 14));
    await endContactRequests(late);
    await endContactRequests(late);
    expect(await one(`contactRequests/${request}`)).toMatchObject({ status: "lapsed" });
    expect(Object.keys(await mails())).toEqual([
      `mail/contact-${request}-${now.getTime()}-company`,
    ]);
    expect(await ask()).toEqual({ state: "asked" });
    await endContactRequests(deskAt(addDays(now, 180)));
    expect(await requests()).toEqual({});
  });

  test("for a job that was filled ends by night", async () => {
    await db.doc("jobs/padeiro").update({ filled: true });
    await endContactRequests(deskAt());
    expect(await one(`contactRequests/${request}`)).toMatchObject({ status: "ended" });
    expect(await mails()).toEqual({});
  });

  test("goes with the person’s consent, the mails with it", async () => {
    await leaveTalentPool(deskAt(), person);
    for (let times = 0; times < 2; times++)
      await settleTalentCard(deskAt(), linkSecret, personEmail);
    expect(await requests()).toEqual({});
    expect(await mails()).toEqual({});
    expect(await documentsOf("talentCards")).toEqual({});
  });

  test("goes with an erasure, whether or not its events come", async () => {
    await eraseOwnData(deskAt(), bucket, personEmail);
    expect(await requests()).toEqual({});
    expect(await documentsOf("talentCards")).toEqual({});
    expect(await mails()).toEqual({});
  });

  test("waits no longer for a company that is deactivated, which may ask again once it is back", async () => {
    await db.doc("companies/padaria").update({ active: false });
    await switchCompany(deskAt(), { id: "e", time: now.toISOString() }, "padaria", false);
    expect(await requests()).toEqual({});
    expect(await mails()).toEqual({});
  });

  test("goes with its company, whatever its state", async () => {
    await answer("no");
    await given({ "hiringCompanies/padaria": { at: now } });
    await db.doc("companies/padaria").delete();
    await removeCompany(deskAt(), auth, "padaria", { actor: "admin" });
    expect(await requests()).toEqual({});
    expect(await documentsOf("hiringCompanies")).toEqual({});
  });

  test("goes with its job", async () => {
    const before = await db.doc("jobs/padeiro").get();
    await db.doc("jobs/padeiro").delete();
    await runs(functions.onJobWritten, {
      id: "e",
      time: now.toISOString(),
      params: { jobId: "padeiro" },
      data: { before, after: { exists: false, get: () => undefined } },
    });
    expect(await requests()).toEqual({});
  });
});
