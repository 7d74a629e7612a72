import { beforeEach, expect, test, vi } from "vitest";
import { forgetLastPerson, keepLastPerson, keepsLastPerson, lastPerson } from "./lastPerson.ts";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
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

test.each([["[]"], ['"Ana"'], ['{"name":1,"phone":"66","email":""}'], ["{"]])(
  "an unreadable record %s is nobody",
  (text) => {
    kept.set("vagas-last-person", text);
    expect(lastPerson()).toBeNull();
  },
);
