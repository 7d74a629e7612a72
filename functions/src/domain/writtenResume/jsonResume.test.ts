import { expect, test } from "vitest";
import { z } from "zod";
import { jsonResume } from "./jsonResume.ts";
import { emptyWrittenResume, type WrittenResume } from "./writtenResume.ts";
// The schema that jsonresume.org publishes (npm: resume-schema 1.0.1, MIT), without its descriptions.
import published from "./testing/jsonResumeSchema.json" with { type: "json" };

const schema = z.fromJSONSchema(JSON.parse(JSON.stringify(published)));
const person = { name: "Maria da Silva", phone: "5566999990000", email: "maria@correio.example" };

const full: WrittenResume = {
  version: 1,
  wanted: ["farmHand"],
  wantedWords: "Safra",
  jobs: [
    { what: "Tratorista", where: "Fazenda Boa Vista", from: "2019-03", until: "now" },
    { what: "Diarista", where: "", from: "", until: "2018" },
    { what: "", where: "Mercado Sol", from: "2012", until: "" },
    { what: "", where: "", from: "2010", until: "2011" },
  ],
  neverWorked: false,
  school: "secondary",
  skills: ["tractor", "nr31", "teleport"],
  skillWords: ["Inseminar"],
  licences: ["A", "D"],
  start: "now",
  sleepsAtWork: true,
  wayToWork: "lift",
  place: "Setor Norte",
};

test("the export holds the answers in the fields of the format", () => {
  const { $schema, ...exported } = jsonResume(full, person);
  expect($schema).toContain("/v1.0.0/");
  expect(exported).toEqual({
    basics: {
      name: "Maria da Silva",
      label: "Trabalho na roça, Safra",
      phone: "+5566999990000",
      email: "maria@correio.example",
      summary:
        "CNH: A, D. Pode começar: Agora. Onde dorme: Pode dormir no serviço. Como vai ao trabalho: Vai de carona.",
      location: { countryCode: "BR", address: "Setor Norte" },
    },
    work: [
      { name: "Fazenda Boa Vista", position: "Tratorista", startDate: "2019-03" },
      { position: "Diarista", endDate: "2018" },
      { name: "Mercado Sol", startDate: "2012" },
    ],
    education: [{ studyType: "Ensino médio completo" }],
    certificates: [{ name: "NR-31 (campo)" }],
    skills: [{ name: "Trator" }, { name: "Inseminar" }],
    meta: { version: "v1.0.0" },
  });
});

test("what was not answered is left out", () => {
  const { basics, work, education, skills } = jsonResume(emptyWrittenResume, {
    ...person,
    email: null,
  });
  expect(basics).toEqual({
    name: "Maria da Silva",
    phone: "+5566999990000",
    location: { countryCode: "BR" },
  });
  expect([work, education, skills]).toEqual([[], [], []]);
});

test("who names no work to look for is not labelled by another answer", () => {
  const { basics } = jsonResume({ ...emptyWrittenResume, start: "now" }, person);
  expect(basics).toMatchObject({ summary: "Pode começar: Agora." });
  expect(basics).not.toHaveProperty("label");
});

test("a skill left blank is none", () => {
  const resume = { ...emptyWrittenResume, skillWords: ["", "Doma"] };
  expect(jsonResume(resume, person).skills).toEqual([{ name: "Doma" }]);
});

test.each([
  ["the fullest", full],
  ["the emptiest", emptyWrittenResume],
  ["that of somebody without school", { ...full, school: "none" as const, jobs: [] }],
])("%s export fits the published schema", (_which, resume) => {
  for (const email of [person.email, null]) {
    const exported = JSON.parse(JSON.stringify(jsonResume(resume, { ...person, email })));
    expect(schema.safeParse(exported).error).toBeUndefined();
  }
});

test("the published schema refuses what is no résumé", () => {
  const wrong = [
    { work: [{ startDate: "03/2019" }] },
    { basics: { email: "maria" } },
    { trabalho: [] },
    { skills: "Trator" },
  ];
  for (const one of wrong) expect(schema.safeParse(one).success).toBe(false);
});
