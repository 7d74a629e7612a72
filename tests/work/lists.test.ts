import { addDays } from "@vagas/functions/domain/dates";
import { emptyStats } from "@vagas/functions/domain/administration/emptyStats";
import { bestPaid, closingFirst, noFilters } from "@vagas/functions/domain/jobList/jobFilters";
import { negotiablePay, type Pay } from "@vagas/functions/domain/pay/pay";
import { markTerms } from "@vagas/functions/domain/jobList/listMarks";
import { payTerms } from "@vagas/functions/domain/jobList/payTerms";
import { monthlyPay } from "@vagas/functions/domain/pay/payText";
import { jobSearchTerms } from "@vagas/functions/domain/jobList/jobSearch";
import type { JobCursor } from "@vagas/functions/domain/jobList/jobList";
import { Query, type QuerySnapshot, Timestamp } from "firebase-admin/firestore";
import { beforeEach, expect, test, vi } from "vitest";
import { countListedJobs } from "../../functions/src/store/countListedJobs.ts";
import { firstListedJobs } from "../../functions/src/store/firstListedJobs.ts";
import { readBoardVersion, readOpenJobs } from "../../functions/src/store/openJobs.ts";
import { aJob, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { db } from "../functions/functionsSuite.ts";
import { countCharges } from "../support/countCharges.ts";
import { board, many, store } from "./workBoard.ts";
import { listed, minutesAgo, some } from "./listedJobsGiven.ts";

beforeEach(() => board({}));

async function first(filters: Partial<typeof noFilters> = {}, size = 3, next = true) {
  const page = await firstListedJobs(store, { ...noFilters, ...filters }, now, { size, next });
  return { ids: page.jobs.map(({ id }) => id), next: page.next };
}

test("a list begins with the newest and says where the next page begins", async () => {
  await listed({ a: {}, b: {}, c: {}, d: {} });
  expect(await first()).toEqual({
    ids: ["a", "b", "c"],
    next: { at: "2026-11-21T11:58:00.000000000Z", id: "c" },
  });
  expect(await first({}, 4)).toEqual({ ids: ["a", "b", "c", "d"], next: null });
});

test("a page ends at the exact time that the database stores", async () => {
  await listed({
    a: {},
    b: {},
    c: { postedAt: new Timestamp(1_795_262_280, 1_000) as never },
    d: { postedAt: minutesAgo(5) },
  });
  expect((await first()).next).toEqual({ at: "2026-11-21T11:58:00.000001000Z", id: "c" });
});

test("a page begins after its cursor, however many digits that has", async () => {
  await listed({
    a: {},
    b: { postedAt: new Timestamp(1_795_262_340, 500_000_000) as never },
    c: { postedAt: new Timestamp(1_795_262_340, 123_456_000) as never },
    d: { postedAt: minutesAgo(5) },
  });
  const after = async (fraction: string) => {
    const cursor = { at: `2026-11-21T11:59:00.${fraction}Z`, id: "b" };
    const filters = { size: 20, next: true, after: cursor };
    return (await firstListedJobs(store, noFilters, now, filters)).jobs.map(({ id }) => id);
  };
  for (const half of ["500", "500000", "500000000"]) expect(await after(half)).toEqual(["c", "d"]);
  expect(await after("123456")).toEqual(["d"]);
});

test("jobs of the same time are ordered by id, the higher first", async () => {
  await listed({ a: { postedAt: now }, b: { postedAt: now } });
  expect((await first()).ids).toEqual(["b", "a"]);
});

test("no list holds hidden, expired or filled jobs, and filters narrow it", async () => {
  await listed({
    hidden: { listed: false },
    over: { expiresAt: now },
    filled: { filled: true },
    health: { type: "Saúde" },
    town: { location: "Vila Rica" },
    urgent: { urgent: true },
    open: {},
  });
  expect((await first({}, 20)).ids).toEqual(["health", "town", "urgent", "open"]);
  expect((await first({ category: "Saúde" }, 20)).ids).toEqual(["health"]);
  expect((await first({ location: "Vila Rica" }, 20)).ids).toEqual(["town"]);
  expect((await first({ showUrgent: true }, 20)).ids).toEqual(["urgent"]);
  expect((await first({ showFilled: true }, 20)).ids).toContain("filled");
});

test("a list of what is near a place has the jobs of all places so near, in one order, page by page", async () => {
  await listed({
    town: { location: "Canabrava do Norte" },
    near: { location: "Porto Alegre do Norte" },
    far: { location: "Vila Rica" },
    farm: { location: "Zona rural" },
    centre: { location: "Confresa" },
  });
  const near = { location: "Confresa", within: 70 };
  expect((await first(near, 20)).ids).toEqual(["town", "near", "centre"]);
  expect(await first(near, 2)).toMatchObject({ ids: ["town", "near"], next: { id: "near" } });
  expect((await first({ within: 42 }, 20)).ids).toEqual(["town", "near"]);
  expect(await countListedJobs(store, { ...noFilters, ...near }, now)).toBe(3);
});

test("a list of jobs with transport and housing has those that come with both", async () => {
  const given = (pay: Partial<Pay>) => {
    const whole = { ...negotiablePay, ...pay } as Pay;
    return { pay: whole, searchTerms: ["caix", ...markTerms({ pay: whole })] };
  };
  await listed({
    both: given({ transport: "free", housing: "deducted" }),
    housing: given({ housing: "free" }),
    none: given({ meals: "free" }),
  });
  expect((await first({ withHousing: true })).ids).toEqual(["both", "housing"]);
  expect((await first({ withHousing: true, withTransport: true })).ids).toEqual(["both"]);
});

test("a company's list has the jobs that carry its full name", async () => {
  await listed({ a: { company: "Fazenda" }, b: { company: "Fazenda Azul" }, c: {} });
  expect((await first({ company: "Fazenda" })).ids).toEqual(["a"]);
});

test("a list can begin with the jobs that end first, and reads none that are over", async () => {
  await listed({
    over: { expiresAt: now },
    late: { expiresAt: addDays(now, 9) },
    b: { expiresAt: addDays(now, 2) },
    c: { expiresAt: addDays(now, 2) },
    soon: { expiresAt: addDays(now, 1), urgent: true },
    hidden: { expiresAt: addDays(now, 1), listed: false },
  });
  const order = closingFirst;
  expect(await first({ order }, 20)).toEqual({ ids: ["soon", "b", "c", "late"], next: null });
  expect((await first({ order, showUrgent: true })).ids).toEqual(["soon"]);
  expect((await first({ order }, 2)).next).toEqual({
    at: "2026-11-23T12:00:00.000000000Z",
    id: "b",
  });
});

const paid = (least: number, unit: "hora" | "diária" | "mês" = "mês") => {
  const pay: Pay = { ...negotiablePay, kind: "exact", least, most: null, unit };
  return { pay, monthlyPay: monthlyPay(pay), searchTerms: ["caix", ...payTerms({ pay })] };
};
const unpaid = { pay: negotiablePay, monthlyPay: null, searchTerms: ["caix"] };

test("a list can begin with the best paid jobs, and ends with those that name no amount", async () => {
  await listed({
    hour: paid(10_00, "hora"),
    day: paid(120_00, "diária"),
    month: paid(2_000_00),
    none: unpaid,
    other: { ...unpaid, urgent: true },
    over: { ...paid(9_000_00), expiresAt: now },
    hidden: { ...paid(9_000_00), listed: false },
  });
  const order = bestPaid;
  expect((await first({ order }, 20)).ids).toEqual(["day", "hour", "month", "other", "none"]);
  expect(await first({ order }, 2)).toEqual({
    ids: ["day", "hour"],
    next: { at: "220000", id: "hour" },
  });
  expect((await first({ order, showUrgent: true })).ids).toEqual(["other"]);
  expect((await first({ order, leastPay: 2_000 })).ids).toEqual(["day", "hour", "month"]);
});

test("a list can have only jobs with a salary, or from a monthly amount on", async () => {
  await listed({
    hour: { ...paid(10_00, "hora"), title: "Caixa" },
    month: { ...paid(2_000_00), title: "Caixa" },
    little: { ...paid(1_900_00), title: "Padeiro" },
    none: unpaid,
  });
  expect((await first({ withSalary: true })).ids).toEqual(["hour", "month", "little"]);
  expect((await first({ leastPay: 2_000 })).ids).toEqual(["hour", "month"]);
  expect((await first({ leastPay: 1_950 })).ids).toEqual(["hour", "month"]);
  expect((await first({ leastPay: 2_001 })).ids).toEqual(["hour"]);
  expect((await first({ leastPay: 2_001, search: "caixa" })).ids).toEqual(["hour"]);
  expect((await first({ withSalary: true, order: closingFirst })).ids).toHaveLength(3);
  const total = (filters: Partial<typeof noFilters>) =>
    countListedJobs(store, { ...noFilters, ...filters }, now);
  expect([await total({ withSalary: true }), await total({ leastPay: 2_000 })]).toEqual([3, 2]);
});

test("a search that finds nothing as typed finds what has one wrong letter, page by page", async () => {
  const words = { title: "Mecânico(a)", company: "Oficina Modelo", location: "Confresa" };
  const searchTerms = jobSearchTerms(words);
  await listed(
    Object.fromEntries(["a", "b", "c", "d", "e"].map((id) => [id, { ...words, searchTerms }])),
  );
  await listed({ other: { ...words, title: "Soldador", searchTerms: ["x"] } });
  const read: string[] = [];
  let after: JobCursor | null = null;
  do {
    const filters = { ...noFilters, search: "mecanco modelo" };
    const page = await firstListedJobs(store, filters, now, { size: 2, next: true, after });
    read.push(...page.jobs.map(({ id }) => id));
    after = page.next;
  } while (after !== null);
  expect(read).toEqual(["a", "b", "c", "d", "e"]);
  expect((await first({ search: "mecanico" }, 20)).ids).toEqual(["a", "b", "c", "d", "e"]);
  expect((await first({ search: "soldadr" }, 20)).ids).toEqual([]);
});

test("the length of a list leaves out hidden, expired and filled jobs, and filters narrow it", async () => {
  await listed({
    hidden: { listed: false },
    over: { expiresAt: now },
    filled: { filled: true },
    health: { type: "Saúde", location: "Vila Rica" },
    urgent: { urgent: true, company: "Fazenda" },
    open: {},
  });
  const total = (filters: Partial<typeof noFilters>) =>
    countListedJobs(store, { ...noFilters, ...filters }, now);
  expect(await total({})).toBe(3);
  expect(await total({ showFilled: true })).toBe(4);
  expect(await total({ category: "Saúde" })).toBe(1);
  expect(await total({ location: "Vila Rica", showUrgent: true })).toBe(0);
  expect(await total({ company: "Fazenda", showUrgent: true })).toBe(1);
});

test("a list skips expired jobs until the page is full", async () => {
  await listed({
    ...Object.fromEntries(Array.from({ length: 2 }, (_, i) => [`over${i}`, { expiresAt: now }])),
    ...some,
  });
  expect(await first({}, 2)).toEqual({
    ids: ["a", "b"],
    next: { at: "2026-11-21T11:57:00.000000000Z", id: "b" },
  });
});

test("a page of a search reads at most 42 documents, however few match", async () => {
  await many(100, (i) => [
    `jobs/job${i}`,
    aJob({
      ...approved,
      listed: true,
      title: i === 70 ? "Zelador de tratores" : "Zelador de prédios",
      searchTerms: ["zelado"],
      postedAt: minutesAgo(i),
    }),
  ]);
  const read = vi.spyOn(Query.prototype, "get");
  const filters = { ...noFilters, search: "zelador de tratores" };
  const pages: [string[], string | null, number][] = [];
  let after: JobCursor | null = null;
  do {
    read.mockClear();
    const page = await firstListedJobs(store, filters, now, { size: 20, next: true, after });
    const rows = await Promise.all(
      read.mock.results.map(({ value }) => value as Promise<QuerySnapshot>),
    );
    const documents = rows.reduce((sum, { size }) => sum + size, 0);
    pages.push([page.jobs.map(({ id }) => id), page.next?.id ?? null, documents]);
    after = page.next;
  } while (after !== null);
  read.mockRestore();
  expect(pages).toEqual([
    [[], "job41", 42],
    [["job70"], "job83", 42],
    [[], null, 16],
  ]);
});

test("a page of a misspelt search reads at most 84 documents, and the pages have every job once", async () => {
  const words = { title: "Vendedor", company: "Oficina", location: "Confresa" };
  const searchTerms = jobSearchTerms(words);
  await many(41, (i) => [
    `jobs/job${i}`,
    aJob({ ...approved, ...words, listed: true, searchTerms, postedAt: minutesAgo(i) }),
  ]);
  const charges = countCharges(db);
  const pagesOf = async (search: string) => {
    const pages: [ids: string[], read: number][] = [];
    let after: JobCursor | null = null;
    do {
      charges.read = 0;
      const filters = { ...noFilters, search };
      const page = await firstListedJobs(store, filters, now, { size: 20, next: true, after });
      pages.push([page.jobs.map(({ id }) => id), charges.read]);
      after = page.next;
    } while (after !== null);
    return pages;
  };
  expect(await pagesOf("vendedor xqz")).toEqual([[[], 83]]);
  const pages = await pagesOf("vnededor");
  expect(pages.flatMap(([ids]) => ids)).toEqual(Array.from({ length: 41 }, (_, i) => `job${i}`));
  expect(pages.map(([ids, read]) => [ids.length, read])).toEqual([
    [18, 44],
    [18, 43],
    [5, 17],
  ]);
});

test("the marks of open jobs are their company, last change and deadline, the newest first, up to a limit", async () => {
  await listed({
    a: {},
    hidden: { listed: false },
    filled: { filled: true },
    over: { expiresAt: now },
    b: {},
  });
  const mark = (id: string, minutes: number, expiresAt = addDays(now, 20)) => ({
    id,
    companyId: "padaria",
    updatedAt: minutesAgo(minutes),
    expiresAt,
  });
  expect(await readOpenJobs(store, 50)).toEqual([mark("a", 0), mark("over", 3, now), mark("b", 4)]);
  expect(await readOpenJobs(store, 2)).toHaveLength(2);
});

test("marks continue past their first page", async () => {
  await many(501, (i) => [
    `jobs/job${i}`,
    aJob({ ...approved, listed: true, postedAt: minutesAgo(i) }),
  ]);
  const marks = await readOpenJobs(store, 1000);
  expect(new Set(marks.map(({ id }) => id)).size).toBe(501);
});

test("the board's mark changes with its counts and with each edit only", async () => {
  expect(await readBoardVersion(store)).toBe(" ");
  await listed({ a: {}, b: {} });
  const before = await readBoardVersion(store);
  expect(before).toMatch(/^ \d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(await readBoardVersion(store)).toBe(before);
  await db.doc("stats/public").set(emptyStats);
  const counted = await readBoardVersion(store);
  expect(counted).toMatch(/^\d{4}-\S+Z \d{4}-\S+Z$/);
  await db.doc("jobs/b").update({ updatedAt: addDays(now, 1) });
  expect(await readBoardVersion(store)).not.toBe(counted);
});
