import { beforeEach, expect, test, vi } from "vitest";
import { createTabStore } from "../../state/createStore.ts";
import { forgetPeople } from "./forgetPeople.ts";

/** A browser's storage with these items. */
function storageOf(items: Record<string, string>): Record<string, string> {
  const methods = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => void (items[key] = value),
    removeItem: (key: string) => void delete items[key],
  };
  return Object.setPrototypeOf(items, methods) as Record<string, string>;
}

const draft = JSON.stringify({
  at: 1,
  draft: { title: "Pintor", contactWhatsapp: "5566999990000" },
});
let local: Record<string, string>;
let tab: Record<string, string>;

beforeEach(() => {
  local = storageOf({ "vagas-rascunho:a": draft, "mui-mode": "dark" });
  tab = storageOf({
    "vagas-company-removals": '[{"name":"Mercado"}]',
    "vagas-searches": '{"1":"Maria"}',
    "vagas-job-deletions": '[{"id":"a","title":"Pintor"}]',
    "vagas-last-import": '{"ids":["a"],"at":1}',
    "vagas-unsent-alert": '{"email":"ana@example.com"}',
    "vagas-scroll": "{}",
  });
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", tab);
});

test("names are removed, and a draft stays without the number to call", () => {
  forgetPeople();
  expect(tab).toEqual({ "vagas-scroll": "{}" });
  expect(local).toEqual({
    "vagas-rascunho:a": JSON.stringify({ at: 1, draft: { title: "Pintor" } }),
    "mui-mode": "dark",
  });
});

test("an unreadable draft is removed as a whole, and blocks no other from being cleaned", () => {
  local = storageOf({
    "vagas-rascunho:0": '{"draft":{"contactWhatsapp":"5566',
    "vagas-rascunho:a": draft,
  });
  vi.stubGlobal("localStorage", local);
  forgetPeople();
  expect(JSON.stringify(local)).not.toContain("5566");
  expect(local["vagas-rascunho:a"]).toContain("Pintor");
});

test("blocked storage is no error", () => {
  vi.stubGlobal("sessionStorage", undefined);
  expect(forgetPeople).not.toThrow();
});

test("what the tab's stores have in memory is forgotten too, also with blocked storage", () => {
  const removals = createTabStore<readonly { name: string }[]>("vagas-company-removals", []);
  const scrolls = createTabStore("vagas-scroll", {});
  expect(removals.get()).toEqual([{ name: "Mercado" }]);
  const heard = vi.fn();
  removals.subscribe(heard);
  forgetPeople();
  expect(removals.get()).toEqual([]);
  expect(heard).toHaveBeenCalledOnce();
  expect(tab).toEqual({ "vagas-scroll": "{}" });

  vi.stubGlobal("sessionStorage", undefined);
  removals.set([{ name: "Padaria" }]);
  scrolls.set({ "/admin": 1 });
  forgetPeople();
  expect(removals.get()).toEqual([]);
  expect(scrolls.get()).toEqual({ "/admin": 1 });
});
