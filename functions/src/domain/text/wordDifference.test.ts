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
  [
    "words before the first, and one that changed",
    "Atende no balcão e cozinha",
    "Padeiro: Atende no balcão e limpa",
    "{+Padeiro: +}Atende no balcão e [-cozinha-]{+limpa+}",
  ],
  ["exactly a third in both", "de loja e", "de trator", "de [-loja e-]{+trator+}"],
  ["less than a third of the longer", "de loja", "de trator e colheitadeira", null],
  ["white space at the beginning", "  um dois três", "  um dois 3", "  um dois [-três-]{+3+}"],
  ["other white space alone", "um  dois\ntrês", "um dois três", "um dois três"],
  ["the same", "um dois", "um dois", "um dois"],
])("%s", (_which, before, after, parts) => {
  expect(spelled(wordDifference(before, after))).toBe(parts);
});

test("texts that share next to nothing are not mixed", () => {
  expect(wordDifference("Vendedor de loja no centro", "Operador de trator")).toBeNull();
});

const words = (of: string, length: number) =>
  Array.from({ length }, (_, i) => `${of}${i}`).join(" ");

test("texts that differ in more than a thousand words are not compared", () => {
  const end = ` ${"fim ".repeat(2000)}`;
  expect(wordDifference(words("a", 1000) + end, words("b", 1000) + end)).not.toBeNull();
  expect(wordDifference(words("a", 1001) + end, words("b", 1000) + end)).toBeNull();
});

test.each([
  ["first", (one: string) => `${one} ${words("a", 1100)}`],
  ["last", (one: string) => `${words("a", 1100)} ${one}`],
])("long texts that differ in their %s word are compared", (_which, text) => {
  const parts = wordDifference(text("antes"), text("depois"));
  expect(parts?.filter(({ kind }) => kind !== "same").map(({ text: word }) => word.trim())).toEqual(
    ["antes", "depois"],
  );
});

/** The most words that two texts can share in order, by trying all choices of the first one's. */
function mostShared(a: readonly string[], b: readonly string[]): number {
  const choices = Array.from({ length: 2 ** a.length }, (_, bits) =>
    a.filter((_word, i) => Math.floor(bits / 2 ** i) % 2 === 1),
  );
  const isIn = (choice: readonly string[]) => {
    let found = 0;
    for (const word of b) if (word === choice[found]) found++;
    return found === choice.length;
  };
  return Math.max(...choices.filter(isIn).map(({ length }) => length));
}

test("as many words as possible are shown as the same", () => {
  const some = fc.array(fc.constantFrom("um", "dois", "três", "seis"), { maxLength: 8 });
  fc.assert(
    fc.property(some, some, (before, after) => {
      const end = words("fim", 20).split(" ");
      const parts = wordDifference([...before, ...end].join(" "), [...after, ...end].join(" "));
      const same = parts?.filter(({ kind }) => kind === "same").map(({ text }) => text.trim());
      expect(same?.join(" ").split(" ")).toHaveLength(mostShared(before, after) + end.length);
    }),
  );
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
