import { beforeEach, expect, test, vi } from "vitest";
import { discardDraft, emptyDraft, keepTyped, keptDraft, typedInto } from "./applicationDraft.ts";

const typed = { ...emptyDraft, name: "Ana", phone: "(66) 9", consentJob: true };
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

test("what was typed comes back, without the consent", () => {
  keepTyped(typed);
  expect(keptDraft()).toEqual({ ...typed, consentJob: false });
  expect([...kept.values()].join()).not.toContain("consent");
});

test("typed texts replace those of the draft, which is restored only where nothing was typed", () => {
  const texts = { name: "Joana", email: "", phone: "", coverLetter: "" };
  expect(typedInto(typed, texts)).toEqual({
    values: { ...typed, name: "Joana" },
    restored: true,
  });
  expect(typedInto({ ...emptyDraft, name: "Jo" }, texts)).toEqual({
    values: { ...emptyDraft, name: "Joana" },
    restored: false,
  });
  expect(typedInto(emptyDraft, texts).restored).toBe(false);
});

test("an empty form and one that was discarded keep nothing", () => {
  keepTyped(typed);
  keepTyped(emptyDraft);
  expect(kept.size).toBe(0);
  keepTyped(typed);
  discardDraft();
  expect(keptDraft()).toBeNull();
});
