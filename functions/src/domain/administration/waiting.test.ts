import { expect, test } from "vitest";
import { waitingLine, waitingParts, waitingTotal } from "./waiting.ts";

const nothing = { reports: 0, jobs: 0, edits: 0, imported: 0, resumes: 0 };

test("waiting items are named by kind and counted", () => {
  const waiting = { reports: 2, jobs: 1, edits: 3, imported: 1_100, resumes: 2 };
  expect(waitingParts(waiting)).toEqual([
    "2 vagas denunciadas",
    "1 vaga de empresa",
    "3 alterações de vagas",
    "1.100 vagas importadas",
    "2 currículos",
  ]);
  expect(waitingTotal(waiting)).toBe(1_108);
});

test("in one line, a number is never parted from what it counts", () => {
  expect(waitingLine({ ...nothing, edits: 1, imported: 1_100 })).toBe(
    "1\u00a0alteração de vaga\u00a0· 1.100\u00a0vagas importadas",
  );
  expect(waitingLine(nothing)).toBe("");
});

test("a kind without waiting items is not named", () => {
  expect(waitingParts({ ...nothing, reports: 1 })).toEqual(["1 vaga denunciada"]);
  expect(waitingParts({ ...nothing, imported: 1 })).toEqual(["1 vaga importada"]);
  expect(waitingParts({ ...nothing, edits: 1 })).toEqual(["1 alteração de vaga"]);
  expect(waitingParts(nothing)).toEqual([]);
  expect(waitingTotal(nothing)).toBe(0);
});
