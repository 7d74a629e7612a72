import { buildWrittenResume } from "@vagas/functions/domain/testing/buildWrittenResume";
import { chosenAnswers } from "@vagas/functions/domain/writtenResume/chosenAnswers";
import { resumeSummary } from "@vagas/functions/domain/writtenResume/resumeSummary";
import { expect, test } from "vitest";
import { cardGlance } from "./cardGlance.ts";

const resume = buildWrittenResume();
const facts = chosenAnswers(resume);

test("a card shows the chosen answers, and a skill of the approved summary once", () => {
  const { skills } = resumeSummary(resume);
  expect(cardGlance({ facts, skills })).toEqual({
    wanted: "Trabalho na roça, Trator e máquinas",
    jobs: [],
    skills: ["Trator", "Motosserra", "NR-31 (campo)", "Inseminar"],
    more: ["CNH A, D", "Pode começar agora", "Pode dormir no serviço", "Vai por conta própria"],
  });
});

test("what the administrator took out of the summary is not on the card", () => {
  expect(cardGlance({ facts, skills: "" })!.skills).not.toContain("Inseminar");
});

test("a card of a file of one's own has no answers", () => {
  expect(cardGlance({ facts: null, skills: "Solda" })).toBeNull();
  expect(cardGlance({ skills: "Solda" })).toBeNull();
});
