import { beforeEach, expect, test, vi } from "vitest";
import { keepSessionHint, readSessionHint, useSessionHint } from "./sessionHint.ts";

type Subscribe = (listener: () => void) => () => void;
let subscribe: Subscribe;

vi.mock("react", () => ({
  useSyncExternalStore: (given: Subscribe, read: () => unknown) => {
    subscribe = given;
    return read();
  },
}));

const tabs = new EventTarget();

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("window", tabs);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

test("a header follows logins here and in other tabs, and nothing once it is removed", () => {
  expect(useSessionHint()).toBeNull();
  const heard = vi.fn();
  const leave = subscribe(heard);
  keepSessionHint("company");
  expect(readSessionHint()).toBe("company");
  tabs.dispatchEvent(new Event("storage"));
  expect(heard).toHaveBeenCalledTimes(2);
  leave();
  keepSessionHint(null);
  tabs.dispatchEvent(new Event("storage"));
  expect(heard).toHaveBeenCalledTimes(2);
  expect(readSessionHint()).toBeNull();
});
