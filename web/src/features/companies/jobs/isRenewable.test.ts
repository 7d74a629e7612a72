import { endOfDay } from "@vagas/functions/domain/dates";
import type { Job } from "@vagas/functions/domain/job/job";
import { buildJob, onSite } from "@vagas/functions/domain/testing/buildJob";
import { expect, test } from "vitest";
import { isRenewable, isRepeatable } from "./isRenewable.ts";

const now = new Date("2026-11-28T12:00:00-04:00");

function job(day: string, fields: Partial<Job> = {}): Job {
  return { id: "a", ...buildJob({ ...onSite, expiresAt: endOfDay(day), ...fields }) };
}

test.each<[string, string, Partial<Job>, boolean]>([
  ["on its day", "2026-11-28", {}, true],
  ["when it has passed", "2026-11-20", {}, true],
  ["before its day", "2026-11-29", {}, false],
  ["before its day, when everybody was found", "2026-11-29", { filled: true }, true],
  ["while it is off", "2026-11-20", { paused: true }, true],
  ["while it is held", "2026-11-20", { held: true }, false],
  ["without an approval", "2026-11-20", { approved: false, approvalStatus: "pending" }, false],
])("work of a day may be repeated %s: %s, %j: %s", (_when, day, fields, may) => {
  expect(isRepeatable(job(day, { dayWork: true, ...fields }), now)).toBe(may);
  expect(isRenewable(job(day, { dayWork: true, ...fields }), now)).toBe(false);
});

test("a lasting job is renewed, and never repeated", () => {
  expect(isRenewable(job("2026-11-30"), now)).toBe(true);
  expect(isRenewable(job("2026-12-28"), now)).toBe(false);
  expect(isRepeatable(job("2026-11-20"), now)).toBe(false);
});
