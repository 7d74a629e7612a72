import { bestPaid, closingFirst, noFilters } from "@vagas/functions/domain/jobList/jobFilters";
import { beforeEach, expect, test, vi } from "vitest";
import { type RestDocument, runQuery } from "../firebase/restDatabase.ts";
import { queryListedJobs } from "./listedJobsQuery.ts";

vi.mock("../firebase/restDatabase.ts", () => ({ runQuery: vi.fn(), getDocument: vi.fn() }));

const now = new Date("2026-11-21T12:00:00-04:00");
const search = { ...noFilters, search: "zelador de tratores" };
let read = 0;

function row(i: number): RestDocument {
  const title = i === 70 ? "Zelador de tratores" : "Zelador de prédios";
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
