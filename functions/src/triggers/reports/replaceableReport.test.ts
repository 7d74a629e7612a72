import { expect, test } from "vitest";
import { addDays } from "../../domain/dates.ts";
import type { JobReport } from "../../domain/report/jobReport.ts";
import { buildReport } from "../../domain/testing/buildReports.ts";
import { replaceableReport } from "./replaceableReport.ts";

const now = new Date("2026-11-21T12:00:00Z");
const settled = { decision: "keep", revision: 1, at: now, reasonToCompany: "" } as const;

type Reports = Record<string, Partial<JobReport>>;

/** Each of a network of its own, of the second text and sent a day after the decision, unless it says otherwise. */
function replaced(reports: Reports, decision: typeof settled | null = settled) {
  const built = Object.entries(reports).map(
    ([id, changes]) =>
      [id, buildReport({ network: id, revision: 2, at: addDays(now, 1), ...changes })] as const,
  );
  return replaceableReport(new Map(built), decision);
}

const grave = { reason: "money" } as const;

test.each<[string, Reports]>([
  [
    "of a decided text before an older one that waits",
    { a: { at: addDays(now, -9) }, it: { revision: 1 } },
  ],
  [
    "that was read, even a grave one, before others of that text",
    { a: { revision: 1 }, it: { ...grave, revision: 1, at: now } },
  ],
  [
    "that is not grave before those that are",
    {
      a: { ...grave, network: "x" },
      b: { ...grave, network: "x" },
      it: { at: addDays(now, 2) },
    },
  ],
  [
    "of a network with more reports before an older one of another",
    { a: {}, it: { network: "x", at: addDays(now, 2) }, b: { network: "x", at: addDays(now, 3) } },
  ],
  ["that is older", { a: {}, it: { at: addDays(now, 0.5) }, b: {} }],
  ["that is grave, of a decided text", { a: grave, it: { ...grave, revision: 1 } }],
  [
    "that is grave, of a network with another",
    { a: grave, it: { ...grave, network: "x" }, b: { ...grave, network: "x" } },
  ],
])("a report goes %s", (_which, reports) => {
  expect(replaced(reports)).toBe("it");
});

test("a grave report of one network stays until somebody decides", () => {
  expect(replaced({ a: grave, b: { reason: "threat" } })).toBeNull();
  // Whether two old ones are of one network is not known any more.
  const old = { ...grave, network: null };
  expect(replaced({ a: old, b: old })).toBeNull();
  expect(replaced({ a: { ...grave, revision: 1 } }, null)).toBeNull();
  expect(replaced({ a: { ...grave, revision: 1 } })).toBe("a");
});
