import { beforeEach, expect, test, vi } from "vitest";
import { forgetAllSent, forgetSent, rememberOnly, rememberSent } from "./rememberSent.ts";
import { hasSentFromHere, sentFromHere } from "./sentApplications.ts";

const at = new Date("2026-11-21T12:00:00Z");

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

test.each([["vaga"], [null]])(
  "an application to %s is remembered until it is withdrawn",
  (jobId) => {
    rememberSent("outra", at);
    rememberSent(jobId, at);
    expect(sentFromHere(jobId)).toEqual(at);
    forgetSent(jobId);
    expect(sentFromHere(jobId)).toBeNull();
    expect(sentFromHere("outra")).toEqual(at);
    forgetAllSent();
    expect(hasSentFromHere()).toBe(false);
  },
);

test("the list of the records replaces what was remembered, and an empty one leaves nothing", () => {
  rememberSent("antiga", at);
  rememberOnly([
    ["vaga", at],
    [null, at],
  ]);
  expect([sentFromHere("vaga"), sentFromHere(null), sentFromHere("antiga")]).toEqual([
    at,
    at,
    null,
  ]);
  rememberOnly([]);
  expect([...kept]).toEqual([]);
});
