import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { freshPage, livingReact, rendered, watchedRuntime } from "../testing/livePart.ts";
import { type Pages, type SeenPages, usePages } from "./usePages.ts";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));

/** What the database has: pages of two. */
let rows: string[];
/** The page that cannot be read, by its start; null: the first. */
let lost: number | null | undefined;
const load = vi.fn(async (from: number | null) => {
  if (from === lost) throw new Error("no line");
  const end = (from ?? 0) + 2;
  return { items: rows.slice(from ?? 0, end), next: end < rows.length ? end : null, total: 0 };
});

type Seen = Parameters<SeenPages<string, number>["set"]>[1];
let kept: Map<string, Seen>;
const seen: SeenPages<string, number> = {
  get: (key) => (kept.has(key) ? { ...kept.get(key)!, fresh: true } : null),
  set: (key, page) => kept.set(key, page),
};

type Shown = Pages<string, number>;

let pages: Shown;
const note = (given: Shown) => (pages = given);

/** The name of the list that is shown. */
let key: string;

function List() {
  const { state, items } = note(usePages(key, load, seen));
  return state === "ready" ? items.join(" ") : state;
}

const html = () => rendered(() => renderToStaticMarkup(<List />));
const shows = (words: string) => vi.waitFor(() => expect(html()).toBe(words));
const readFrom = () => load.mock.calls.map(([from]) => from);

beforeEach(async () => {
  freshPage();
  kept = new Map();
  key = "all";
  rows = ["a", "b", "c", "d", "e", "f", "g"];
  lost = undefined;
  html();
  await shows("a b");
  pages.more();
  await shows("a b c d");
  load.mockClear();
});

test("a renewed list has as many pages as it showed, from the first one on", async () => {
  rows = ["new", "a", "c", "d", "e"];
  pages.renew();
  expect(html()).toBe("a b c d");
  await shows("new a c d");
  expect(readFrom()).toEqual([null, 2]);
  expect(pages).toMatchObject({ next: 4, hasMore: true, total: 0 });
});

test("a list that somebody goes back to is renewed with the pages it had", async () => {
  freshPage();
  expect(html()).toBe("a b c d");
  rows = ["new", ...rows];
  pages.renew();
  await shows("new a b c");
});

test("a renewed list that has become short ends where it ends", async () => {
  rows = ["a"];
  pages.renew();
  await shows("a");
  expect(readFrom()).toEqual([null]);
});

test.each([
  ["the first page", null, 1],
  ["a further page", 2, 2],
])("the shown rows stay if %s cannot be read again", async (_which, from, reads) => {
  rows = ["new", ...rows];
  lost = from;
  pages.renew();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(reads));
  await new Promise((done) => setTimeout(done));
  expect(html()).toBe("a b c d");
});

test("a further page can be asked for while the list is renewed", async () => {
  pages.renew();
  html();
  pages.more();
  await shows("a b c d e f");
});

test("a row that is written while a further page is read stays as written", async () => {
  pages.more();
  html();
  pages.change((items) => items.map((item) => (item === "a" ? "A" : item)));
  expect(html()).toBe("A b c d");
  await shows("A b c d e f");
});

test.each([
  ["changes a row", ({ change }: Shown) => change(([_first, ...others]) => others)],
  ["reads it again", ({ refresh }: Shown) => refresh()],
  ["renews it", ({ renew }: Shown) => renew()],
  ["reads on", ({ more }: Shown) => more()],
])("an answer that %s comes too late once another list is shown", async (_what, late) => {
  const before = pages;
  key = "filled";
  rows = ["x", "y", "z"];
  html();
  await shows("x y");
  late(before);
  await new Promise((done) => setTimeout(done));
  expect(html()).toBe("x y");
  expect(pages.refreshing).toBe(false);
});

test("further pages make a list no newer than its first one", async () => {
  freshPage();
  const seenAt = new Date("2026-11-16T12:00:00Z");
  kept.set("all", { ...kept.get("all")!, seenAt });
  html();
  pages.more();
  await shows("a b c d e f");
  expect(kept.get("all")!.seenAt).toEqual(seenAt);
  pages.renew();
  await vi.waitFor(() => expect(kept.get("all")!.seenAt).toBeUndefined());
});
