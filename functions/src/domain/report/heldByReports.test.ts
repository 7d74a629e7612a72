import { expect, test } from "vitest";
import { isHeldByReports } from "./heldByReports.ts";
import type { Settled } from "./reportSummary.ts";

function settled(decision: Settled["decision"]): Settled {
  return { decision, revision: 2, at: new Date("2026-11-21T12:00:00Z"), reasonToCompany: "" };
}
const [kept, removed] = [settled("keep"), settled("remove")];

test.each<[string, boolean, Parameters<typeof isHeldByReports>[0], number]>([
  ["nobody reported", false, null, 1],
  ["reports took off the site", true, { held: true, settled: null }, 1],
  ["reports took off again after it was kept", true, { held: true, settled: kept }, 3],
  ["too few people reported", false, { held: false, settled: null }, 1],
  ["was kept", false, { held: false, settled: kept }, 2],
  ["was removed", true, { held: false, settled: removed }, 2],
  ["was removed and has its earlier text again", true, { held: false, settled: removed }, 1],
  ["was removed and has a newly approved text", false, { held: false, settled: removed }, 3],
])("a job that %s is off the site: %s", (_what, isHeld, reports, revision) => {
  expect(isHeldByReports(reports, { revision })).toBe(isHeld);
});
