import { beforeEach, expect, test, vi } from "vitest";
import { countWeeks, useAlertCounts } from "./adminStats.ts";

type Asked = [collection: string, ...filters: string[]];
const counted = vi.hoisted(() => new Array<Asked>());

vi.mock("react", () => ({ useMemo: (make: () => unknown) => make() }));
vi.mock("firebase/firestore", () => ({
  collection: (_database: unknown, name: string) => name,
  documentId: () => "id",
  limit: () => "",
  query: (...asked: Asked) => asked,
  where: (field: string, is: string) => `${field} ${is}`,
}));
vi.mock("../firebase/liveDatabase.ts", () => ({ liveDatabase: () => null }));
vi.mock("../queries/liveRows.ts", () => ({ liveRows: { alertCounts: () => "alertCounts" } }));
vi.mock("../queries/liveQuery.ts", () => ({ useLiveQuery: (key: string) => key }));
vi.mock("../queries/pagedQuery.ts", () => ({
  countOf: async (asked: Asked) => counted.push(asked),
}));

beforeEach(() => {
  counted.length = 0;
});

test("a week's applications are those that were sent in it, whatever their files did later", async () => {
  await countWeeks([{ from: new Date("2026-11-16"), to: new Date("2026-11-23") }]);
  expect(counted).toEqual([
    ["resumes", "appliedAt >=", "appliedAt <"],
    ["jobs", "postedAt >=", "postedAt <"],
  ]);
});

test("the last twelve months of alerts are the present one and eleven before it, on any day", () => {
  expect(useAlertCounts(new Date("2026-03-31T12:00:00-04:00"))).toBe("alertCounts:2025-04");
});
