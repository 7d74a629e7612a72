import type { ListNews } from "@vagas/functions/domain/alert/listNews";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import {
  follow,
  followedKey,
  followedSearches,
  type FollowedSearch,
  isOfThisVisit,
  newsSince,
  noteNews,
  unfollow,
  visited,
} from "./followedSearches.ts";

const hour = 60 * 60 * 1000;
const noon = new Date("2026-11-23T16:00:00Z").getTime();
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("addEventListener", () => undefined);
});

/** An answer at a time, with jobs by the hour at which they were first listed. */
const answer = (at: number, jobs: Record<string, number>): ListNews => ({
  at,
  jobs: Object.entries(jobs).map(([id, listedAt]) => ({
    id,
    title: id,
    company: "",
    at: listedAt,
  })),
});
const news = (search: FollowedSearch) => newsSince(search).map(({ id }) => id);
const begun: FollowedSearch = { list: "", since: noon, seen: [], last: null };

test("what came after the following began is new, what was there before is not", () => {
  follow("busca=caixa");
  noteNews("busca=caixa", answer(noon, { antes: noon - 10 * 60_000 }), true);
  const later = answer(noon + 30 * hour, {
    nova: noon + 20 * hour,
    // Listed a moment before the following; its function ended after it.
    tardia: noon - 1_000,
    antes: noon - 10 * 60_000,
    velha: noon - 50 * hour,
  });
  noteNews("busca=caixa", later);
  expect(news(followedSearches()[0]!)).toEqual(["nova", "tardia"]);
});

test("a visit keeps its news however often it reloads, and the next one begins without them", () => {
  const first = visited(
    { ...begun, last: answer(noon, {}) },
    answer(noon + 9 * hour, { a: noon + 8 * hour }),
  );
  expect([first.since, news(first)]).toEqual([noon, ["a"]]);
  const reloaded = visited(
    first,
    answer(noon + 12 * hour, { b: noon + 11 * hour, a: noon + 8 * hour }),
  );
  expect(news(reloaded)).toEqual(["b", "a"]);
  const next = visited(
    reloaded,
    answer(noon + 17 * hour, { c: noon + 16 * hour, b: noon + 11 * hour }),
  );
  expect(news(next)).toEqual(["c"]);
  expect(news(visited(next, answer(noon + 22 * hour, { c: noon + 16 * hour })))).toEqual([]);
});

test("work of a day that was seen is new again with another day, which is listed later", () => {
  const seen = visited({ ...begun, since: noon - hour }, answer(noon, { diaria: noon - 1_000 }));
  const again = visited(seen, answer(noon + 9 * hour, { diaria: noon + 8 * hour }));
  expect(news(again)).toEqual(["diaria"]);
  expect(news(visited(seen, answer(noon + 9 * hour, { diaria: noon - 1_000 })))).toEqual([]);
});

test("a search followed without a line counts from the device's clock, unless that is ahead", () => {
  expect(
    news(visited(begun, answer(noon + 5 * hour, { a: noon + hour, b: noon - 2 * hour }))),
  ).toEqual(["a"]);
  const ahead = visited({ ...begun, since: noon + 1_000 * hour }, answer(noon, {}));
  expect(news(visited(ahead, answer(noon + 2 * hour, { a: noon + hour })))).toEqual(["a"]);
});

test("a device follows five searches, each once, and says when it has no room", () => {
  for (const list of ["a=1", "a=2", "a=2", "a=3", "a=4", "a=5"])
    expect(follow(list)).toBe("followed");
  expect([follow("a=6"), followedSearches().length]).toEqual(["full", 5]);
  const takeBack = unfollow("a=3");
  expect(followedSearches().map(({ list }) => list)).toEqual(["a=1", "a=2", "a=4", "a=5"]);
  takeBack();
  takeBack();
  expect(followedSearches().map(({ list }) => list)).toEqual(["a=1", "a=2", "a=3", "a=4", "a=5"]);
  const tooLate = unfollow("a=1");
  follow("a=7");
  tooLate();
  expect(followedSearches().map(({ list }) => list)).toEqual(["a=2", "a=3", "a=4", "a=5", "a=7"]);
});

test("after the last following the device keeps nothing", () => {
  follow("a=1");
  unfollow("a=1");
  expect([...kept]).toEqual([]);
});

test("a device that stores nothing says so, and what is not readable is no following", () => {
  kept.set(followedKey, '[{"list":3},null,"x"]');
  expect(followedSearches()).toEqual([]);
  kept.set(followedKey, "{");
  expect(followedSearches()).toEqual([]);
  vi.stubGlobal("localStorage", undefined);
  expect(follow("a=1")).toBe("barred");
});

test("what was known in the last hours is shown while the list is asked about again", () => {
  const search = { ...begun, last: answer(noon, {}) };
  expect(isOfThisVisit(search, noon + 3 * hour)).toBe(true);
  expect(isOfThisVisit(search, noon + 5 * hour)).toBe(false);
  expect(isOfThisVisit(begun, noon)).toBe(false);
});

test.each(["../../../build/startCode.js", "../../features/home/LaterFollowedSearches.tsx"])(
  "%s knows a device that follows something",
  (file) => {
    const code = readFileSync(join(import.meta.dirname, file), "utf8");
    expect(code).toContain(followedKey.replace(file.endsWith(".js") ? "vagas-" : "", ""));
  },
);
