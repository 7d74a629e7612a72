import { expect, test } from "vitest";
import { type FirstPage, firstPageJson, pageDataPath, parseFirstPage } from "./firstPage.ts";

const now = new Date("2026-11-21T12:00:00.123Z");
const hostile = "</script><!-- \"'\u2028\u2029\u202e😀\ud800";

const page = {
  now,
  page: "list",
  key: hostile,
  next: { at: "2026-11-20T12:00:00.123456789Z", id: "a" },
  jobs: [{ id: "a", title: hostile, postedAt: now, expiresAt: now, updatedAt: now }],
} as unknown as FirstPage;

test("a page survives serialization, with dates as dates and a cursor to the nanosecond", () => {
  const { next, jobs, ...rest } = parseFirstPage(firstPageJson(page)) as Extract<
    FirstPage,
    { page: "list" }
  >;
  expect(rest).toEqual({ now, page: "list", key: hostile });
  expect(jobs).toEqual([
    { id: "a", title: hostile, postedAt: now, expiresAt: now, updatedAt: now },
  ]);
  expect(next).toEqual({ at: "2026-11-20T12:00:00.123456789Z", id: "a" });
});

test("nothing in it can end a script element or a line", () => {
  expect(firstPageJson(page)).not.toMatch(/[<\u2028\u2029]/);
  expect(
    firstPageJson({
      now,
      page: "list",
      key: "<\u2028",
      jobs: [],
      next: null,
      total: null,
      choices: null,
    }),
  ).toContain('"\\u003c\\u2028"');
});

test.each(["now", "postedAt", "expiresAt", "updatedAt", "endedAt"])(
  "%s becomes a date only if it was written as one",
  (field) => {
    const parsed = (value: unknown) =>
      (parseFirstPage(JSON.stringify({ [field]: value })) as unknown as Record<string, unknown>)[
        field
      ];
    expect(parsed(now)).toEqual(now);
    for (const other of [
      null,
      7,
      "",
      "x2026-11-21T12:00:00.123Z",
      "2026-11-21T12:00:00.123Zx",
      "2026-11-21T12:00:00Z",
      "2026-11-21T12:00:00.123456Z",
    ])
      expect(parsed(other)).toBe(other);
  },
);

test("a text that looks like a date stays a text", () => {
  expect(parseFirstPage(JSON.stringify({ title: now }))).toEqual({ title: now.toISOString() });
});

test.each([
  ["/", "", "/dados"],
  ["/", "origem=cartaz", "/dados?origem=cartaz"],
  ["/vagas/caixa", "", "/dados/vagas/caixa"],
  ["/vagas", "type=Com%C3%A9rcio", "/dados/vagas?type=Com%C3%A9rcio"],
])("the data of the page at '%s' with the query '%s' is at '%s'", (pathname, query, path) => {
  expect(pageDataPath(pathname, query)).toBe(path);
});
