import { expect, test, vi } from "vitest";
import { createDeviceStore, createStore, createTabStore } from "./createStore.ts";

test("a subscriber gets every change until it unsubscribes", () => {
  const store = createStore("one");
  const heard = vi.fn();
  const leave = store.subscribe(heard);
  store.set("two");
  expect(store.get()).toBe("two");
  leave();
  store.set("three");
  expect(heard).toHaveBeenCalledOnce();
});

test("a tab's store starts with the tab's stored value", () => {
  const kept = new Map([["ids", '["a"]']]);
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  const store = createTabStore<readonly string[]>("ids", []);
  expect(store.get()).toEqual(["a"]);
  store.set(["a", "b"]);
  expect(kept.get("ids")).toBe('["a","b"]');
  expect(createTabStore("ids", []).get()).toEqual(["a", "b"]);
  expect(createTabStore("others", ["none"]).get()).toEqual(["none"]);
});

test("with blocked storage, a tab's store lasts as long as the document", () => {
  vi.stubGlobal("sessionStorage", undefined);
  const store = createTabStore("ids", ["none"]);
  store.set(["a"]);
  expect(store.get()).toEqual(["a"]);
});

test("a subscriber of a device's store gets every tab's changes", () => {
  const tabs = new EventTarget();
  vi.stubGlobal("window", tabs);
  let kept = "";
  const store = createDeviceStore(
    () => kept,
    (next: string) => (kept = next),
  );
  const heard = vi.fn();
  const leave = store.subscribe(heard);
  store.set("here");
  kept = "elsewhere";
  tabs.dispatchEvent(new Event("storage"));
  expect(heard).toHaveBeenCalledTimes(2);
  expect(store.get()).toBe("elsewhere");
  leave();
  tabs.dispatchEvent(new Event("storage"));
  store.set("again");
  expect(heard).toHaveBeenCalledTimes(2);
});
