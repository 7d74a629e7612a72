import { afterAll, expect, test, vi } from "vitest";

const names = ["toReversed", "toSorted", "toSpliced", "with"] as const;
const own = names.map((name) => [name, Array.prototype[name]] as const);

afterAll(() => {
  for (const [name, value] of own)
    Object.defineProperty(Array.prototype, name, { value, writable: true, configurable: true });
});

/** What the four methods return, and the array they were called on. */
function results() {
  const array = [3, 1, 10];
  return [
    array.toReversed(),
    array.toSorted((a, b) => a - b),
    array.toSpliced(1, 1, 7, 8),
    array.toSpliced(1, 0, 5),
    array.with(1, 4),
    array.with(-1, 4),
    array,
  ];
}

test("a browser without the array methods of 2023 gets them, and they do the same", async () => {
  const expected = results();
  for (const name of names) Reflect.deleteProperty(Array.prototype, name);
  expect(results).toThrow();
  vi.resetModules();
  await import("./olderBrowsers.ts");
  expect(results()).toEqual(expected);
  expect(Object.keys([])).toEqual([]);
});

test("a browser's own methods stay", async () => {
  for (const [name, value] of own)
    Object.defineProperty(Array.prototype, name, { value, writable: true, configurable: true });
  vi.resetModules();
  await import("./olderBrowsers.ts");
  expect(names.map((name) => Array.prototype[name])).toEqual(own.map(([, value]) => value));
});
