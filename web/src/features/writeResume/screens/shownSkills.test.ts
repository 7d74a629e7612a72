import { skillChoices, skillsFor } from "@vagas/functions/domain/writtenResume/choices";
import { expect, test } from "vitest";
import { firstSkills, shownWords } from "./shownSkills.ts";

const idsOf = (skills: readonly { id: string }[]) => skills.map(({ id }) => id);

test("the skills of the wanted work come first, few of them", () => {
  const shown = idsOf(firstSkills(skillsFor(["cattle"]), []));
  expect(shown[0]).toBe(skillsFor(["cattle"])[0]!.id);
  expect(firstSkills(skillChoices, [])).toHaveLength(16);
});

test("a skill that was chosen stays in sight when another work is wanted", () => {
  expect(idsOf(firstSkills(skillsFor(["cattle"]), ["nails"]))).toContain("nails");
  expect(idsOf(firstSkills(skillsFor(["beauty"]), ["nails"]))).toEqual(
    idsOf(skillsFor(["beauty"])),
  );
});

test.each([
  [[], [""]],
  [["queijo"], ["queijo", ""]],
  [
    ["queijo", ""],
    ["queijo", ""],
  ],
  [
    ["a", "b"],
    ["a", "b"],
  ],
])("own words %j show the fields %j", (words, fields) => {
  expect(shownWords(words, 2)).toEqual(fields);
});
