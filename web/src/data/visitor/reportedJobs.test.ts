import { expect, test, vi } from "vitest";
import { forgetReport, rememberReport, reportedFromHere } from "./reportedJobs.ts";

test("a device remembers the day of a report, and nothing after it forgot the last one", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  expect(reportedFromHere("caixa")).toBeNull();
  // A job's id may be the name of an inherited property.
  expect(reportedFromHere("constructor")).toBeNull();
  rememberReport("caixa", "23/11/2026");
  rememberReport("padeiro", "24/11/2026");
  expect(reportedFromHere("caixa")).toBe("23/11/2026");
  forgetReport("caixa");
  expect([reportedFromHere("caixa"), reportedFromHere("padeiro")]).toEqual([null, "24/11/2026"]);
  forgetReport("padeiro");
  expect([...kept]).toEqual([]);
});
