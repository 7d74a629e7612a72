import { expect, test } from "vitest";
import { occurringChoices, searchTermsOf, searchWords, termLabel } from "./choiceSearch.ts";
import { resumeSkillTerms } from "./skillTerms.ts";
import { emptyWrittenResume } from "./writtenResume.ts";

test("a choice is searched by its own term, and reads as its label", () => {
  expect(searchTermsOf("s:tractor")).toEqual(["s:tractor"]);
  expect(searchWords("s:tractor")).toBe("Trator");
  expect(searchWords("w:cattle")).toBe("Lida com gado");
});

test.each(["s:", "s:unknown", "x:tractor", "xs:tractor", "tractor", "s:toString"])(
  "%j is no choice, but typed words",
  (search) => {
    expect(termLabel(search)).toBeNull();
    expect(searchWords(search)).toBe(search);
    expect(searchTermsOf(search)).not.toContain(search);
  },
);

test("several searches demand the terms of each, and nothing typed demands none", () => {
  expect(searchTermsOf("", "  ")).toEqual([]);
  expect(searchTermsOf("w:cattle", "", "s:tractor")).toEqual(["w:cattle", "s:tractor"]);
});

test("a typed search finds the choice, the own words and the past jobs that contain it", () => {
  const [found] = searchTermsOf("tratores");
  const terms = (answers: object) => resumeSkillTerms({ ...emptyWrittenResume, ...answers });
  const job = { what: "Tratorista", where: "", from: "", until: "" };
  expect(terms({ skills: ["tractor"] })).toContain(found);
  expect(terms({ skillWords: ["dirigir trator"] })).toContain(found);
  expect(terms({ jobs: [job] })).toContain(found);
  expect(terms({ skills: ["cooking"] })).not.toContain(found);
});

test("the choices of rows are offered with the most frequent first, and no other term", () => {
  const rows = [
    { skillTerms: ["s:cooking", "trator", "w:cattle"] },
    { skillTerms: ["s:tractor", "s:ofAnotherVersion", "w:cattle"] },
    { skillTerms: ["s:tractor", "w:cattle"] },
    {},
  ];
  expect(occurringChoices(rows)).toEqual(["w:cattle", "s:tractor", "s:cooking"]);
});
