import { emptyStats } from "@vagas/functions/domain/administration/emptyStats";
import { listQuery } from "@vagas/functions/domain/jobList/jobCursor";
import {
  bestPaid,
  closingFirst,
  type JobOrder,
  noFilters,
} from "@vagas/functions/domain/jobList/jobFilters";
import type { JobCursor } from "@vagas/functions/domain/jobList/jobList";
import { addDays } from "@vagas/functions/domain/dates";
import { beforeEach, expect, test } from "vitest";
import { readPage } from "../../functions/src/site/readPage.ts";
import { aJob, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { given } from "../functions/storedFields.ts";
import { board, contextAt, many } from "./workBoard.ts";
import { type Fields, listed, minutesAgo, some } from "./listedJobsGiven.ts";

type ListRead = {
  page: { further: boolean };
  first: { key: string; jobs: { id: string }[]; next: JobCursor | null };
};

beforeEach(() => board({}));

function asked(pathname: string, query = "") {
  return readPage(contextAt(), pathname, new URLSearchParams(query));
}

test("the home page has the counts and the four newest jobs", async () => {
  expect(await asked("/")).toEqual({
    status: 200,
    page: { kind: "home" },
    first: { page: "home", now, stats: emptyStats, jobs: [] },
  });
  await listed(some);
  await given({ "stats/public": { ...emptyStats, totalJobs: 6 } });
  const home = await asked("/");
  expect(home).toMatchObject({
    first: {
      stats: { totalJobs: 6 },
      jobs: [{ id: "a", searchTerms: [] }, { id: "b" }, { id: "c" }, { id: "d" }],
    },
  });
  expect(home).toHaveProperty("first.jobs.length", 4);
});

test("the list has twenty jobs under the filters of its address", async () => {
  await many(21, (i) => [
    `jobs/job${i}`,
    aJob({ ...approved, listed: true, postedAt: minutesAgo(i) }),
  ]);
  const list = await asked("/vagas", "local=Confresa&x=y");
  expect(list).toMatchObject({
    status: 200,
    page: { kind: "list", filters: { ...noFilters, location: "Confresa" } },
    first: { page: "list", now, key: "local=Confresa", next: { id: "job19" }, total: 21 },
  });
  expect(list).toHaveProperty("first.jobs.length", 20);
});

test("an open job's page ends with three similar jobs", async () => {
  await listed(some);
  const page = await asked("/vagas/a");
  expect(page).toMatchObject({
    status: 200,
    page: { kind: "job", job: { id: "a" }, open: true },
    first: { page: "job", now, job: { id: "a", searchTerms: [] } },
  });
  expect(page).toHaveProperty("first.similar.length", 3);
  expect(page).not.toHaveProperty("first.similar.0.id", "a");
});

test("an open job's page links to its company's other jobs if there are any", async () => {
  const leadsOn = async () => {
    const page = await asked("/vagas/a");
    return page.first.page === "job" && page.first.companyHasMore;
  };
  await listed({ a: { company: "Fazenda" }, b: {}, over: { company: "Fazenda", expiresAt: now } });
  expect(await leadsOn()).toBe(false);
  await listed({ other: { company: "Fazenda", type: "Saúde" } });
  expect(await leadsOn()).toBe(true);
});

test("a filled job shows three others of its kind, else the newest, never itself", async () => {
  await listed({ full: { filled: true, type: "Saúde" }, a: {}, b: {}, c: {}, d: {} });
  const ids = async () =>
    (
      (await asked("/vagas/full")) as {
        first: { similar: { id: string; searchTerms: string[] }[] };
      }
    ).first.similar.map(({ id, searchTerms }) => [id, searchTerms.length]);
  expect(await ids()).toEqual([
    ["a", 0],
    ["b", 0],
    ["c", 0],
  ]);
  await listed({ health: { type: "Saúde", postedAt: minutesAgo(99) } });
  expect(await ids()).toEqual([["health", 0]]);
  expect(await asked("/vagas/full")).toMatchObject({
    status: 200,
    page: { kind: "job", open: false },
  });
});

test("a filled job without similar jobs shows none", async () => {
  await listed({ full: { filled: true } });
  expect(await asked("/vagas/full")).toMatchObject({ first: { similar: [] } });
});

test("an expired job that is still listed is shown as over, with 410", async () => {
  await listed({ over: { expiresAt: now }, a: {} });
  expect(await asked("/vagas/over")).toMatchObject({
    status: 410,
    page: { kind: "over" },
    first: { page: "job", job: { id: "over" }, similar: [{ id: "a" }] },
  });
});

test.each<[string, Fields | null, Date | null]>([
  ["ran out", { expiresAt: now, title: "Padeiro(a)", company: "Padaria" }, now],
  ["was deleted", null, null],
])(
  "a job that was public and %s is said to be over, named if it expired, with similar jobs and nothing else",
  async (_what, fields, endedAt) => {
    await listed({ a: {}, ...(fields === null ? {} : { over: { listed: false, ...fields } }) });
    await given({ "publishedJobs/over": { type: "Saúde", at: now } });
    expect(await asked("/vagas/over")).toEqual({
      status: 410,
      page: { kind: "over" },
      first: {
        page: "over",
        now,
        id: "over",
        type: "Saúde",
        endedAt,
        was: endedAt && { title: "Padeiro(a)", company: "Padaria" },
        similar: [expect.objectContaining({ id: "a" })],
      },
    });
  },
);

test.each<[string, Fields, string]>([
  ["waits for a decision", { approved: false, approvalStatus: "pending" }, "review"],
  [
    "was refused after it expired",
    { expiresAt: now, approved: false, approvalStatus: "rejected" },
    "off",
  ],
  ["was taken off", { paused: true }, "off"],
  ["is held", { held: true }, "review"],
  ["was taken off and ran out", { paused: true, expiresAt: now }, "off"],
  ["has a company that was deactivated", {}, "off"],
])(
  "a job that was public and %s is said to be possibly back, without its text",
  async (_what, fields, why) => {
    await listed({ a: {}, b: { listed: false, type: "Saúde", ...fields } });
    await given({ "publishedJobs/b": { type: "Comércio", at: now } });
    expect(await asked("/vagas/b")).toEqual({
      status: 404,
      page: { kind: "hidden", why },
      first: {
        page: "hidden",
        now,
        id: "b",
        type: "Comércio",
        why,
        similar: [expect.objectContaining({ id: "a" })],
      },
    });
  },
);

test.each(["nobody", "a_b", "x".repeat(81), "", "%2e"])(
  "the address of a job %j is missing",
  async (id) => {
    await listed({ a: { listed: false } });
    const answer = id === "" ? asked("/vagas/a") : asked(`/vagas/${id}`);
    expect(await answer).toEqual({
      status: 404,
      page: { kind: "missing" },
      first: { page: "missing", now },
    });
  },
);

test.each(["/outra", "/vagas/a/b", "/vaga"])("no page exists at %s", async (pathname) => {
  expect(await asked(pathname)).toMatchObject({ status: 404, page: { kind: "unknown" } });
});

test.each<JobOrder>(["", closingFirst, bestPaid])(
  "the next page of a list in the order '%s' begins where the previous one ended, to the nanosecond",
  async (order) => {
    await many(45, (i) => [
      `jobs/job${100 + i}`,
      aJob({
        ...approved,
        listed: true,
        postedAt: minutesAgo(i < 40 ? 1 : 2),
        expiresAt: addDays(now, i < 40 ? 1 : 2),
        monthlyPay: i < 25 ? null : 1_800_00,
      }),
    ]);
    const read: string[] = [];
    let next: JobCursor | null = null;
    do {
      const query = listQuery({ ...noFilters, order }, next);
      const { page, first } = (await asked("/vagas", query)) as unknown as ListRead;
      expect([page.further, first.key]).toEqual([next !== null, query]);
      read.push(...first.jobs.map(({ id }) => id));
      ({ next } = first);
    } while (next);
    expect(read).toHaveLength(45);
    expect(new Set(read).size).toBe(45);
  },
);

test("a company's page has its open jobs, newest first, and its public name", async () => {
  await listed({
    old: { companyId: "c1", postedAt: minutesAgo(9) },
    new: { companyId: "c1", postedAt: minutesAgo(1) },
    full: { companyId: "c1", filled: true },
    over: { companyId: "c1", expiresAt: now },
    other: { companyId: "c2" },
  });
  await given({
    "jobs/hidden": aJob({ companyId: "c1" }),
    "publicCompanies/c1": { name: "Mercado Araguaia", verifiedAt: now },
  });
  expect(await asked("/empresas/c1")).toMatchObject({
    status: 200,
    page: { kind: "company", id: "c1", name: "Mercado Araguaia", count: 2 },
    first: {
      page: "company",
      id: "c1",
      company: { name: "Mercado Araguaia", verifiedAt: now },
      jobs: [{ id: "new", searchTerms: [] }, { id: "old" }],
      more: false,
    },
  });
});

test("a company without an open job keeps its page, and one that never was public has none", async () => {
  await given({ "publicCompanies/c1": { name: "Mercado Araguaia", verifiedAt: null } });
  expect(await asked("/empresas/c1")).toMatchObject({
    status: 200,
    page: { count: 0 },
    first: { company: { name: "Mercado Araguaia" }, jobs: [] },
  });
  await given({ "companies/c2": { name: "Escondida", active: true } });
  for (const address of ["c2", "unknown", "", "a/b", "a%2Fb", "x".repeat(129)])
    expect(await asked(`/empresas/${address}`)).toMatchObject({
      status: 404,
      page: { kind: "missingCompany" },
      first: { page: "company", company: null, jobs: [] },
    });
});

test("a company's page has twenty jobs and leads to the others", async () => {
  await many(21, (i) => [
    `jobs/job${i}`,
    aJob({ ...approved, listed: true, companyId: "c1", postedAt: minutesAgo(i) }),
  ]);
  const page = await asked("/empresas/c1");
  // Its newest job names it until functions have written its record.
  expect(page).toMatchObject({ first: { more: true, company: { verifiedAt: null } } });
  expect(page).toHaveProperty("first.jobs.length", 20);
});
