import { describe, expect, test } from "vitest";
import { limits } from "../limits.ts";
import { buildStoredResume, buildWrittenResume } from "../testing/buildWrittenResume.ts";
import { choiceNames } from "./choiceNames.ts";
import { choiceLabel, skillChoices, wantedChoices } from "./choices.ts";
import { skillSearchTerms } from "./skillSearch.ts";
import { candidateSkillTerms, hasCurrentSkillTerms, resumeSkillTerms } from "./skillTerms.ts";
import { emptyWrittenResume, type WrittenResume } from "./writtenResume.ts";

function finds(typed: string, resume: WrittenResume): boolean {
  const terms = resumeSkillTerms(resume);
  const searched = skillSearchTerms(typed);
  return searched.length > 0 && searched.every((term) => terms.includes(term));
}

describe("a written résumé is found by", () => {
  test.each([
    "trator",
    "Tratores",
    "tratorista",
    "operador de trator",
    "MOTOSSERRA",
    "motos",
    "NR-31",
    "nr 31",
    "inseminar",
    "roça",
    "fazenda boa vista",
    "setor norte",
    "ensino fundamental",
    "cnh d",
    "dormir",
    "trator motosserra",
  ])("'%s'", (typed) => {
    expect(finds(typed, buildWrittenResume())).toBe(true);
  });

  test.each(["NR-35", "trator solda", "caixa", "padeiro", "cnh c", "", " "])(
    "not '%s'",
    (typed) => {
      expect(finds(typed, buildWrittenResume())).toBe(false);
    },
  );
});

test.each([
  ["vaqueiro", { wanted: ["cattle"] }],
  ["peão", { wanted: ["cattle"] }],
  ["cozinheiras", { skills: ["cooking"] }],
  ["pintores", { skills: ["painting"] }],
  ["eletricista", { skills: ["wiring"] }],
  ["atendentes", { skills: ["customers"] }],
  ["frentista", { skills: ["fuelling"] }],
  ["motoqueiro", { jobs: [{ what: "Motoboy", where: "", from: "", until: "" }] }],
  ["peoes", { skillWords: ["Peão de boiadeiro"] }],
])("'%s' means what was chosen or written by another name", (typed, answers) => {
  expect(finds(typed, { ...emptyWrittenResume, ...answers })).toBe(true);
});

test("a choice finds everybody who made it, and nobody by an invented id", () => {
  const terms = resumeSkillTerms(buildWrittenResume({ skills: ["tractor", "5566999990000"] }));
  expect(terms).toEqual(expect.arrayContaining(["s:tractor", "w:machines", "w:farmHand"]));
  expect(terms.filter((term) => /999990000|w:tractor|s:machines/.test(term))).toEqual([]);
});

test("each choice is found by its own label, and each other name belongs to a choice", () => {
  for (const { id, label } of wantedChoices)
    expect([id, finds(label, { ...emptyWrittenResume, wanted: [id] })]).toEqual([id, true]);
  for (const { id, label } of skillChoices)
    expect([id, finds(label, { ...emptyWrittenResume, skills: [id] })]).toEqual([id, true]);
  for (const [id, names] of Object.entries(choiceNames)) {
    expect(choiceLabel(id)).not.toBeNull();
    for (const name of names.split(", ")) {
      const field = wantedChoices.some((choice) => choice.id === id) ? "wanted" : "skills";
      expect([name, finds(name, { ...emptyWrittenResume, [field]: [id] })]).toEqual([name, true]);
    }
  }
});

test("a choice without other names is found by its label alone", () => {
  const terms = resumeSkillTerms({ ...emptyWrittenResume, skills: ["planting"] });
  const typed = resumeSkillTerms({ ...emptyWrittenResume, skillWords: ["Plantar e colher"] });
  expect(terms).toEqual([...typed, "s:planting"].sort());
});

test("a search for a licence finds only those who have one", () => {
  expect(finds("cnh", buildWrittenResume())).toBe(true);
  expect(finds("cnh", buildWrittenResume({ licences: [] }))).toBe(false);
  expect(finds("cnh", buildWrittenResume({ licences: null }))).toBe(false);
});

test("the terms are sorted and unique, and few even for the fullest answers", () => {
  const word = (i: number) => `palavra${i}`.padEnd(limits.writtenResume.words, `-outra${i}`);
  const full = buildWrittenResume({
    wanted: wantedChoices.slice(0, limits.writtenResume.listed).map(({ id }) => id),
    skills: skillChoices.slice(0, limits.writtenResume.skills).map(({ id }) => id),
    skillWords: Array.from({ length: limits.writtenResume.listed }, (_, i) => word(i)),
  });
  const terms = resumeSkillTerms(full);
  expect(terms).toEqual([...new Set(terms)].sort());
  expect(resumeSkillTerms(buildWrittenResume()).length).toBeLessThan(200);
  expect(terms.length).toBeLessThan(600);
});

test("an application has the terms of its answers, and none without them", () => {
  const writtenResume = buildStoredResume();
  const terms = resumeSkillTerms(buildWrittenResume());
  expect(candidateSkillTerms({ writtenResume })).toEqual(terms);
  expect(candidateSkillTerms({})).toEqual([]);
  expect(candidateSkillTerms({ writtenResume: "{" })).toEqual([]);
  expect(hasCurrentSkillTerms({})).toBe(true);
  expect(hasCurrentSkillTerms({ writtenResume, skillTerms: terms })).toBe(true);
  expect(hasCurrentSkillTerms({ writtenResume })).toBe(false);
  expect(hasCurrentSkillTerms({ writtenResume, skillTerms: terms.slice(1) })).toBe(false);
  expect(hasCurrentSkillTerms({ skillTerms: terms })).toBe(false);
});

test("ids that are no choice find nobody, whatever they are called", () => {
  const ids = ["__proto__", "constructor", "s:tractor", "teleport"];
  const terms = resumeSkillTerms({ ...emptyWrittenResume, wanted: ids, skills: ids });
  expect(terms).toEqual([]);
});

test("the longest word of a search is queried first, wherever it stands", () => {
  expect(skillSearchTerms("trator motosserra")).toEqual(["motosser", "trator"]);
  expect(skillSearchTerms("motosserra trator")).toEqual(["motosser", "trator"]);
});
