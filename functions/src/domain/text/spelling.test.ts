import fc from "fast-check";
import { expect, test } from "vitest";
import { isMisspelt, spelledTerms, typedTerms } from "./spelling.ts";
import { stemOf } from "./wordForms.ts";

/** A word whose stem is the word itself. */
const stem = fc
  .string({ unit: fc.constantFrom(..."bcdfgpqrt"), minLength: 6, maxLength: 20 })
  .filter((word) => stemOf(word) === word);
const letter = fc.constantFrom(..."bcdfgpqrt");

function misspelt(word: string, kind: number, at: number, other: string): string {
  const i = at % (word.length - 1);
  const changed = [
    [word.slice(0, i), word.slice(i + 1)],
    [word.slice(0, i), other, word.slice(i)],
    [word.slice(0, i), other, word.slice(i + 1)],
    [word.slice(0, i), word[i + 1], word[i], word.slice(i + 2)],
  ];
  return changed
    .slice(kind, kind + 1)
    .flat()
    .join("");
}

test("a letter missing, extra, changed or swapped leaves a word that shares a term and is understood", () => {
  fc.assert(
    fc.property(stem, fc.nat(3), fc.nat(), letter, (word, kind, at, other) => {
      const typed = misspelt(word, kind, at, other);
      fc.pre(typed.length <= 20 && stemOf(typed) === typed);
      const terms = new Set(spelledTerms(word));
      expect(typedTerms(typed).some((term) => terms.has(term))).toBe(true);
      expect(typed === word || isMisspelt(typed, word)).toBe(true);
    }),
  );
});

test.each([
  ["mecnaico", "mecanico", true],
  ["padreiro", "pedreiro", true],
  ["padreiro", "padeiro", true],
  ["padeiro", "pedreiro", false],
  ["mecnco", "mecanico", false],
  ["mceanioc", "mecanico", false],
  ["caxa", "caixa", false],
  ["mecanic0", "mecanico", false],
  ["mebonico", "mecanico", false],
  ["meaxnico", "mecanico", false],
  ["mexcnico", "mecanico", false],
  ["emcanipo", "mecanico", false],
  ["mecanica", "mecanico", true],
])("'%s' means '%s': %s", (typed, word, meant) => {
  expect(isMisspelt(typed, word)).toBe(meant);
});

test("short words, long ones and those with digits have no terms", () => {
  for (const word of ["caixa", "a".repeat(21), "grupo27", "27grupo", "жжжжжж"])
    expect(spelledTerms(word)).toEqual([]);
  expect(typedTerms("pint")).toEqual([]);
});

test("a word has a term for itself and for each of its letters", () => {
  expect(spelledTerms("pintor")).toEqual([
    "?pintor",
    "?intor",
    "?pntor",
    "?pitor",
    "?pinor",
    "?pintr",
    "?pinto",
  ]);
});
