import { buildJobContent } from "@vagas/functions/domain/testing/buildJob";
import { checkAdvertisement } from "@vagas/functions/domain/law/checkAdvertisement";
import { expect, test } from "vitest";
import { lawful, lawParts } from "./lawParts.ts";

const today = new Date("2026-11-23T12:00:00Z");
const gradesOf = (description: string) =>
  checkAdvertisement(
    { ...buildJobContent(), title: "Atendente", description, requirements: "" },
    today,
  ).map(({ grade }) => grade);
const examples = lawParts.flatMap((part) => part.examples);

const graded = lawParts.flatMap(({ title, examples: own }) =>
  own.map(([wrong]) => [wrong, title === "Nome limpo e antecedentes" ? "B" : "A"] as const),
);

test.each(graded)("the check finds what not to write: '%s', and grades it %s", (wrong, grade) => {
  expect(gradesOf(`${wrong}.`)).toContain(grade);
});

test.each(examples.filter(([, better]) => better !== ""))(
  "in place of '%s' one may write '%s'",
  (_wrong, better) => {
    expect(gradesOf(`${better}.`)).toEqual([]);
  },
);

test.each(lawful)("one may ask: '%s'", (line) => {
  expect(gradesOf(line)).toEqual([]);
});
