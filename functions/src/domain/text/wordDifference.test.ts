import fc from "fast-check";
import { expect, test } from "vitest";
import { type TextPart, wordDifference } from "./wordDifference.ts";

/** '[-removed-]', '{+added+}', the rest in both. */
function spelled(parts: TextPart[] | null): string | null {
  if (parts === null) return null;
  const marks = { same: ["", ""], removed: ["[-", "-]"], added: ["{+", "+}"] } as const;
  return parts.map(({ kind, text }) => marks[kind][0] + text + marks[kind][1]).join("");
}

test.each([
  [
    "a word that changed",
    "Ganha R$ 1.800 por mês",
    "Ganha R$ 2.100 por mês",
    "Ganha R$ [-1.800 -]{+2.100 +}por mês",
  ],
  [
    "words at the end",
    "Atende no balcão",
    "Atende no balcão e no caixa",
    "Atende no balcão {+e no caixa+}",
  ],
  ["words at the beginning", "Atende bem", "Padeiro que atende bem", null],
  [
    "a word that went",
    "Moça que atende no balcão",
    "Quem atende no balcão",
    "[-Moça que -]{+Quem +}atende no balcão",
  ],
  [
    "two places at once",
    "um dois três quatro cinco seis",
    "um 2 três quatro 5 seis",
    "um [-dois -]{+2 +}três quatro [-cinco -]{+5 +}seis",
  ],
  ["other white space alone", "um  dois\ntrês", "um dois três", "um dois três"],
  ["the same", "um dois", "um dois", "um dois"],
])("%s", (_which, before, after, parts) => {
  expect(spelled(wordDifference(before, after))).toBe(parts);
});

test("texts that share next to nothing are not mixed", () => {
  expect(wordDifference("Vendedor de loja no centro", "Operador de trator")).toBeNull();
});

test("texts that are too long to compare are not compared", () => {
  const words = (of: string) => Array.from({ length: 1100 }, (_, i) => `${of}${i}`).join(" ");
  const end = ` ${"fim ".repeat(2000)}`;
  expect(wordDifference(words("a") + end, words("b") + end)).toBeNull();
});

test("the segments contain both texts", () => {
  const text = fc
    .array(fc.constantFrom("um", "dois", "três"), { maxLength: 30 })
    .map((all) => all.join(" "));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = wordDifference(before, after);
      if (parts === null) return;
      const side = (gone: TextPart["kind"]) =>
        parts
          .filter(({ kind }) => kind !== gone)
          .map(({ text: words }) => words)
          .join(" ")
          .split(/\s+/)
          .filter(Boolean)
          .join(" ");
      expect(side("added")).toBe(before);
      expect(side("removed")).toBe(after);
    }),
  );
});
