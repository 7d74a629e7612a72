import { beforeEach, expect, test, vi } from "vitest";

let stored: Map<string, string>;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  stored = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

/** The module in a newly loaded document. */
function loaded() {
  vi.resetModules();
  return import("./typedSearches.ts");
}

test("searches survive a reload, each under its own id, until they are forgotten", async () => {
  const { keepSearch } = await loaded();
  const maria = keepSearch("Maria");
  vi.advanceTimersByTime(1);
  const joana = keepSearch("Joana");
  const { keptSearch } = await loaded();
  expect([keptSearch(maria), keptSearch(joana), keptSearch("")]).toEqual(["Maria", "Joana", null]);
  stored.clear();
  expect(keptSearch(maria)).toBeNull();
});

test.each([
  ["barred", undefined],
  [
    "full",
    {
      getItem: () => null,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    },
  ],
])("a search works if storage is %s, until it is forgotten", async (_what, storage) => {
  vi.stubGlobal("sessionStorage", storage);
  const { keepSearch, keptSearch } = await loaded();
  const maria = keepSearch("Maria");
  expect(keptSearch(maria)).toBe("Maria");
  const { forgetInTab } = await import("../../state/browserStorage.ts");
  forgetInTab("vagas-searches");
  expect(keptSearch(maria)).toBeNull();
});
