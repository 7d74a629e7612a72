import { expect, test } from "vitest";
import { plainLine } from "./plainLine.ts";

test.each([
  ["Operador(a) de máquinas — R$ 2.000", "Operador(a) de máquinas — R$ 2.000"],
  ["  two\n\tlines\u2028and\u00a0more ", "two lines and more"],
  ["\u202eoxiac\u202c \u2066a\u2069\u200f\u061c", "oxiac a"],
  ["ca\u200bi\u00adxa\ufeff", "caixa"],
  ["nul\u0000 bell\u0007 escape\u001b[31m", "nul bell escape [31m"],
  ["Z\u0300\u0301\u0302\u0303\u0304\u0305algo", "Z\u0300\u0301algo"],
  ["half \ud83c", "half"],
  ["half \ud83c of a pair", "half \ufffd of a pair"],
  ["private \ue000", "private"],
  ["<script>alert(1)</script>", "<script>alert(1)</script>"],
  ["\u202e\u200b", ""],
])("%j becomes %j", (text, line) => {
  expect(plainLine(text, 100)).toBe(line);
});

test("a long text is cut, never within a character", () => {
  expect(plainLine("x".repeat(1_000_000), 100)).toBe("x".repeat(100));
  expect(plainLine("😀".repeat(100), 5)).toBe("😀😀");
  expect(plainLine("12345 789", 6)).toBe("12345");
});

test("blanks before a text take none of its room", () => {
  expect(plainLine("  12345", 5)).toBe("12345");
});

test("what stands behind more than three times the room in invisible signs is not looked for", () => {
  expect(plainLine(`${"\u200b".repeat(15)}12345`, 5)).toBe("12345");
  expect(plainLine(`${"\u200b".repeat(16)}12345`, 5)).toBe("1234");
});
