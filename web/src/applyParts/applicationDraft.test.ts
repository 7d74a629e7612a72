import { beforeEach, expect, test, vi } from "vitest";
import { keepDraft } from "../state/drafts.ts";
import {
  discardDraft,
  emptyDraft,
  formDraft,
  keepTyped,
  keptDraft,
  restoreUnsentDraft,
  typedInto,
  typedKey,
  writerOfDraft,
} from "./applicationDraft.ts";

const typed = { ...emptyDraft, name: "Ana", phone: "(66) 9", consentJob: true };
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  // Its keys are its own properties, as in browsers.
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal(
    "localStorage",
    new Proxy(storage, {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
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

/** What the script of a page whose code has not come keeps. */
const typedEarly = (texts: object) => keepDraft(typedKey, texts, new Date());
const ana = {
  ...emptyDraft,
  name: "Ana Lima",
  email: "ana@example.com",
  coverLetter: "Sou caixa.",
};

test("what was typed before the code had come joins the draft of the same person", () => {
  keepTyped(ana);
  typedEarly({ name: "ána li", phone: "(66) 9" });
  expect(formDraft()).toEqual({ ...ana, name: "ána li", phone: "(66) 9" });
  expect(kept.has(typedKey)).toBe(false);

  typedEarly({ coverLetter: "Moro perto." });
  expect(formDraft()).toMatchObject({ email: ana.email, coverLetter: "Moro perto." });
});

test("what another person types before the code has come leaves the draft aside, which comes back after theirs", () => {
  keepTyped(ana);
  typedEarly({ name: "Bia Reis", phone: "(66) 9" });
  expect(formDraft()).toEqual({ ...emptyDraft, name: "Bia Reis", phone: "(66) 9" });
  expect(writerOfDraft()).toBeNull();
  discardDraft();
  expect(formDraft()).toEqual(ana);
  expect(writerOfDraft()).toBe("Ana Lima");
});

test("what was typed early does not replace what came back unsent, and does not get its file", () => {
  const unsent = { ...ana, phone: "66999990009", email: ana.email, consentJob: true as const };
  restoreUnsentDraft(unsent, new File([], "ana.pdf"), null);
  typedEarly({ name: "Ana Lima", coverLetter: "Outra carta." });
  expect(formDraft()).toEqual({ ...emptyDraft, name: "Ana Lima", coverLetter: "Outra carta." });
  discardDraft();
  expect(formDraft()).toMatchObject({ coverLetter: "Sou caixa.", email: ana.email });
});
