import type { CheckedText, Finding } from "@vagas/functions/domain/law/lawFinding";
import { expect, test } from "vitest";
import { markedLines, markedText, type Piece } from "./markedPieces.ts";

function found(part: CheckedText, start: number, end: number): Finding {
  const law = { asks: "aparência", law: "Lei", instead: "" };
  return { rule: "appearance", grade: "A", part, start, end, words: "", ...law };
}

/** The pieces as one text, found ones in brackets. */
const asText = (pieces: Piece[]) =>
  pieces.map(({ piece, isFound }) => (isFound ? `[${piece}]` : piece)).join("");

test.each([
  ["nothing", [], "abcdef"],
  ["one", [[1, 3]], "a[bc]def"],
  [
    "at both ends",
    [
      [0, 2],
      [4, 6],
    ],
    "[ab]cd[ef]",
  ],
  [
    "that touch",
    [
      [1, 3],
      [3, 4],
    ],
    "a[bc][d]ef",
  ],
  [
    "that overlap",
    [
      [1, 4],
      [2, 5],
    ],
    "a[bcd][e]f",
  ],
  [
    "one in the other",
    [
      [1, 5],
      [2, 3],
    ],
    "a[bcde]f",
  ],
  [
    "out of order",
    [
      [4, 5],
      [1, 2],
    ],
    "a[b]cd[e]f",
  ],
] as [string, [number, number][], string][])("marks %s", (_what, ranges, expected) => {
  const findings = ranges.map(([start, end]) => found("description", start, end));
  expect(asText(markedText("abcdef", "description", findings))).toBe(expected);
});

test("a finding of another part marks nothing", () => {
  expect(asText(markedText("abcdef", "title", [found("description", 1, 3)]))).toBe("abcdef");
});

test("lines are marked where their words stand, without the blanks around them", () => {
  const text = "CNH B\n\n  boa aparência \nsem filhos";
  const start = text.indexOf("boa");
  const findings = [
    found("requirements", start, start + "boa aparência".length),
    found("requirements", text.indexOf("filhos"), text.length),
  ];
  expect(markedLines(text, "requirements", findings).map(asText)).toEqual([
    "CNH B",
    "[boa aparência]",
    "sem [filhos]",
  ]);
});
