import { expect, test } from "vitest";
import { monthsBefore } from "./monthsBefore.ts";

test.each([
  ["2026-03-31T12:00:00-04:00", 11, "2025-04"],
  ["2026-03-01T12:00:00-04:00", 11, "2025-04"],
  ["2026-12-31T12:00:00-04:00", 11, "2026-01"],
  // The town's clock is four hours behind.
  ["2026-03-01T03:00:00Z", 11, "2025-03"],
  ["2026-03-31T12:00:00-04:00", 0, "2026-03"],
])("on %s, %i months before is %s", (now, months, month) => {
  expect(monthsBefore(new Date(now), months)).toBe(month);
});
