import { beforeEach, expect, test, vi } from "vitest";
import { forgetAllSent, forgetSent, rememberSent } from "./rememberSent.ts";
import { hasSentFromHere, sentFromHere } from "./sentApplications.ts";

const at = new Date("2026-11-21T12:00:00Z");

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
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
