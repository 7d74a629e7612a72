import { expect, test } from "vitest";
import { fillPage } from "./fillPage.ts";

/** The numbers below `length`, read `request` at a time; counts the requests. */
function numbers(
  length: number,
  size: number,
  matches: (n: number) => boolean = () => true,
  request = size,
) {
  const source = {
    requests: 0,
    read: async (after: number | null) => {
      source.requests += 1;
      const start = after === null ? 0 : after + 1;
      const found = Math.max(0, Math.min(request, length - start));
      const rows = Array.from({ length: found }, (_, i) => start + i);
      return { rows, ended: found < request };
    },
    cursorAt: (n: number) => n,
    matches,
    size,
  };
  return source;
}

test("a page whose rows all match costs one request", async () => {
  const source = numbers(50, 20);
  const page = await fillPage(source, null);
  expect(page.rows).toHaveLength(20);
  expect(page.next).toBe(19);
  expect(source.requests).toBe(1);
});

test("a short list ends with its first page", async () => {
  expect(await fillPage(numbers(7, 20), null)).toEqual({ rows: [0, 1, 2, 3, 4, 5, 6], next: null });
  expect(await fillPage(numbers(0, 20), null)).toEqual({ rows: [], next: null });
});

test("a full page continues from its last row, however much was read beyond it", async () => {
  const page = await fillPage(
    numbers(7, 3, () => true, 20),
    null,
  );
  expect(page).toEqual({ rows: [0, 1, 2], next: 2 });
});

test("rows that do not match are replaced by reading on, once", async () => {
  const page = await fillPage(
    numbers(30, 5, (n) => n % 2 === 0),
    null,
  );
  expect(page).toEqual({ rows: [0, 2, 4, 6, 8], next: 8 });
  const short = await fillPage(
    numbers(30, 5, (n) => n % 3 === 0),
    null,
  );
  expect(short).toEqual({ rows: [0, 3, 6, 9], next: 9 });
});

test("pages together hold every matching row once", async () => {
  const source = numbers(47, 5, (n) => n % 2 === 0);
  const all: number[] = [];
  let after: number | null = null;
  do {
    const page: { rows: number[]; next: number | null } = await fillPage(source, after);
    all.push(...page.rows);
    after = page.next;
  } while (after !== null);
  expect(all).toEqual(Array.from({ length: 24 }, (_, i) => i * 2));
});

test("a search with few matches stops after two requests and can continue", async () => {
  const source = numbers(1000, 20, () => false, 21);
  expect(await fillPage(source, null)).toEqual({ rows: [], next: 41 });
  expect(source.requests).toBe(2);
  expect(await fillPage(source, 41)).toEqual({ rows: [], next: 83 });
  expect(source.requests).toBe(4);
});

test("one extra row shows that a list ends with the page", async () => {
  const page = (length: number) =>
    fillPage(
      numbers(length, 20, () => true, 21),
      null,
    );
  expect((await page(20)).next).toBeNull();
  expect(await page(21)).toMatchObject({ rows: { length: 20 }, next: 19 });
  expect((await page(40)).next).toBe(19);
});
