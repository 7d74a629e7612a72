import { buildStoredResume } from "@vagas/functions/domain/testing/buildWrittenResume";
import { addDays } from "@vagas/functions/domain/dates";
import { beforeEach, describe, expect, test } from "vitest";
import * as functions from "../../functions/src/index.ts";
import { fillTalentPool } from "../../functions/src/triggers/applications/onResumeDecided.ts";
import { correctOwnData } from "../../functions/src/triggers/personalData/correctOwnData.ts";
import { reconcileTalentCard } from "../../functions/src/triggers/talents/reconcileTalentCard.ts";
import { repairTalentCards } from "../../functions/src/triggers/talents/tendTalentBank.ts";
import { aCandidate } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { given } from "../functions/storedFields.ts";
import { db } from "../functions/functionsSuite.ts";
import { contextAt, documentsOf } from "./workBoard.ts";
import { linkSecret } from "./environment.ts";
import { withEmail, anEntry, personEmail } from "./kept.ts";
import { runs } from "./runs.ts";
import { card, one, openTalentBank, person } from "./openTalentBank.ts";

beforeEach(openTalentBank);

const nobodysCard = {
  name: "X",
  area: null,
  place: null,
  education: "",
  experience: "",
  skills: "",
};

describe("a card", () => {
  test("describes who looks for work, without name or contact", async () => {
    const shown = await one(`talentCards/${card}`);
    expect(shown).toEqual({
      name: "Ana P.",
      area: null,
      place: null,
      education: "",
      experience: "Dois anos de balcão",
      skills: "",
      facts: null,
      skillTerms: ["ano", "anos", "bal", "balc", "balcao", "doi", "dois"],
      since: now.toISOString(),
    });
    expect(JSON.stringify(await documentsOf("talentCards"))).not.toMatch(
      /prado|@|\d{8}|banco_|resumes/i,
    );
    expect(await one(`talentPool/${person}`)).toMatchObject({ cardId: card });
  });

  test("holds the administrator's summary, except what contains a contact", async () => {
    await db.doc(`resumes/${person}`).update({
      area: "Comércio",
      place: "Confresa",
      education: "Ensino médio",
      skills: "Ligue (66) 9 9999-0000",
    });
    await fillTalentPool(contextAt(), person);
    await reconcileTalentCard(contextAt(), linkSecret, { email: personEmail });
    expect(await one(`talentCards/${card}`)).toMatchObject({
      area: "Comércio",
      place: "Confresa",
      education: "Ensino médio",
      skills: "",
    });
  });

  test("has the chosen answers of a written résumé, and none of its words", async () => {
    const writtenResume = buildStoredResume({ skillWords: ["Ligue 66 99999-0000"] });
    await db.doc(`candidates/${person}`).update({ writtenResume });
    await reconcileTalentCard(contextAt(), linkSecret, { email: personEmail });
    const shown = await one(`talentCards/${card}`);
    expect(shown).toMatchObject({
      facts: { wanted: ["farmHand", "machines"], skills: ["tractor", "chainsaw", "nr31"] },
      skillTerms: expect.arrayContaining(["s:tractor", "w:farmHand", "balcao"]) as unknown,
    });
    expect(JSON.stringify(shown)).not.toMatch(/\d{8}|ligue|boa vista|setor/i);
  });

  test("has the area of the job that the person applied to", async () => {
    await given({ [`candidates/${person}`]: aCandidate(person, { email: personEmail }) });
    await reconcileTalentCard(contextAt(), linkSecret, { email: personEmail });
    expect(await one(`talentCards/${card}`)).toMatchObject({ area: "Comércio" });
    await db.doc("jobs/padeiro").delete();
    await reconcileTalentCard(contextAt(), linkSecret, { email: personEmail });
    expect(await one(`talentCards/${card}`)).toMatchObject({ area: "Comércio" });
  });

  test("is the newest of a person's several résumés", async () => {
    await given({
      "candidates/padeiro_ana": aCandidate("padeiro_ana", { email: personEmail }),
      "talentPool/padeiro_ana": anEntry("padeiro_ana", {
        name: "Ana Prado Lima",
        createdAt: addDays(now, 1),
      }),
    });
    await reconcileTalentCard(contextAt(), linkSecret, { email: personEmail });
    expect(Object.keys(await documentsOf("talentCards/"))).toEqual([`talentCards/${card}`]);
    expect(await one(`talentCards/${card}`)).toMatchObject({ name: "Ana L." });
  });

  test.each([
    ["did not agree to it", { talentPool: false, version: "2026-11", at: now }],
    ["agreed to another text", { talentPool: true, version: "2025-01", at: now }],
  ])("does not exist for a person who %s", async (_why, consent) => {
    await db.doc(`candidates/${person}`).update({ consent });
    await reconcileTalentCard(contextAt(), linkSecret, { email: personEmail });
    expect(await documentsOf("talentCards")).toEqual({});
  });

  test("follows a corrected name", async () => {
    await correctOwnData(contextAt(), withEmail(personEmail), {
      name: "Bia Souza",
      phone: "5566999990009",
    });
    const entry = await db.doc(`talentPool/${person}`).get();
    await runs(functions.onTalentPoolWritten, {
      params: { resumeId: person },
      data: { before: entry, after: entry },
    });
    expect(await one(`talentCards/${card}`)).toMatchObject({ name: "Bia S." });
  });

  test("that a lost event did not create or remove is created or removed at night", async () => {
    await db.doc(`talentCards/${card}`).delete();
    await given({
      "talentCards/11111111111111111111111111111111": {
        ...nobodysCard,
        since: now,
      },
    });
    await repairTalentCards(contextAt(), linkSecret);
    expect(Object.keys(await documentsOf("talentCards/"))).toEqual([`talentCards/${card}`]);
  });
});
