import { beforeEach, expect, test, vi } from "vitest";
import { deviceStorage, tabStorage } from "./browserStorage.ts";

let kept: Record<string, string>;

beforeEach(() => {
  kept = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => void (kept[key] = text),
    removeItem: (key: string) => void delete kept[key],
  };
  vi.stubGlobal("localStorage", Object.setPrototypeOf(kept, methods));
  return () => vi.unstubAllGlobals();
});

test("a value is read as it was written, and null removes it", () => {
  expect(deviceStorage.write("a", { name: "Ana" })).toBe(true);
  expect(deviceStorage.read("a")).toEqual({ name: "Ana" });
  deviceStorage.writeText("ab", "text");
  expect(deviceStorage.keys("a")).toEqual(["a", "ab"]);
  expect(deviceStorage.keys("ab")).toEqual(["ab"]);
  deviceStorage.write("a", null);
  expect(deviceStorage.read("a")).toBeNull();
  expect(kept).toEqual({ ab: "text" });
});

test("an unreadable value is null", () => {
  deviceStorage.writeText("a", "{");
  expect(deviceStorage.read("a")).toBeNull();
});

const refuse = () => {
  throw new DOMException("refused", "SecurityError");
};

test.each<[string, () => void]>([
  [
    "throws when it is touched",
    () => Object.defineProperty(globalThis, "sessionStorage", { get: refuse, configurable: true }),
  ],
  ["is not there", () => vi.stubGlobal("sessionStorage", undefined)],
  [
    "refuses every call",
    () => vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse }),
  ],
])("a storage that %s is empty and reports that it stores nothing", (_how, bar) => {
  bar();
  expect(tabStorage.write("a", 1)).toBe(false);
  expect(tabStorage.write("a", null)).toBe(false);
  expect(tabStorage.readText("a")).toBeNull();
  expect(tabStorage.read("a")).toBeNull();
  expect(tabStorage.keys("a")).toEqual([]);
});
