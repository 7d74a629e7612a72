import { expect, test } from "vitest";
import { spelledDay } from "./spelledDay.ts";

test("a day is spelled in words, whatever the machine's clock", () => {
  expect(spelledDay("2026-12-17")).toBe("Quinta-feira, 17 de dezembro de 2026");
});

test.each([[""], ["17/12/2026"], ["2026-13-40"], ["20266-12-17"]])("%j is not a day", (typed) => {
  expect(spelledDay(typed)).toBeNull();
});
