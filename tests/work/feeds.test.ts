import { addDays } from "@vagas/functions/domain/dates";
import { beforeEach, expect, test } from "vitest";
import { answerFeed } from "../../functions/src/site/feeds/feed.ts";
import { answerOpenData } from "../../functions/src/site/feeds/openData.ts";
import { answerSitemap } from "../../functions/src/site/feeds/sitemap.ts";
import { openStore } from "../../functions/src/store/store.ts";
import { aJob, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { db } from "../functions/functionsSuite.ts";
import { countCharges } from "../support/countCharges.ts";
import { board, contextAt, many } from "./workBoard.ts";
import { listed, minutesAgo } from "./listedJobsGiven.ts";

beforeEach(() => board({}));

const openContext = () => ({ ...contextAt(), store: openStore(db) });

test("the sitemap lists open jobs, and none that has expired", async () => {
  await listed({ a: {}, over: { expiresAt: now } });
  const { status, headers, body } = await answerSitemap(openContext());
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

/** A context whose reads of jobs go through `ask`: first the board's mark, then the jobs. */
function watched(ask: (time: number) => void) {
  const watching = openContext();
  const withConverter = watching.store.jobs.withConverter.bind(watching.store.jobs);
  let times = 0;
  watching.store.jobs.withConverter = (converter: null) => {
    ask((times += 1));
    return withConverter(converter);
  };
  return watching;
}

test("the sitemap is read again only when the board changes", async () => {
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

function fed(query: string, context = openContext()) {
  return answerFeed(context, new URLSearchParams(query));
}

test("the feed holds the newest fifty open jobs, of a sector and a place if given", async () => {
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

test("whoever invents addresses of the feed or the open data reads no job again until the board changes", async () => {
  await listed({ a: {}, b: { type: "Saúde", category: "Saúde" } });
  const charges = countCharges(db);
  const context = openContext();
  await fed("", context);
  charges.read = 0;
  for (const query of ["x=1", "categoria=Saúde&x=2", "local=invented"]) await fed(query, context);
  await answerOpenData(context);
  // Two reads each show that the board stands.
  expect(charges.read).toBe(4 * 2);
  await listed({ c: { updatedAt: addDays(now, 1) } });
  expect(String((await fed("", context)).body).match(/<item>/g)).toHaveLength(3);
});

test("the open data are the open jobs, for programs of other sites too", async () => {
  await listed({
    a: { postedAt: minutesAgo(2) },
    b: { postedAt: minutesAgo(1) },
    over: { expiresAt: now },
    filled: { filled: true },
    hidden: { listed: false },
  });
  const { status, headers, body } = await answerOpenData(openContext());
  expect([status, headers]).toEqual([
    200,
    {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "public, max-age=0, s-maxage=30",
      "Access-Control-Allow-Origin": "*",
    },
  ]);
  expect(JSON.parse(String(body)).jobs.map(({ url }: { url: string }) => url)).toEqual([
    "https://vagas.example/vagas/b",
    "https://vagas.example/vagas/a",
  ]);
});

test("an unknown sector has no feed", async () => {
  expect(await fed("categoria=Qualquer")).toEqual({
    status: 404,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=0, s-maxage=10",
    },
    body: "Categoria não encontrada\n",
  });
});
