import { addDays } from "@vagas/functions/domain/dates";
import { setTimeout } from "node:timers/promises";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { signLink } from "../../functions/src/mail/signedLink.ts";
import { receiveApplication } from "../../functions/src/triggers/applications/onCandidateCreated.ts";
import { leaveTalentPool } from "../../functions/src/triggers/personalData/consentWithdrawal.ts";
import { actOnDeviceData } from "../../functions/src/triggers/personalData/actOnDeviceData.ts";
import { readSentData } from "../../functions/src/triggers/personalData/readSentData.ts";
import { actOnOwnData } from "../../functions/src/triggers/personalData/actOnOwnData.ts";
import { actOnContact } from "../../functions/src/triggers/talents/answerContact.ts";
import { endContactRequests } from "../../functions/src/triggers/talents/tendTalentBank.ts";
import { aCandidate } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { given } from "../functions/storedFields.ts";
import { bucket, db } from "../functions/functionsSuite.ts";
import { contextAt, documentsOf, paths, pdf } from "./workBoard.ts";
import { linkSecret } from "./environment.ts";
import { anEntry, aResume, personEmail, toBank, withEmail } from "./kept.ts";
import {
  answer,
  answerEnd,
  ask,
  card,
  one,
  openTalentBank,
  person,
  request,
} from "./openTalentBank.ts";

beforeEach(openTalentBank);

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

  test("of yes creates an application to the job, with the file, and a mail to the company", async () => {
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

    expect(Object.keys(await documentsOf("confirmedAddresses/"))).toHaveLength(1);
    await receiveApplication(contextAt(), "padeiro_ana");
    expect(await one("resumes/padeiro_ana")).toMatchObject({
      status: "approved",
      talentPoolConsent: false,
    });
    expect(JSON.stringify(await documentsOf("mail/padeiro_ana"))).toContain(
      "Ana Maria Prado, do banco de talentos, aceitou conversar sobre a vaga",
    );
  });

  test("of yes is written only once its file is copied, however slow the bucket is", async () => {
    const stored = Promise.withResolvers<void>();
    const files: { save: () => Promise<void> } = Object.getPrototypeOf(bucket.file("any"));
    const slow = vi.spyOn(files, "save").mockReturnValue(stored.promise);
    const answering = answer("yes");
    onTestFinished(() => slow.mockRestore());
    await vi.waitFor(() => expect(slow).toHaveBeenCalledOnce());
    await setTimeout(300);
    expect(await one("candidates/padeiro_ana")).toBeUndefined();
    stored.resolve();
    expect(await answering).toMatchObject({ state: "answered" });
    expect(await one("candidates/padeiro_ana")).toMatchObject({ invited: true });
  });

  test("of yes twice makes one application", async () => {
    await Promise.all([answer("yes"), answer("yes")]);
    expect((await paths()).filter((path) => path.includes("padeiro_ana"))).toHaveLength(2);
  });

  test("of yes by somebody who has applied creates none, and the company is told", async () => {
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

  test("of no tells the company, hands nothing over, and is final", async () => {
    expect(await answer("no")).toMatchObject({ contact: { status: "declined" } });
    expect(await one("candidates/padeiro_ana")).toBeUndefined();
    const mails = (await documentsOf(`mail/contact-${request}-${now.getTime()}-company`)) as {
      [path: string]: { to: string[] };
    };
    expect(Object.values(mails)[0]!.to).toEqual(["padaria@empresa.example"]);
    expect(JSON.stringify(mails)).not.toMatch(/prado|ana@pessoa/i);
    expect(await ask()).toEqual({ state: "asked" });
    await endContactRequests(contextAt(addDays(now, 400)));
    expect(await ask()).toEqual({ state: "asked" });
  });

  test.each<[string, string, () => Promise<unknown>]>([
    ["the job is filled", "closed", () => db.doc("jobs/padeiro").update({ filled: true })],
    ["the job is deleted", "closed", () => db.doc("jobs/padeiro").delete()],
    [
      "the company is deactivated",
      "closed",
      () => db.doc("companies/padaria").update({ active: false }),
    ],
    ["the person left the talent bank", "gone", () => leaveTalentPool(contextAt(), person)],
    ["the request is deleted", "gone", () => db.doc(`contactRequests/${request}`).delete()],
    [
      "the request was made again",
      "gone",
      () => db.doc(`contactRequests/${request}`).update({ createdAt: addDays(now, 1) }),
    ],
  ])("of yes hands nothing over when %s", async (_why, state, change) => {
    await change();
    expect(await answer("yes")).toMatchObject({ state });
    expect(await one("candidates/padeiro_ana")).toBeUndefined();
  });

  test("that comes too late changes nothing", async () => {
    expect(await answer("yes", answerEnd)).toMatchObject({ state: "closed" });
    expect(await one("candidates/padeiro_ana")).toBeUndefined();
  });

  test.each(["ownData", "renew"] as const)("is not given by a link for %s", async (purpose) => {
    const expires = addDays(now, 1).getTime();
    const token = signLink({ purpose, subject: request, of: now.getTime(), expires }, linkSecret);
    for (const forged of [token, "a.b", ""])
      expect(
        await actOnContact(contextAt(), bucket, linkSecret, null, { token: forged, answer: "yes" }),
      ).toEqual({ state: "forged" });
  });

  test("is given on the device the résumé was sent from, and on no other", async () => {
    const on = (uid: string | null, what: object) =>
      actOnContact(contextAt(), bucket, linkSecret, uid, what as never);
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
    // An anonymous account proves no address.
    expect(await documentsOf("confirmedAddresses/")).toEqual({});
  });

  test("is asked for on the device and in 'Meus dados' by the day that is true since the job was renewed", async () => {
    const soon = addDays(now, 3);
    await db.doc("jobs/padeiro").update({ expiresAt: soon });
    await db.doc(`contactRequests/${request}`).update({ sureUntil: soon });
    const told = async () => {
      const onDevice = await actOnContact(contextAt(), bucket, linkSecret, "ana", { device: true });
      const inOwnData = await readSentData(contextAt(), withEmail(personEmail));
      const contacts = "contacts" in onDevice ? onDevice.contacts : [];
      return [...contacts, ...inOwnData.contacts].map(({ until }) => new Date(until));
    };
    expect(await told()).toEqual([soon, soon]);
    await db.doc("jobs/padeiro").update({ expiresAt: addDays(now, 50) });
    expect(await told()).toEqual([answerEnd, answerEnd]);
    await db.doc("jobs/padeiro").delete();
    expect(await told()).toEqual([soon, soon]);
  });

  test("is not given by an account that only typed the person’s address", async () => {
    await given({
      "candidates/banco_eve": aCandidate("banco_eve", { ...toBank, email: personEmail }),
    });
    const contacts = await actOnContact(contextAt(), bucket, linkSecret, "eve", { device: true });
    expect(contacts).toEqual({ state: "list", contacts: [] });
    const said = { requestId: request, answer: "yes" } as const;
    expect(await actOnContact(contextAt(), bucket, linkSecret, "eve", said)).toEqual({
      state: "gone",
    });
  });

  test("is not given by an account whose résumé was approved under the person’s address; their link still works", async () => {
    const later = addDays(now, 1);
    await given({
      "candidates/banco_eve": aCandidate("banco_eve", { ...toBank, email: personEmail }),
      "talentPool/banco_eve": anEntry("banco_eve", { cardId: card, createdAt: later }),
    });
    for (const uid of ["eve", "ana"]) {
      const on = (what: object) =>
        actOnContact(contextAt(), bucket, linkSecret, uid, what as never);
      expect(await on({ device: true })).toEqual({ state: "list", contacts: [] });
      for (const said of ["yes", "no"])
        expect(await on({ requestId: request, answer: said })).toEqual({ state: "gone" });
    }
    const onDevice = actOnDeviceData(contextAt(), bucket, "eve", {
      act: "answerContact",
      requestId: request,
      answer: "no",
    });
    expect(await onDevice).toEqual({ state: "missing" });
    expect(await answer("no")).toMatchObject({ contact: { status: "declined" } });
  });

  test("is shown and given in 'Meus dados', under the person's own address only", async () => {
    const open = (subject: string, act: object) =>
      actOnOwnData(contextAt(), bucket, linkSecret, {
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
