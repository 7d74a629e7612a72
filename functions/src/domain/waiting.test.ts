import { expect, test } from "vitest";
import { waitingParts, waitingTotal } from "./waiting.ts";

test("what waits is named kind by kind, and counted as one", () => {
  const waiting = { jobs: 1, imported: 1_100, resumes: 2 };
  expect(waitingParts(waiting)).toEqual([
    "1 vaga de empresa",
    "1.100 vagas importadas",
    "2 currículos",
  ]);
  expect(waitingTotal(waiting)).toBe(1_103);
});

test("a kind of which nothing waits is not named", () => {
  expect(waitingParts({ jobs: 0, imported: 1, resumes: 0 })).toEqual(["1 vaga importada"]);
  expect(waitingParts({ jobs: 0, imported: 0, resumes: 0 })).toEqual([]);
  expect(waitingTotal({ jobs: 0, imported: 0, resumes: 0 })).toBe(0);
});
