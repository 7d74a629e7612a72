import type { ListNews } from "@vagas/functions/domain/alert/listNews";
import { addDays } from "@vagas/functions/domain/dates";
import { jobSearchTerms } from "@vagas/functions/domain/jobList/jobSearch";
import { limits } from "@vagas/functions/domain/limits";
import { beforeEach, expect, test } from "vitest";
import { answerListNews } from "../../functions/src/site/answerListNews.ts";
import { openStore } from "../../functions/src/store/store.ts";
import { aJob, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { db } from "../functions/functionsSuite.ts";
import { minutesAgo } from "./listedJobsGiven.ts";
import { board, contextAt, many } from "./workBoard.ts";

// A store of its own for each test: an instance keeps what it read for one.
let store = openStore(db);
beforeEach(async () => {
  store = openStore(db);
  await board({});
});

/** A job that was listed first so many minutes ago, and its note. */
function listedJob(id: string, minutes: number, fields: object = {}): Record<string, object> {
  const job = aJob({ ...approved, listed: true, expiresAt: addDays(now, 20), ...fields });
  const at = minutesAgo(minutes);
  return {
    [`jobs/${id}`]: { ...job, searchTerms: jobSearchTerms(job) },
    [`publishedJobs/${id}`]: { type: job.type, at: now, firstAt: at },
  };
}

async function asked(query = ""): Promise<ListNews> {
  const { body } = await answerListNews({ ...contextAt(), store }, new URLSearchParams(query));
  return JSON.parse(String(body)) as ListNews;
}
const ids = async (query?: string) => (await asked(query)).jobs.map(({ id }) => id);

test("a list's news are its open jobs, by when they were first listed", async () => {
  await board({
    ...listedJob("antiga", 90, { postedAt: minutesAgo(1) }),
    ...listedJob("nova", 10, { postedAt: minutesAgo(100) }),
    ...listedJob("longe", 20, { location: "Luciara" }),
    ...listedJob("preenchida", 5, { filled: true }),
    ...listedJob("fora", 4, { listed: false }),
    ...listedJob("encerrada", 3, { expiresAt: now }),
    "publishedJobs/apagada": { type: "Comércio", at: now, firstAt: minutesAgo(2) },
    // First listed before that was noted.
    "publishedJobs/anterior": { type: "Comércio", at: now },
  });
  expect(await ids("preenchidas=1&ordem=encerram")).toEqual(["nova", "longe", "antiga"]);
  expect(await ids("local=Luciara")).toEqual(["longe"]);
  // One wrong letter, as in the list.
  expect(await ids("local=Luciara&busca=vendedro")).toEqual(["longe"]);
  expect((await asked("local=Luciara")).jobs).toEqual([
    {
      id: "longe",
      title: expect.any(String),
      company: expect.any(String),
      at: minutesAgo(20).getTime(),
    },
  ]);
  expect((await asked()).at).toBe(now.getTime());
});

test("an instance reads at most 200 jobs with their notes, and again only when the board changes", async () => {
  const rows = Array.from({ length: 210 }, (_, i) => Object.entries(listedJob(`v${i}`, i))).flat();
  await many(rows.length, (i) => rows[i]!);
  let read = 0;
  const doc = store.jobs.doc.bind(store.jobs);
  store.jobs.doc = ((path: string) => {
    read += 1;
    return doc(path);
  }) as typeof doc;
  expect(await ids()).toHaveLength(limits.followed.jobs + 1);
  for (const query of ["busca=invent1", "busca=invent2", "local=Nenhures"]) await ids(query);
  expect(read).toBe(200);
  await board(listedJob("outra", 1, { updatedAt: addDays(now, 1) }));
  expect(await ids()).toEqual(["outra"]);
  expect(read).toBe(201);
});
