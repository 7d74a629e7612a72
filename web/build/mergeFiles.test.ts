import { expect, test } from "vitest";
import { mergeFiles, type ScriptFile } from "./mergeFiles.ts";

function file(name: string, bytes: number, users: string, to: ScriptFile[] = []): ScriptFile {
  return { modules: [name], bytes, users: new Set(users), to: new Set(to), mayMerge: true };
}

/** The modules of each file, in order. */
const merged = (files: ScriptFile[]) =>
  mergeFiles(files)
    .map(({ modules }) => modules.toSorted().join("+"))
    .toSorted();

test("small files that the same pages load become one, and a large one that others do not need stays", () => {
  expect(merged([file("a", 300, "pq"), file("b", 300, "pqr"), file("large", 90_000, "q")])).toEqual(
    ["a+b", "large"],
  );
});

test("files that no page loads together stay apart, and those that may not merge", () => {
  expect(merged([file("a", 1, "p"), file("b", 1, "q")])).toEqual(["a", "b"]);
  expect(merged([file("a", 1, "p"), { ...file("b", 1, "p"), mayMerge: false }])).toEqual([
    "a",
    "b",
  ]);
});

test("what a file imports counts with it: a page does not load a large file for a small one", () => {
  const large = { ...file("large", 90_000, "p"), mayMerge: false };
  const small = file("small", 10, "p", [large]);
  expect(merged([large, small, file("a", 10, "pqr")])).toEqual(["a", "large", "small"]);
});

test("no two files import each other afterwards, even through a third", () => {
  const low = file("low", 10, "pq");
  const middle = { ...file("middle", 10, "pq", [low]), mayMerge: false };
  const high = file("high", 10, "pq", [middle]);
  expect(merged([low, middle, high])).toEqual(["high", "low", "middle"]);

  const direct = file("direct", 10, "pq");
  expect(merged([direct, file("above", 10, "pq", [direct])])).toEqual(["above+direct"]);
});
