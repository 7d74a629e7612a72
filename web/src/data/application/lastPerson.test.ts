import { beforeEach, expect, test, vi } from "vitest";
import {
  correctLastPerson,
  forgetLastPerson,
  keepLastPerson,
  keepsLastPerson,
  lastPerson,
  lastPersonForMs,
} from "./lastPerson.ts";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers({ now: new Date("2026-11-21T12:00:00Z") });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

const ana = { name: "Ana Lima", phone: "5566999990001", email: "", writtenResume: null };
const rui = { ...ana, name: "Rui Sá", phone: "5566999990002" };

test("the device keeps nobody until it is asked to, and nothing after it is cleared", () => {
  expect([lastPerson(), keepsLastPerson()]).toEqual([null, false]);
  keepLastPerson(ana);
  expect(keepsLastPerson()).toBe(true);
  expect(lastPerson()).toEqual(ana);
  forgetLastPerson();
  expect(lastPerson()).toBeNull();
  expect(kept.size).toBe(0);
});

test("a written résumé stays when the same person sends a file", () => {
  keepLastPerson({ ...ana, writtenResume: "{}" });
  keepLastPerson({ ...ana, email: "ana@pessoa.example" });
  expect(lastPerson()).toEqual({ ...ana, email: "ana@pessoa.example", writtenResume: "{}" });
});

test("a written résumé goes when another person is kept", () => {
  keepLastPerson({ ...ana, writtenResume: "{}" });
  keepLastPerson(rui);
  expect(lastPerson()).toEqual(rui);
});

/** Moves the clock by this many milliseconds. */
function pass(ms: number) {
  vi.setSystemTime(Date.now() + ms);
}

test("what a person asked to keep is gone 180 days after they last asked for it", () => {
  keepLastPerson({ ...ana, writtenResume: "{}" });
  pass(lastPersonForMs - 1);
  expect(lastPerson()).not.toBeNull();
  keepLastPerson(ana);
  pass(lastPersonForMs - 1);
  expect(lastPerson()).toEqual({ ...ana, writtenResume: "{}" });
  pass(1);
  expect(lastPerson()).toBeNull();
  expect(kept.size).toBe(0);
});

test("a résumé that is too old is not kept on with the same person's new data", () => {
  keepLastPerson({ ...ana, writtenResume: "{}" });
  pass(lastPersonForMs);
  keepLastPerson(ana);
  expect(lastPerson()).toEqual(ana);
});

test("what was kept while the clock was ahead is not kept longer", () => {
  keepLastPerson(ana);
  pass(-1);
  expect(lastPerson()).toBeNull();
});

test.each([
  ["[]"],
  ['"Ana"'],
  ['{"name":1,"phone":"66","email":""}'],
  ['{"name":"Ana","phone":"66","email":""}'],
  ["{"],
])("an unreadable record %s is nobody, and is removed", (text) => {
  kept.set("vagas-last-person", text);
  expect(lastPerson()).toBeNull();
  expect(kept.size).toBe(0);
});

test("a correction reaches what is kept of its person, with the answers, and lasts no longer", () => {
  keepLastPerson({ ...ana, writtenResume: "{}" });
  pass(lastPersonForMs - 1);
  correctLastPerson("ana  LIMA", { name: " Ana Lima Souza ", phone: "(66) 99999-0009" });
  const corrected = { ...ana, name: "Ana Lima Souza", phone: "5566999990009" };
  expect(lastPerson()).toEqual({ ...corrected, writtenResume: "{}" });
  pass(1);
  expect(lastPerson()).toBeNull();
});

test("a correction of another person's data changes nothing that is kept, and keeps nobody", () => {
  keepLastPerson(rui);
  correctLastPerson(ana.name, { name: "Ana Souza", phone: "66999990009" });
  expect(lastPerson()).toEqual(rui);
  forgetLastPerson();
  correctLastPerson(ana.name, { name: "Ana Souza", phone: "66999990009" });
  expect(kept.size).toBe(0);
});
