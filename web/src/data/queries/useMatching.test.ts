import { expect, test } from "vitest";
import { isShort } from "./useMatching.ts";

const goal = { rows: 20, read: 200 };
const rows = (count: number) => Array.from({ length: count }, () => null);
const list = { state: "ready", items: rows(20), hasMore: true, moreFailed: false } as const;

test("a list is read on until there is a page of matching rows", () => {
  expect(isShort(list, 3, goal)).toBe(true);
  expect(isShort({ ...list, items: rows(60) }, 20, goal)).toBe(false);
});

test("it is read on to its end, or until enough was read", () => {
  expect(isShort({ ...list, hasMore: false }, 3, goal)).toBe(false);
  expect(isShort({ ...list, items: rows(199) }, 3, goal)).toBe(true);
  expect(isShort({ ...list, items: rows(200) }, 3, goal)).toBe(false);
});

test("a list that is loading or has failed is not requested again", () => {
  expect(isShort({ ...list, state: "loading" }, 0, goal)).toBe(false);
  expect(isShort({ ...list, state: "failed" }, 0, goal)).toBe(false);
  expect(isShort({ ...list, moreFailed: true }, 0, goal)).toBe(false);
});
