import { addDays } from "@vagas/functions/domain/dates";
import { listQuery } from "@vagas/functions/domain/jobCursor";
import { noFilters } from "@vagas/functions/domain/jobFilters";
import type { JobCursor } from "@vagas/functions/domain/jobList";
import { emptyStats } from "@vagas/functions/domain/emptyStats";
import { Timestamp } from "firebase-admin/firestore";
import { beforeEach, expect, test } from "vitest";
import { answerFeed } from "../../functions/src/site/feeds/feed.ts";
import { answerSitemap } from "../../functions/src/site/feeds/sitemap.ts";
import { readPage } from "../../functions/src/site/readPage.ts";
import { firstListedJobs } from "../../functions/src/store/listedJobs.ts";
import { readBoardVersion, readOpenJobs } from "../../functions/src/store/openJobs.ts";
import { openStore } from "../../functions/src/store/store.ts";
import { aJob, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { given } from "../functions/build.ts";
import { db } from "../functions/suite.ts";
import { board, deskAt, many, store } from "./board.ts";

type ListRead = {
  page: { further: boolean };
  first: { key: string; jobs: { id: string }[]; next: JobCursor | null };
};
type Fields = Parameters<typeof aJob>[0];

const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

/** Jobs on the site, by id, the first of them the newest. */
async function listed(jobs: Record<string, Fields>): Promise<void> {
  const all = Object.entries(jobs).map(
    ([id, fields], i) =>
      [
        `jobs/${id}`,
        aJob({
          ...approved,
          listed: true,
          searchTerms: ["secret"],
          postedAt: minutesAgo(i),
          updatedAt: minutesAgo(i),
          ...fields,
        }),
      ] as const,
  );
  await given(Object.fromEntries(all));
}

const some = Object.fromEntries(["a", "b", "c", "d", "e", "f"].map((id) => [id, {}]));

beforeEach(() => board({}));

async function first(filters: Partial<typeof noFilters> = {}, size = 3, next = true) {
  const page = await firstListedJobs(store, { ...noFilters, ...filters }, now, { size, next });
  return { ids: page.jobs.map(({ id }) => id), next: page.next };
}

test("a list begins with the newest, and says where the next page begins when there is one", async () => {
  await listed({ a: {}, b: {}, c: {}, d: {} });
  expect(await first()).toEqual({
    ids: ["a", "b", "c"],
    next: { postedAt: "2026-11-21T11:58:00.000000000Z", id: "c" },
  });
  expect(await first({}, 4)).toEqual({ ids: ["a", "b", "c", "d"], next: null });
});

test("a page ends at the very instant that the database keeps", async () => {
  await listed({
    a: {},
    b: {},
    c: { postedAt: new Timestamp(1_795_262_280, 1_000) as never },
    d: { postedAt: minutesAgo(5) },
  });
  expect((await first()).next).toEqual({ postedAt: "2026-11-21T11:58:00.000001000Z", id: "c" });
});

test("of jobs of the same instant those of the higher id come first", async () => {
  await listed({ a: { postedAt: now }, b: { postedAt: now } });
  expect((await first()).ids).toEqual(["b", "a"]);
});

test("no list holds what is hidden, over or filled, and the filters narrow it", async () => {
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

test("a company's list has the jobs that carry its name, all of it", async () => {
  await listed({ a: { company: "Fazenda" }, b: { company: "Fazenda Azul" }, c: {} });
  expect((await first({ company: "Fazenda" })).ids).toEqual(["a"]);
});

test("a list goes on past what is over until the page is full", async () => {
  await listed({
    ...Object.fromEntries(Array.from({ length: 5 }, (_, i) => [`over${i}`, { expiresAt: now }])),
    ...some,
  });
  expect(await first({}, 2)).toEqual({
    ids: ["a", "b"],
    next: { postedAt: "2026-11-21T11:54:00.000000000Z", id: "b" },
  });
});

test("the marks of open jobs are their last change and their deadline, the newest first, so many and no more", async () => {
  await listed({
    a: {},
    hidden: { listed: false },
    filled: { filled: true },
    over: { expiresAt: now },
    b: {},
  });
  const mark = (id: string, minutes: number, expiresAt = addDays(now, 20)) => ({
    id,
    updatedAt: minutesAgo(minutes),
    expiresAt,
  });
  expect(await readOpenJobs(store, 50)).toEqual([mark("a", 0), mark("over", 3, now), mark("b", 4)]);
  expect(await readOpenJobs(store, 2)).toHaveLength(2);
});

test("marks go on past their first page", async () => {
  await many(501, (i) => [
    `jobs/job${i}`,
    aJob({ ...approved, listed: true, postedAt: minutesAgo(i) }),
  ]);
  const marks = await readOpenJobs(store, 1000);
  expect(new Set(marks.map(({ id }) => id)).size).toBe(501);
});

test("the mark of the board changes with its counts and with each edit, and with nothing else", async () => {
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

const desk = () => ({ ...deskAt(), store: openStore(db) });

test("the sitemap names open jobs, and none that is over since", async () => {
  await listed({ a: {}, over: { expiresAt: now } });
  const { status, headers, body } = await answerSitemap(desk());
  expect([status, headers]).toEqual([
    200,
    {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=0, s-maxage=30",
    },
  ]);
  expect(body).toContain(
    "<loc>https://vagas.example/vagas/a</loc><lastmod>2026-11-21T12:00:00.000Z</lastmod>",
  );
  expect(body).not.toContain("/vagas/over");
});

/** A desk whose jobs are asked for through `ask`: first for the board's mark, then for the jobs' own. */
function watched(ask: (time: number) => void) {
  const watching = desk();
  const withConverter = watching.store.jobs.withConverter.bind(watching.store.jobs);
  let times = 0;
  watching.store.jobs.withConverter = (converter: null) => {
    ask((times += 1));
    return withConverter(converter);
  };
  return watching;
}

test("the sitemap is read anew when the board changes, and only then", async () => {
  await listed({ a: {} });
  let asked = 0;
  const kept = watched((time) => (asked = time));
  await answerSitemap(kept);
  expect(asked).toBe(2);
  expect((await answerSitemap(kept)).body).toContain("/vagas/a<");
  expect(asked).toBe(3);
  await listed({ b: { updatedAt: addDays(now, 1) } });
  expect((await answerSitemap(kept)).body).toContain("/vagas/b<");
});

test("a sitemap that could not be read is read again", async () => {
  await listed({ a: {} });
  const broken = watched((time) => {
    if (time === 2) throw new Error("unavailable");
  });
  await expect(answerSitemap(broken)).rejects.toThrow("unavailable");
  expect((await answerSitemap(broken)).body).toContain("/vagas/a<");
});

function fed(query: string) {
  return answerFeed(deskAt(), new URLSearchParams(query));
}

test("the feed holds the newest fifty open jobs, of a sector and a place where they are named", async () => {
  await many(51, (i) => [
    `jobs/job${i}`,
    aJob({ ...approved, listed: true, postedAt: minutesAgo(i) }),
  ]);
  await listed({
    health: { type: "Saúde", category: "Saúde", location: "Vila Rica" },
    over: { expiresAt: now },
  });
  const { status, headers, body } = await fed("");
  expect([status, headers]).toEqual([
    200,
    {
      "Content-Type": "application/rss+xml; charset=utf-8",
      "Cache-Control": "public, max-age=0, s-maxage=30",
    },
  ]);
  expect(String(body).match(/<item>/g)).toHaveLength(50);
  const narrow = String((await fed("categoria=Saúde&local=Vila Rica")).body);
  expect(narrow.match(/<guid[^>]*>[^<]*/g)).toEqual([
    '<guid isPermaLink="true">https://vagas.example/vagas/health',
  ]);
  expect(narrow).toContain("<title>Vagas Canabrava · Saúde · Vila Rica</title>");
  expect(String((await fed("local=Nenhures")).body)).not.toContain("<item>");
});

test("a sector that is none has no feed", async () => {
  expect(await fed("categoria=Qualquer")).toEqual({
    status: 404,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=0, s-maxage=10",
    },
    body: "Categoria não encontrada\n",
  });
});

function asked(pathname: string, query = "") {
  return readPage(deskAt(), pathname, new URLSearchParams(query));
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
    first: { page: "list", now, key: "local=Confresa", next: { id: "job19" } },
  });
  expect(list).toHaveProperty("first.jobs.length", 20);
});

test("an open job has a page of its own, which ends with three others", async () => {
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

test("the page of an open job leads to its company's others where it has some", async () => {
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

test("a filled job without others shows none", async () => {
  await listed({ full: { filled: true } });
  expect(await asked("/vagas/full")).toMatchObject({ first: { similar: [] } });
});

test("a job that is over and still listed is shown, and gone", async () => {
  await listed({ over: { expiresAt: now }, a: {} });
  expect(await asked("/vagas/over")).toMatchObject({
    status: 410,
    page: { kind: "over" },
    first: { page: "job", job: { id: "over" }, similar: [{ id: "a" }] },
  });
});

test.each<[string, Fields | null, Date | null]>([
  ["ran out", { expiresAt: now, title: "Padeiro(a)", company: "Padaria" }, now],
  ["was refused after it ran out", { expiresAt: now, approved: false }, null],
  ["was hidden", {}, null],
  ["was deleted", null, null],
])(
  "of a job that was public and %s its end is told, what it was where it ran out, and others like it, and no more",
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

test.each(["nobody", "a_b", "x".repeat(81), "", "%2e"])("a job %j is missing", async (id) => {
  await listed({ a: { listed: false } });
  const answer = id === "" ? asked("/vagas/a") : asked(`/vagas/${id}`);
  expect(await answer).toEqual({
    status: 404,
    page: { kind: "missing" },
    first: { page: "missing", now },
  });
});

test.each(["/outra", "/vagas/a/b", "/vaga"])("no page is at %s", async (pathname) => {
  expect(await asked(pathname)).toMatchObject({ status: 404, page: { kind: "unknown" } });
});

test("a further page of the list begins where the one before it ended, to the nanosecond, and says so", async () => {
  await many(45, (i) => [
    `jobs/job${100 + i}`,
    aJob({ ...approved, listed: true, postedAt: minutesAgo(i < 40 ? 1 : 2) }),
  ]);
  const read: string[] = [];
  let next: JobCursor | null = null;
  do {
    const query = listQuery(noFilters, next);
    const { page, first } = (await asked("/vagas", query)) as unknown as ListRead;
    expect([page.further, first.key]).toEqual([next !== null, query]);
    read.push(...first.jobs.map(({ id }) => id));
    ({ next } = first);
  } while (next);
  expect(read).toHaveLength(45);
  expect(new Set(read).size).toBe(45);
});
