import { expect, test } from "vitest";
import { planMoves, shortNames } from "./moves.ts";

const people = [
  { id: "a", name: "Ana Lima", stage: "nova" },
  { id: "r", name: "Rui Souza", stage: "emConversa" },
  { id: "z", name: "Zé", stage: "vista" },
] as const;

test("whoever was told of the job's end goes back to 'vista', which a company may choose", () => {
  expect(planMoves([{ id: "e", name: "Eva", stage: "encerrada" }], "contratada")).toEqual([
    { id: "e", name: "Eva", from: "vista", wasClosed: true },
  ]);
});

test("people move to a stage, and who is there already is left alone", () => {
  expect(planMoves(people, "emConversa")).toEqual([
    { id: "a", name: "Ana Lima", from: "nova", wasClosed: false },
    { id: "z", name: "Zé", from: "vista", wasClosed: false },
  ]);
});

test.each([
  [0, ""],
  [1, "Ana"],
  [2, "Ana e Rui"],
  [3, "Ana, Rui e Zé"],
  [4, "Ana, Rui e mais 2"],
])("%i people are named as '%s'", (count, words) => {
  expect(shortNames([...people, ...people].slice(0, count))).toBe(words);
});
