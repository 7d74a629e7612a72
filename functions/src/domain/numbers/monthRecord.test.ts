import { expect, test } from "vitest";
import { monthOf, shownMonths } from "./monthRecord.ts";
import { monthText } from "./monthText.ts";

test("a month ends at midnight on the town's clock, four hours after Greenwich's", () => {
  expect(monthOf(new Date("2026-11-01T03:59:59.999Z"))).toBe("2026-10");
  expect(monthOf(new Date("2026-11-01T04:00:00Z"))).toBe("2026-11");
  expect(shownMonths(new Date("2026-11-01T03:59:59Z")).at(-1)).toBe("2026-10");
});

test("twelve months are shown besides the present one, over the turn of the year", () => {
  const months = shownMonths(new Date("2026-03-15T12:00:00Z"));
  expect(months).toHaveLength(13);
  expect(months[0]).toBe("2025-03");
  expect(months.slice(8, 12)).toEqual(["2025-11", "2025-12", "2026-01", "2026-02"]);
  expect(months.at(-1)).toBe("2026-03");
});

test("a month is named in Portuguese", () => {
  expect(monthText("2026-03")).toBe("março de 2026");
});
