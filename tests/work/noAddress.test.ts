import { beforeEach, describe, expect, test } from "vitest";
import { noteResumeFile } from "../../functions/src/triggers/applications/noteResumeFile.ts";
import { receiveApplication } from "../../functions/src/triggers/applications/onCandidateCreated.ts";
import { leaveTalentPool } from "../../functions/src/triggers/personalData/consentWithdrawal.ts";
import { actOnContact } from "../../functions/src/triggers/talents/answerContact.ts";
import { cardIdOf } from "../../functions/src/triggers/talents/cardOwner.ts";
import { reconcileTalentCard } from "../../functions/src/triggers/talents/reconcileTalentCard.ts";
import { repairTalentCards } from "../../functions/src/triggers/talents/tendTalentBank.ts";
import { aCandidate, aCompany, aJob, approved } from "../faults/events.ts";
import { bucket, db } from "../functions/functionsSuite.ts";
import { given } from "../functions/storedFields.ts";
import { linkSecret } from "./environment.ts";
import { anEntry, toBank } from "./kept.ts";
import { counts, givenOneApplication, id, mails } from "./oneApplication.ts";
import { ask, one } from "./openTalentBank.ts";
import { board, contextAt, documentsOf, upload } from "./workBoard.ts";

describe("an application without an e-mail address", () => {
  beforeEach(async () => {
    await givenOneApplication();
    await db.doc(`candidates/${id}`).update({ email: null });
  });

  test("is mailed to the company, chat first, and nobody gets a receipt", async () => {
    await receiveApplication(contextAt(), id);
    expect(Object.keys(await documentsOf("mail/"))).toEqual([mails.company]);
    const { replyTo, message } = (await one(mails.company)) as {
      replyTo: string;
      message: { text: string };
    };
    expect(replyTo).toMatch(/^suporte@/);
    expect(message.text.split("\n\n")[1]).toMatch(/^Conversar com João no WhatsApp: https:/);
    expect(await one(`resumes/${id}`)).toMatchObject({ email: null });
  });

  test("uses no address's budget", async () => {
    await receiveApplication(contextAt(), id);
    const used = Object.keys(counts).filter((path) => !path.includes("mail-unconfirmed-"));
    expect(Object.keys(await documentsOf("requestCounts/")).sort()).toEqual(used.sort());
    expect(await documentsOf("confirmedAddresses/")).toEqual({});
  });

  test("whose file is missing is marked so, without a mail that asks for another", async () => {
    await receiveApplication(contextAt(), id);
    await noteResumeFile(contextAt(), bucket, id);
    expect(await one(`candidates/${id}`)).toMatchObject({ resumeMissing: true });
    expect(Object.keys(await documentsOf("mail/"))).toEqual([mails.company]);
  });
});

describe("two people without an e-mail address in the talent bank", () => {
  const card = (uid: string) => cardIdOf({ uid }, linkSecret);

  function inTheBank(uid: string, name: string) {
    const of = `banco_${uid}`;
    const fields = { email: null, name, resumePath: `resumes/${of}/1795000000000-abc123.pdf` };
    return {
      [`candidates/${of}`]: aCandidate(of, { ...toBank, uid, ...fields }),
      [`talentPool/${of}`]: anEntry(of, fields),
    };
  }

  beforeEach(async () => {
    await board({
      "companies/padaria": aCompany({ name: "Padaria" }),
      "jobs/padeiro": aJob({ ...approved, listed: true, title: "Padeiro", company: "Padaria" }),
      ...inTheBank("ana", "Ana Prado"),
      ...inTheBank("rui", "Rui Lima"),
    });
    for (const uid of ["ana", "rui"]) {
      await upload(`resumes/banco_${uid}/1795000000000-abc123.pdf`);
      await reconcileTalentCard(contextAt(), linkSecret, { uid });
    }
  });

  test("have a card each", async () => {
    expect(await documentsOf("talentCards/")).toMatchObject({
      [`talentCards/${card("ana")}`]: { name: "Ana P." },
      [`talentCards/${card("rui")}`]: { name: "Rui L." },
    });
    expect(await one("talentPool/banco_ana")).toMatchObject({ cardId: card("ana") });
    expect(await one("talentPool/banco_rui")).toMatchObject({ cardId: card("rui") });
  });

  test("keep them apart when one leaves, and in the nightly repair", async () => {
    await leaveTalentPool(contextAt(), "banco_ana");
    await reconcileTalentCard(contextAt(), linkSecret, { uid: "ana" });
    await repairTalentCards(contextAt(), linkSecret);
    expect(Object.keys(await documentsOf("talentCards/"))).toEqual([`talentCards/${card("rui")}`]);
  });

  test.each([
    ["stays while they agree to one with another application", null, true],
    ["goes, though they agree to one of an address", "ana@pessoa.example", false],
  ])("whose card is gone leave, and their request %s", async (_how, email, stays) => {
    await ask({ cardId: card("ana") });
    await db.doc(`talentCards/${card("ana")}`).delete();
    await given({ "candidates/caixa_ana": aCandidate("caixa_ana", { uid: "ana", email }) });
    await leaveTalentPool(contextAt(), "banco_ana");
    const left = Object.keys(await documentsOf("contactRequests/"));
    expect(left).toEqual(stays ? [`contactRequests/${card("ana")}_padaria`] : []);
  });

  test("get their cards back in the nightly repair, whatever was lost", async () => {
    const before = await documentsOf("talentCards/");
    for (const uid of ["ana", "rui"]) await db.doc(`talentCards/${card(uid)}`).delete();
    await repairTalentCards(contextAt(), linkSecret);
    expect(await documentsOf("talentCards/")).toEqual(before);
  });

  test("answer a company on their own device alone, and nobody is mailed before", async () => {
    expect(await ask({ cardId: card("ana") })).toEqual({ state: "sent" });
    expect(await documentsOf("mail/")).toEqual({});
    const seenBy = (uid: string) =>
      actOnContact(contextAt(), bucket, linkSecret, uid, { device: true });
    expect(await seenBy("rui")).toEqual({ state: "list", contacts: [] });
    expect(await seenBy("ana")).toMatchObject({ contacts: [{ company: "Padaria" }] });

    const requestId = `${card("ana")}_padaria`;
    expect(await one(`contactRequests/${requestId}`)).toMatchObject({ withoutMail: true });
    const yes = (uid: string) =>
      actOnContact(contextAt(), bucket, linkSecret, uid, { requestId, answer: "yes" });
    expect(await yes("rui")).toEqual({ state: "gone" });
    expect(await yes("ana")).toMatchObject({ state: "answered" });
    expect(await one("candidates/padeiro_ana")).toMatchObject({ email: null, invited: true });
    expect(await documentsOf("confirmedAddresses/")).toEqual({});
  });

  test("may have as many requests waiting as a person with a confirmed address", async () => {
    const others = ["a", "b", "c", "d", "e"];
    await given(
      Object.fromEntries(
        others.flatMap((name) => [
          [`companies/${name}`, aCompany({ email: `${name}@empresa.example` })],
          [`jobs/${name}`, aJob({ ...approved, listed: true, companyId: name })],
        ]),
      ),
    );
    const answers = [];
    for (const companyId of [...others, "padaria"])
      answers.push(
        await ask(
          { cardId: card("ana"), jobId: companyId === "padaria" ? "padeiro" : companyId },
          { origin: "company", companyId, email: `${companyId}@empresa.example` },
        ),
      );
    expect(answers.map(({ state }) => state)).toEqual([...others.map(() => "sent"), "busy"]);
  });
});

test("one account's applications with and without an address have a card each, of their own entries", async () => {
  const entry = (of: string, fields: object) => ({
    [`candidates/${of}`]: aCandidate(of, { ...toBank, uid: "ana", ...fields }),
    [`talentPool/${of}`]: anEntry(of, fields),
  });
  await board({
    ...entry("banco_ana", { email: null, name: "Ana Prado" }),
    ...entry("padeiro_ana", { email: "ana@pessoa.example", name: "Ana Lima" }),
  });
  await repairTalentCards(contextAt(), linkSecret);
  expect(Object.values(await documentsOf("talentCards/"))).toHaveLength(2);
  expect(await one(`talentCards/${cardIdOf({ uid: "ana" }, linkSecret)}`)).toMatchObject({
    name: "Ana P.",
  });
  expect(
    await one(`talentCards/${cardIdOf({ email: "ana@pessoa.example" }, linkSecret)}`),
  ).toMatchObject({ name: "Ana L." });
});
