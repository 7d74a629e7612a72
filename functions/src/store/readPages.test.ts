import { expect, test } from "vitest";
import { readPages } from "./readPages.ts";

/** A table of `count` numbers, and the requests for it. */
function table(count: number) {
  const asked: [after: number | null, size: number][] = [];
  const readPage = async (after: number | null, size: number) => {
    asked.push([after, size]);
    return Array.from({ length: count }, (_none, i) => i + 1)
      .filter((row) => row > (after ?? 0))
      .slice(0, size);
  };
  return { asked, readPage };
}

test.each([
  [0, 100, [], [[null, 3]]],
  [2, 100, [1, 2], [[null, 3]]],
  [
    3,
    100,
    [1, 2, 3],
    [
      [null, 3],
      [3, 3],
    ],
  ],
  [
    7,
    100,
    [1, 2, 3, 4, 5, 6, 7],
    [
      [null, 3],
      [3, 3],
      [6, 3],
    ],
  ],
  [
    7,
    5,
    [1, 2, 3, 4, 5],
    [
      [null, 3],
      [3, 2],
    ],
  ],
  [
    7,
    6,
    [1, 2, 3, 4, 5, 6],
    [
      [null, 3],
      [3, 3],
    ],
  ],
])("of %i rows at most %i are read, three at a time", async (count, most, rows, requests) => {
  const { asked, readPage } = table(count);
  expect(await readPages(readPage, 3, most)).toEqual(rows);
  expect(asked).toEqual(requests);
});
