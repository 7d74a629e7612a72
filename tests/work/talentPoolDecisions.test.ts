import { addDays } from "@vagas/functions/domain/dates";
import { beforeEach, expect, test } from "vitest";
import { fillTalentPool } from "../../functions/src/triggers/applications/onResumeDecided.ts";
import { now } from "../faults/life.ts";
import { db } from "../functions/functionsSuite.ts";
import { given } from "../functions/storedFields.ts";
import { anEntry } from "./kept.ts";
import { approvedResume, file, givenOneApplication, id, later } from "./oneApplication.ts";
import { contextAt, documentsOf } from "./workBoard.ts";

beforeEach(givenOneApplication);

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
