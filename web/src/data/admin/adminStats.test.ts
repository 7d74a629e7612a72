import { beforeEach, expect, test, vi } from "vitest";
import { countWeeks, useAlertCounts } from "./adminStats.ts";

type Asked = [collection: string, ...filters: string[]];
const counted = vi.hoisted(() => new Array<Asked>());
/** The number of the first count, of the second, and so on. */
const counts = vi.hoisted(() => new Array<number>());

vi.mock("react", () => ({ useMemo: (make: () => unknown) => make() }));
vi.mock("firebase/firestore", () => ({
  collection: (_database: unknown, name: string) => name,
  documentId: () => "id",
  limit: () => "",
  orderBy: (field: string, direction: string) => `${field} ${direction}`,
  query: (...asked: Asked) => asked,
  where: (field: string, is: string, value: unknown) =>
    [field, is, ...(value instanceof Date ? [] : [value])].map(String).join(" "),
}));
vi.mock("../firebase/liveDatabase.ts", () => ({ liveDatabase: () => null }));
vi.mock("../queries/liveRows.ts", () => ({ liveRows: { alertCounts: () => "alertCounts" } }));
vi.mock("../queries/liveQuery.ts", () => ({ useLiveQuery: (key: string) => key }));
vi.mock("../queries/pagedQuery.ts", () => ({
  countOf: async (asked: Asked) => counts[counted.push(asked) - 1],
}));

beforeEach(() => {
  counted.length = 0;
  counts.length = 0;
});

const week = { from: new Date("2026-11-16"), to: new Date("2026-11-23") };

test("a week's applications are those that were sent in it, whatever their files did later", async () => {
  await countWeeks([week]);
  expect(counted).toEqual([
    ["resumes", "appliedAt >=", "appliedAt <"],
    ["resumes", "appliedAt >=", "appliedAt <", "jobId == null"],
    ["jobs", "postedAt >=", "postedAt <", "approvalStatus == approved", "postedAt desc"],
  ]);
});

test("a week's new jobs are approved ones, so that none that waits or was refused is counted by the day it was sent", async () => {
  await countWeeks([week]);
  expect(counted.at(-1)).toEqual([
    "jobs",
    "postedAt >=",
    "postedAt <",
    "approvalStatus == approved",
    // The order of the index that serves it.
    "postedAt desc",
  ]);
});

test.each([
  [12, 5, 7],
  [0, 1, 0],
])(
  "of %i résumés of a week, %i without a job are no applications",
  async (resumes, withoutJob, applications) => {
    counts.push(resumes, withoutJob, 3);
    expect(await countWeeks([week])).toEqual([{ from: week.from, applications, jobs: 3 }]);
  },
);

test("the last twelve months of alerts are the present one and eleven before it, on any day", () => {
  expect(useAlertCounts(new Date("2026-03-31T12:00:00-04:00"))).toBe("alertCounts:2025-04");
});
