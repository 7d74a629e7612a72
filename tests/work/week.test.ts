import { addDays, addMinutes } from "@vagas/functions/domain/dates";
import { beforeEach, expect, test } from "vitest";
import { answerWeekPicture } from "../../functions/src/site/pictures/picture.ts";
import { presentWeek } from "../../functions/src/site/presentWeek.ts";
import { readPage } from "../../functions/src/site/readPage.ts";
import { openStore } from "../../functions/src/store/store.ts";
import { aJob, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { db } from "../functions/functionsSuite.ts";
import { given } from "../functions/storedFields.ts";
import { countCharges } from "../support/countCharges.ts";
import { board, contextAt, many } from "./workBoard.ts";

const listed = { ...approved, listed: true } as const;
const old = { ...listed, postedAt: addDays(now, -8), expiresAt: addDays(now, 20) };

const charges = countCharges(db);

// A store of its own for each test: an instance keeps what it read for one.
let store = openStore(db);

beforeEach(async () => {
  store = openStore(db);
  await board({
    "jobs/nova": aJob({ ...old, postedAt: addDays(now, -6) }),
    "jobs/fim": aJob({ ...old, expiresAt: addDays(now, 6) }),
    "jobs/urgente": aJob({ ...old, urgent: true }),
    "jobs/tudo": aJob({
      ...old,
      urgent: true,
      postedAt: addDays(now, -1),
      expiresAt: addDays(now, 2),
    }),
    "jobs/velha": aJob(old),
    "jobs/preenchida": aJob({ ...old, filled: true, urgent: true }),
    "jobs/fora": aJob({ ...old, listed: false, urgent: true, postedAt: addDays(now, -1) }),
    "jobs/acabou": aJob({ ...old, urgent: true, expiresAt: now }),
    "publishedJobs/nova": { type: "Comércio", at: now, code: "k7q2" },
  });
});

const weekAt = (at = now) => presentWeek({ store, now: at });
const idsOf = async (at?: Date) => (await weekAt(at)).jobs.map(({ id }) => id);

/** How many documents an action reads. */
async function readBy(act: () => Promise<unknown>): Promise<number> {
  charges.read = 0;
  await act();
  return charges.read;
}

test("a week has the open jobs that are new, end within seven days or are urgent, each once", async () => {
  const week = await weekAt();
  expect(week.jobs.map(({ id, code }) => [id, code])).toEqual([
    ["tudo", null],
    ["urgente", null],
    ["fim", null],
    ["nova", "k7q2"],
  ]);
  expect(week).toMatchObject({ fresh: 2, closing: 2, urgent: 2, more: 0 });
});

test("seven days later they are no news", async () => {
  const week = await weekAt(addDays(now, 7));
  expect(week.jobs.map(({ id }) => id)).toEqual(["urgente"]);
  expect(week).toMatchObject({ fresh: 0, closing: 0, urgent: 1, more: 0 });
});

test("of 300 new jobs it reads 100, and counts the others", async () => {
  await board({});
  await many(300, (i) => [`jobs/vaga-${i}`, aJob({ ...old, postedAt: addDays(now, -i / 50) })]);
  const week = await weekAt();
  expect(week.jobs).toHaveLength(100);
  expect(week).toMatchObject({ fresh: 300, closing: 0, more: 200 });
});

test("whoever invents addresses reads no job again until the board changes, for the page or for its pictures", async () => {
  await board({});
  const listings = Array.from({ length: 300 }, (_none, i) => {
    const kind = [{ postedAt: addDays(now, -1) }, { expiresAt: addDays(now, 2) }, { urgent: true }];
    return [
      [`jobs/v${i}`, aJob({ ...old, ...kind[i % 3] })],
      [`publishedJobs/v${i}`, { type: "Comércio", at: now, code: `k${i}` }],
    ] as const;
  }).flat();
  await many(listings.length, (i) => [...listings[i]!]);
  const context = { ...contextAt(), store };
  const page = () => readPage(context, "/semana", new URLSearchParams(`x=${Math.random()}`));
  const picture = () => answerWeekPicture(context, "mural", "/semana/mural-0.png");
  // Two for the board, 300 jobs, two counts, 16 short addresses.
  expect(await readBy(page)).toBe(2 + 300 + 2 + 16);
  for (const ask of [page, picture, page]) expect(await readBy(ask)).toBe(2);
  await given({ "jobs/outra": aJob({ ...old, urgent: true, updatedAt: addDays(now, 1) }) });
  expect(await readBy(page)).toBeGreaterThan(300);
});

test("a week that is kept goes on with the clock, and is read again after an hour", async () => {
  await board({
    "jobs/acaba": aJob({ ...old, expiresAt: addMinutes(now, 20) }),
    "jobs/envelhece": aJob({ ...old, postedAt: addMinutes(addDays(now, -7), 20) }),
    "jobs/encerra": aJob({ ...old, expiresAt: addMinutes(addDays(now, 7), 20) }),
  });
  expect(await weekAt()).toMatchObject({ fresh: 1, closing: 1, more: 0 });
  expect(await weekAt(addMinutes(now, 30))).toMatchObject({ jobs: [], fresh: 0, more: 0 });
  expect(await idsOf(addMinutes(now, 60))).toEqual(["encerra"]);
});

test("a short address that is given after the week was read is in the next answer", async () => {
  const codes = async () => (await weekAt()).jobs.map(({ code }) => code);
  expect(await codes()).toEqual([null, null, null, "k7q2"]);
  await given({ "publishedJobs/urgente": { type: "Comércio", at: now, code: "k7q3" } });
  expect(await codes()).toEqual([null, "k7q3", null, "k7q2"]);
});
