import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import {
  explained,
  explanationOf,
  explanationsFor,
  explanationsText,
  readExplanations,
} from "./explanations.ts";

const bath = { rule: "sex", words: "só mulheres", text: "Banho de uma senhora." };
const night = { rule: "age", words: "até 30 anos", text: "Não sei." };

test("explanations are read as they were stored", () => {
  expect(explanationsText([])).toBe("");
  expect(readExplanations("")).toEqual([]);
  expect(readExplanations(explanationsText([bath, night]))).toEqual([bath, night]);
});

test.each([
  ["no JSON", "{"],
  ["no list", '{"rule":"sex"}'],
  ["null", "null"],
  ["no explanation", '[null, 1, "x", [], {}]'],
  ["a field of another type", '[{"rule":"sex","words":"só mulheres","text":1}]'],
  ["too long words", JSON.stringify([{ ...bath, words: "x".repeat(201) }])],
  ["too long a text", JSON.stringify([{ ...bath, text: "x".repeat(501) }])],
])("a stored text with %s holds none", (_what, entries) => {
  expect(readExplanations(entries)).toEqual([]);
});

test("at most twenty are read", () => {
  expect(readExplanations(JSON.stringify(Array(21).fill(bath)))).toHaveLength(20);
});

test("an explanation is found by its rule and words, whatever their case, accents and marks", () => {
  const found = { rule: "sex", words: "SO MULHERES!" };
  expect(explanationOf([night, bath], found)).toBe(bath.text);
  expect(explanationOf([night, bath], { ...found, rule: "age" })).toBeNull();
  expect(explanationOf([night, bath], { ...found, words: "só moças" })).toBeNull();
});

test("another explanation of the same words replaces the first, an empty one takes it away", () => {
  expect(explained([bath, night], bath, "  Outra razão. ")).toEqual([
    night,
    { ...bath, text: "Outra razão." },
  ]);
  expect(explained([bath, night], bath, "  ")).toEqual([night]);
});

test("long words and a long text are cut, and the words are found again", () => {
  const words = "x".repeat(300);
  const cut = explained([], { rule: "sex", words }, "y".repeat(600));
  expect(cut).toEqual([{ rule: "sex", words: "x".repeat(200), text: "y".repeat(500) }]);
  expect(explanationOf(cut, { rule: "sex", words })).toBe("y".repeat(500));
});

test("the latest twenty are kept", () => {
  let all: ReturnType<typeof explained> = [];
  for (let i = 0; i < 25; i += 1) all = explained(all, { rule: "sex", words: `${i}` }, "x");
  expect(all.map(({ words }) => words)).toEqual(Array.from({ length: 20 }, (_, i) => `${i + 5}`));
});

test("what is stored always fits: the earliest are left out", () => {
  let all: ReturnType<typeof explained> = [];
  for (let i = 0; i < 20; i += 1)
    all = explained(all, { rule: "sex", words: `${i}`.padEnd(200, '"') }, '"'.repeat(500));
  const text = explanationsText(all);
  expect(text.length).toBeLessThanOrEqual(limits.explanations.max);
  expect(readExplanations(text)).toEqual(all.slice(-readExplanations(text).length));
  expect(readExplanations(text).length).toBeGreaterThan(5);
});

test("explanations of words that are gone are left out", () => {
  expect(explanationsFor([bath, night], [{ rule: "age", words: "Até 30 anos" }])).toEqual([night]);
});
