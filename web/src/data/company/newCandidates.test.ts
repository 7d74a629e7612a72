import { limits } from "@vagas/functions/domain/limits";
import { beforeEach, expect, test, vi } from "vitest";
import { useLiveQuery } from "../queries/liveQuery.ts";
import { countOf } from "../queries/pagedQuery.ts";
import { followNothing } from "../../state/testing/whileCurrentOnce.ts";
import { useNewCandidates } from "./newCandidates.ts";

// One component: its state lasts from one call to the next.
let state: unknown;

vi.mock("react", () => ({
  useState: () => [
    state,
    (next: unknown) =>
      (state = typeof next === "function" ? (next as (before: unknown) => unknown)(state) : next),
  ],
}));
vi.mock("../../state/useWhileCurrent.ts", () => import("../../state/testing/whileCurrentOnce.ts"));
vi.mock("firebase/firestore", () => ({
  query: (_rows: unknown, ...parts: object[]) => Object.assign({}, ...parts) as object,
  where: (field: string, _is: "==", value: string) => ({ [field]: value }),
  limit: (most: number) => ({ most }),
  orderBy: (field: string, direction: string) => ({ order: `${field} ${direction}` }),
}));
vi.mock("../queries/liveRows.ts", () => ({ liveRows: { candidates: () => null } }));
vi.mock("../queries/liveQuery.ts", () => ({ useLiveQuery: vi.fn() }));
vi.mock("../queries/pagedQuery.ts", () => ({ countOf: vi.fn() }));

const { max } = limits.listRequest;
const jobs = [
  { id: "aaa", approved: true },
  { id: "waiting", approved: false },
  { id: "zzz", approved: true },
];

/** The counts as the page shows them now. */
const counts = () => Object.fromEntries(useNewCandidates("mercado", jobs));

/** What the listener of new applications holds: so many of each job. */
function listens(...rows: [jobId: string, count: number][]) {
  const value = rows.flatMap(([jobId, count]) =>
    Array.from({ length: count }, (_, i) => ({ id: `${jobId}_${i}`, jobId })),
  );
  vi.mocked(useLiveQuery).mockReturnValue({ state: "ready", value, retry: () => null });
}

const counted = (jobId: string) => ({ companyId: "mercado", stage: "nova", jobId, most: max });

beforeEach(() => {
  state = null;
  followNothing();
  vi.mocked(countOf).mockReset();
});

test("new applications that fit into one request are counted from it, without a count on the server", () => {
  listens(["aaa", max - 13], ["zzz", 12]);
  expect(counts()).toEqual({ aaa: max - 13, zzz: 12 });
  expect(countOf).not.toHaveBeenCalled();
});

test("if there are more, each approved job is counted on the server, and again after a change", async () => {
  listens(["aaa", max]);
  vi.mocked(countOf).mockResolvedValueOnce(max).mockResolvedValueOnce(12);
  expect(counts(), "no number that another one replaces").toEqual({});
  await vi.waitFor(() => expect(counts()).toEqual({ aaa: max, zzz: 12 }));
  expect(vi.mocked(countOf).mock.calls).toEqual([[counted("aaa")], [counted("zzz")]]);

  listens(["zzz", 1], ["aaa", max - 1]);
  vi.mocked(countOf).mockResolvedValueOnce(max).mockResolvedValueOnce(13);
  expect(counts()).toEqual({ aaa: max, zzz: 12 });
  await vi.waitFor(() => expect(counts()).toEqual({ aaa: max, zzz: 13 }));
});

test("while the server's count fails, the request's own rows are counted", async () => {
  listens(["aaa", max]);
  vi.mocked(countOf).mockRejectedValue(new Error("offline"));
  counts();
  await new Promise((done) => setTimeout(done));
  expect(counts()).toEqual({ aaa: max });
});
