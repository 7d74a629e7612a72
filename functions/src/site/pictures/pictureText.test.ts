import fc from "fast-check";
import { expect, test } from "vitest";
import { drawableText, fittingSize, textWidth } from "./pictureText.ts";
import { hostileTexts } from "../siteTesting.ts";

test.each([
  ["Operário de Fazenda", "Operário de Fazenda"],
  ["Ope\u0301rario", "Opérario"],
  ["𝗖𝗮𝗶𝘅𝗮 ①", "Caixa 1"],
  ["🚜 Tratorista 👩🏽‍🌾 urgente", "Tratorista urgente"],
  ["\u202eagav\u202c", "agav"],
  ["a\n\tb\u00a0c", "a b c"],
  ["1º salário – R$ 2.000 “já”", "1º salário – R$ 2.000 “já”"],
  ["Вакансия", ""],
])("%j is drawn as %j", (text, drawn) => {
  expect(drawableText(text)).toBe(drawn);
});

test("the result contains only letters of the font", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom(...Object.values(hostileTexts))),
      (text) => {
        expect(drawableText(text)).toMatch(
          /^[\u0020-\u007e\u00a1-\u017f\u0218-\u021b\u2010-\u2026\u2030\u2039\u203a\u20ac\u2122]*$/,
        );
      },
    ),
  );
});

const sizes = [
  { size: 80, lines: 1 },
  { size: 60, lines: 2 },
  { size: 40, lines: 3 },
];

test.each([
  ["Caixa", 80],
  ["Operador de máquinas", 60],
  ["Auxiliar administrativo e financeiro", 40],
  ["M".repeat(120), 40],
])("'%s' is set in %i", (text, size) => {
  expect(fittingSize(text, 500, sizes).size).toBe(size);
});

test.each([
  ["i", 0.32],
  ["m", 0.86],
  ["A", 0.64],
  ["a", 0.54],
  ["Á", 0.64],
  ["", 0],
])("'%s' is %d wide", (letter, width) => {
  expect(textWidth(letter)).toBe(width);
});

test("a text that just fits keeps its size", () => {
  expect(
    fittingSize("m", 86, [
      { size: 100, lines: 1 },
      { size: 50, lines: 1 },
    ]).size,
  ).toBe(100);
  expect(
    fittingSize("m", 85, [
      { size: 100, lines: 1 },
      { size: 50, lines: 1 },
    ]).size,
  ).toBe(50);
});

test("capitals are wider than small letters", () => {
  expect(textWidth("CAIXA")).toBeGreaterThan(textWidth("caixa"));
});
