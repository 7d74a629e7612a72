import { expect, test } from "vitest";
import { hideAfter } from "./hideAfter.ts";

test.each([
  ["a success", { severity: "success" }, false, 6000],
  ["a success while others wait", { severity: "success" }, true, 1800],
  ["an error while others wait", { severity: "error" }, true, 6000],
  ["a lasting message", { severity: "info", lasting: true }, false, null],
  ["a lasting message while others wait", { severity: "info", lasting: true }, true, 1800],
  ["a lasting error while others wait", { severity: "error", lasting: true }, true, 6000],
] as const)("%s hides in time for those behind it", (_what, message, othersWait, ms) => {
  expect(hideAfter(message, false, othersWait)).toBe(ms);
});

test("a message that somebody has opened stays", () => {
  expect(hideAfter({ severity: "success" }, true, false)).toBeNull();
});
