import { expect, test } from "vitest";
import { buildStoredResume } from "../testing/buildWrittenResume.ts";
import { skillSearchTerms } from "../writtenResume/skillSearch.ts";
import { withSkills } from "./cardSkills.ts";
import { hasContact, type TalentCard } from "./talentCard.ts";

const card: TalentCard = {
  id: "c1",
  name: "Maria S.",
  area: "Vendas",
  place: "Confresa",
  education: "",
  experience: "Dois anos de balcão",
  skills: "",
  since: new Date("2026-11-21T16:00:00Z"),
};

function finds(typed: string, { skillTerms = [] }: TalentCard): boolean {
  return skillSearchTerms(typed).every((term) => skillTerms.includes(term));
}

test("a card is found by the administrator's words, by its place and by its area", () => {
  const shown = withSkills(card, undefined);
  expect(shown).toEqual({ ...card, facts: null, skillTerms: shown.skillTerms });
  for (const typed of ["balcão", "confresa", "vendas confresa"])
    expect([typed, finds(typed, shown)]).toEqual([typed, true]);
  expect(finds("trator", shown)).toBe(false);
});

test("a card that says nothing is found by nothing", () => {
  const silent = { ...card, area: null, place: null, experience: "" };
  expect(withSkills(silent, undefined).skillTerms).toEqual([]);
});

test("a card of a written résumé is found by the chosen answers as well", () => {
  const shown = withSkills(card, buildStoredResume());
  expect(shown.facts).toMatchObject({ skills: ["tractor", "chainsaw", "nr31"], start: "now" });
  for (const typed of ["tratorista confresa", "NR-31", "cnh d", "balcão"])
    expect([typed, finds(typed, shown)]).toEqual([typed, true]);
  expect(shown.skillTerms).toContain("s:tractor");
});

test("no word that the person typed is on the card or finds it", () => {
  const typed = "66999990000";
  const shown = withSkills(
    card,
    buildStoredResume({
      wantedWords: typed,
      jobs: [{ what: typed, where: "Fazenda Aurora", from: "", until: "" }],
      skills: ["tractor", typed],
      skillWords: [typed],
      place: typed,
    }),
  );
  expect(JSON.stringify(shown)).not.toMatch(/999990000|auror/i);
  expect(shown.skillTerms?.filter(hasContact)).toEqual([]);
});

test("answers that cannot be read are none", () => {
  expect(withSkills(card, "{").facts).toBeNull();
});
