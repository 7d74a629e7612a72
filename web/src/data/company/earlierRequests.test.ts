import { limits } from "@vagas/functions/domain/limits";
import { beforeEach, expect, test, vi } from "vitest";
import { followNothing } from "../../state/testing/whileCurrentOnce.ts";
import { useEarlierRequests } from "./earlierRequests.ts";

type Request = { cardId: string };
type Asked = { companyId: string; cardId: string[]; most: number };

// One component: its state lasts from one call to the next.
let state: unknown;
/** What the company has asked, and the queries for it. */
let stored: Request[] = [];
const asked: Asked[] = [];
let isOffline = false;

vi.mock("react", () => ({
  useState: (first: unknown) => [(state ??= first), (next: unknown) => (state = next)],
}));
vi.mock("../../state/useWhileCurrent.ts", () => import("../../state/testing/whileCurrentOnce.ts"));
vi.mock("firebase/firestore", () => ({
  query: (...parts: object[]) => Object.assign({}, ...parts) as object,
  where: (field: string, _is: string, value: unknown) => ({ [field]: value }),
  limit: (most: number) => ({ most }),
  getDocsFromServer: async (query: Asked) => {
    asked.push(query);
    if (isOffline) throw new Error("offline");
    const rows = stored.filter(({ cardId }) => query.cardId.includes(cardId));
    return { docs: rows.map((row) => ({ data: () => row })) };
  },
}));
vi.mock("../queries/liveRows.ts", () => ({ liveRows: { contactRequests: () => ({}) } }));

const { max } = limits.listRequest;
const requestTo = (cardId: string): Request => ({ cardId });
const people = (count: number, name: string) => Array.from({ length: count }, (_, i) => name + i);
const newest = people(max, "recent").map(requestTo);

/** The cards of the requests that are known now. */
const known = (requests: readonly Request[], cardIds: readonly string[]) =>
  useEarlierRequests("mercado", requests, cardIds).map(({ cardId }) => cardId);

beforeEach(() => {
  state = undefined;
  followNothing();
  stored = [];
  asked.length = 0;
  isOffline = false;
});

test("whoever was asked before the newest requests is known, each read once, thirty in one query", async () => {
  stored = [requestTo("ana"), requestTo("old3")];
  const cards = ["ana", "recent0", ...people(40, "old")];
  expect(known(newest, cards)).toEqual([]);
  await vi.waitFor(() => expect(known(newest, cards)).toEqual(["ana", "old3"]));
  expect(asked).toEqual([
    { companyId: "mercado", cardId: ["ana", ...people(29, "old")], most: 30 },
    { companyId: "mercado", cardId: people(40, "old").slice(29), most: 30 },
  ]);

  stored.push(requestTo("eva"));
  const more = [...cards, "eva"];
  known(newest, more);
  await vi.waitFor(() => expect(known(newest, more)).toEqual(["ana", "old3", "eva"]));
  expect(asked.slice(2)).toEqual([{ companyId: "mercado", cardId: ["eva"], most: 30 }]);
});

test("nothing is read while one request holds all of them", () => {
  expect(known(newest.slice(1), ["ana"])).toEqual([]);
  expect(asked).toEqual([]);
});

test("a request that a newer one pushes out of the newest is read", async () => {
  stored = [requestTo("recent0")];
  known(newest, ["recent0"]);
  expect(asked).toEqual([]);
  const later = [requestTo("new"), ...newest.slice(1)];
  known(later, ["recent0"]);
  await vi.waitFor(() => expect(known(later, ["recent0"])).toEqual(["recent0"]));
});

test("a failed read is not repeated for the same cards", async () => {
  isOffline = true;
  known(newest, ["ana"]);
  await new Promise((done) => setTimeout(done));
  expect(known(newest, ["ana"])).toEqual([]);
  expect(asked).toHaveLength(1);
});
