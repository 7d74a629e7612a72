import { expect, test } from "vitest";
import { freePlace } from "./queuePlaces.ts";

const ten = Object.fromEntries(Array.from({ length: 10 }, (_, place) => [place, `vaga-${place}`]));
const all = new Set(Object.values(ten));

test.each<[string, Record<string, string>, string[], string | null]>([
  ["nothing was sent before", {}, [], "0"],
  ["two wait", { 0: "a", 1: "b" }, ["a", "b"], "2"],
  ["the first of two was decided", { 0: "a", 1: "b" }, ["b"], "0"],
  ["a job without a place waits", { 0: "a" }, ["a", "x"], "1"],
  ["ten wait", ten, [...all], null],
  ["of ten the last was decided", ten, [...all].slice(0, 9), "9"],
])("when %s, the right place for another job is found, or none", (_when, jobs, waiting, place) => {
  expect(freePlace(jobs, new Set(waiting))).toBe(place);
});
