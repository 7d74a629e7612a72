import { expect, test } from "vitest";
import { planHiring } from "./reconcileHiring.ts";

const now = new Date("2026-11-21T12:00:00Z");
const made = { in: "hiringCompanies", id: "padaria", set: { at: now } };
const removed = { in: "hiringCompanies", id: "padaria", delete: true };

test.each([
  ["an open job and no record gets one", false, true, [made]],
  ["an open job and a record keeps it", true, true, []],
  ["no open job loses its record", true, false, [removed]],
  ["neither needs nothing", false, false, []],
])("a company with %s", (_what, isRecorded, hasOpenJob, writes) => {
  expect(planHiring({ companyId: "padaria", isRecorded, hasOpenJob }, now)).toEqual(writes);
});
