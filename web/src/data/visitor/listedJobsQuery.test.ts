import { bestPaid, closingFirst, noFilters } from "@vagas/functions/domain/jobList/jobFilters";
import type { JobCursor, JobPage } from "@vagas/functions/domain/jobList/jobList";
import { jobSearchTerms } from "@vagas/functions/domain/jobList/jobSearch";
import { beforeEach, expect, test, vi } from "vitest";
import { type RestDocument, runQuery } from "../firebase/restDatabase.ts";
import { queryListedJobs } from "./listedJobsQuery.ts";

vi.mock("../firebase/restDatabase.ts", () => ({ runQuery: vi.fn(), getDocument: vi.fn() }));

const now = new Date("2026-11-21T12:00:00-04:00");
const search = { ...noFilters, search: "zelador de tratores" };
let read = 0;

function row(
  i: number,
  title = i === 70 ? "Zelador de tratores" : "Zelador de prédios",
): RestDocument {
  const postedAt = new Date(now.getTime() - i * 60_000);
  return {
    id: `vaga-${i}`,
    fields: {
      title,
      company: "Fazenda",
      location: "Confresa",
      expiresAt: new Date("2027-01-01"),
      postedAt,
    },
    // To the microsecond, as the database stores it.
    stored: { postedAt: { timestampValue: postedAt.toISOString().replace("Z", "123Z") } },
  };
}

/** A board of 100 jobs with the searched word that the index contains; only the 71st matches completely. */
beforeEach(() => {
  read = 0;
  vi.mocked(runQuery).mockImplementation(async ({ after, limit }) => {
    const start = after ? Number(after.id.slice("vaga-".length)) + 1 : 0;
    const rows = Array.from({ length: Math.min(limit, 100 - start) }, (_, i) => row(start + i));
    read += rows.length;
    return rows;
  });
});

test("a page of a search reads at most 42 documents, and the next continues where it ended", async () => {
  const first = await queryListedJobs(search, null, now);
  expect([first.jobs, read]).toEqual([[], 42]);
  expect(first.next).toEqual({ id: "vaga-41", at: "2026-11-21T15:19:00.000123Z" });
  const second = await queryListedJobs(search, first.next, now);
  expect(second.jobs.map(({ id }) => id)).toEqual(["vaga-70"]);
  expect([second.next?.id, read]).toEqual(["vaga-83", 84]);
  const last = await queryListedJobs(search, second.next, now);
  expect([last.jobs, last.next, read]).toEqual([[], null, 100]);
});

test("the jobs that end first are read in that order, from now on", async () => {
  const expiresAt = { timestampValue: "2026-11-22T03:59:59.999123Z" };
  vi.mocked(runQuery).mockResolvedValue(
    Array.from({ length: 21 }, (_, i) => ({ ...row(i), stored: { expiresAt } })),
  );
  const { next } = await queryListedJobs({ ...noFilters, order: closingFirst }, null, now);
  expect(next).toEqual({ at: "2026-11-22T03:59:59.999123Z", id: "vaga-19" });
  expect(vi.mocked(runQuery).mock.lastCall).toMatchObject([
    {
      filters: [
        ["listed", "==", true],
        ["filled", "==", false],
        ["expiresAt", ">", now],
      ],
      orderBy: "expiresAt",
      direction: "asc",
      limit: 21,
    },
  ]);
});

test("the best paid jobs are read first, page by page, those without an amount last", async () => {
  const rows = [
    { monthlyPay: { integerValue: "178000" } },
    { monthlyPay: { nullValue: null } },
  ].map((stored, i) => ({ ...row(i), stored }));
  const filters = { ...noFilters, order: bestPaid } as const;
  vi.mocked(runQuery).mockResolvedValue(rows);
  expect((await queryListedJobs(filters, null, now, 1)).next).toEqual({
    at: "178000",
    id: "vaga-0",
  });
  expect((await queryListedJobs(filters, null, now, 2)).next).toEqual({ at: "", id: "vaga-1" });
  const read = async (at: string) => {
    await queryListedJobs(filters, { at, id: "a" }, now);
    return vi.mocked(runQuery).mock.lastCall![0];
  };
  expect(await read("178000")).toMatchObject({
    orderBy: "monthlyPay",
    direction: "desc",
    filters: [
      ["listed", "==", true],
      ["filled", "==", false],
    ],
    after: { value: { integerValue: "178000" }, id: "a" },
  });
  expect((await read("")).after).toEqual({ value: { nullValue: null }, id: "a" });
});

/** So many jobs with a title, found by the terms of their words; each query without a row is charged as one. */
function givenJobs(count: number, title: string) {
  const terms = jobSearchTerms({ title, company: "Fazenda", location: "Confresa" });
  vi.mocked(runQuery).mockImplementation(async ({ filters, after, limit }) => {
    const isFound = filters.every(
      ([field, , value]) => field !== "searchTerms" || terms.includes(String(value)),
    );
    const start = after ? Number(after.id.slice("vaga-".length)) + 1 : 0;
    const length = isFound ? Math.max(0, Math.min(limit, count - start)) : 0;
    read += Math.max(1, length);
    return Array.from({ length }, (_, i) => row(start + i, title));
  });
}

/** The number of jobs and of charged reads of each page. */
async function pagesOf(words: string): Promise<[jobs: number, read: number][]> {
  const pages: [number, number][] = [];
  const found = new Set<string>();
  let cursor: JobCursor | null = null;
  do {
    read = 0;
    const { jobs, next }: JobPage = await queryListedJobs(
      { ...noFilters, search: words },
      cursor,
      now,
    );
    for (const { id } of jobs) found.add(id);
    pages.push([jobs.length, read]);
    cursor = next;
  } while (cursor !== null);
  expect(found.size).toBe(pages.reduce((sum, [jobs]) => sum + jobs, 0));
  return pages;
}

test.each<[string, string, number, [number, number][]]>([
  // 41 as typed; 1 to know that jobs have the longest word; 41 of those that have it.
  ["vendedor xqz", "Vendedor", 41, [[0, 83]]],
  ["agropecuaria xqz", "Vendedor agropecuária", 41, [[0, 83]]],
  ["desenvolvimentista xqz", "Desenvolvimentista", 41, [[0, 83]]],
  ["desenvolvimentista xqz", "Desenvolvimentista", 5, [[0, 11]]],
  // One for each query that finds none, and each job twice.
  ["vnededor", "Vendedor", 0, [[0, 10]]],
  ["vnededor", "Vendedor", 5, [[5, 18]]],
  [
    "vnededor",
    "Vendedor",
    50,
    [
      [18, 44],
      [18, 43],
      [14, 35],
    ],
  ],
])(
  "a search '%s' among jobs '%s' (%s) has and reads so many a page: %j",
  async (words, title, count, pages) => {
    givenJobs(count, title);
    expect(await pagesOf(words)).toEqual(pages);
  },
);
