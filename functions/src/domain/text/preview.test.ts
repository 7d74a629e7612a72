import fc from "fast-check";
import { expect, test } from "vitest";
import { preview } from "./preview.ts";

test("a short text stays whole", () => {
  expect(preview("Cuidar do gado.", 200)).toBe("Cuidar do gado.");
});

test("line breaks and double blanks become one blank", () => {
  expect(preview(" Cuidar\n\ndo   gado. ", 200)).toBe("Cuidar do gado.");
});

test.each([
  ["Cuidar do gado", 10, "Cuidar do…"],
  ["Cuidar do gado", 9, "Cuidar do…"],
  ["Cuidar do gado", 8, "Cuidar…"],
  ["Cuidar do gado", 14, "Cuidar do gado"],
  ["Inconstitucional", 5, "Incon…"],
  ["😀😀😀", 3, "😀…"],
])("'%s' in %i characters is '%s'", (text, length, shown) => {
  expect(preview(text, length)).toBe(shown);
});

const text = fc
  .array(fc.string({ unit: fc.constantFrom(..."abçé.,"), minLength: 1, maxLength: 12 }), {
    maxLength: 40,
  })
  .map((words) => words.join(" "));

test("a preview is at most one character, the ellipsis, longer than asked for", () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 300 }),
      fc.integer({ min: 1, max: 200 }),
      (anything, length) => {
        expect(preview(anything, length).length).toBeLessThanOrEqual(length + 1);
      },
    ),
  );
});

test("a preview is the beginning of the text, cut between words where there are any", () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 12, max: 200 }), (words, length) => {
      const shown = preview(words, length);
      if (shown === words) return;
      const kept = shown.slice(0, -1);
      expect(shown.at(-1)).toBe("…");
      expect(words.startsWith(`${kept} `)).toBe(true);
    }),
  );
});

test("a preview never ends in half a character", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", maxLength: 60 }),
      fc.integer({ min: 1, max: 30 }),
      (anything, length) => {
        expect(preview(anything, length).isWellFormed()).toBe(true);
      },
    ),
  );
});
