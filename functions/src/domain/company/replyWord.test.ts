import { expect, test } from "vitest";
import { replyLine, replyWord, replyWords } from "./replyWord.ts";

test.each([
  [9, 10, "almostAll"],
  [10, 10, "almostAll"],
  [899, 1000, "most"],
  [3, 5, "most"],
  [6, 10, "most"],
  [599, 1000, "some"],
  [3, 10, "some"],
  [299, 1000, null],
  [0, 5, null],
] as const)("%i of %i answered applications are called %s", (answered, applications, word) => {
  expect(replyWord({ answered, applications, isEnough: true })).toBe(word);
});

test("too few applications are called nothing, however many were answered", () => {
  expect(replyWord({ answered: 4, applications: 4, isEnough: false })).toBeNull();
  for (const none of [undefined, null]) expect(replyWord(none)).toBeNull();
});

test("a visitor reads words, not figures", () => {
  expect(replyWords.map(replyLine)).toEqual([
    "Costuma responder a quase todos",
    "Costuma responder à maioria",
    "Costuma responder a alguns",
  ]);
});
