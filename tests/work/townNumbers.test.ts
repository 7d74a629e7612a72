import { emptyStats } from "@vagas/functions/domain/administration/emptyStats";
import { addDays, addMinutes } from "@vagas/functions/domain/dates";
import { beforeEach, expect, test, vi } from "vitest";
import * as functions from "../../functions/src/index.ts";
import { countTownNumbers } from "../../functions/src/triggers/numbers/countNumbers.ts";
import { aJob, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { given } from "../functions/storedFields.ts";
import { db } from "../functions/functionsSuite.ts";
import { runs } from "./runs.ts";
import { board, contextAt, store } from "./workBoard.ts";

const listedAt = new Date("2026-10-20T12:00:00Z");

/** Six jobs of one kind, listed in October, their notes, and a hire of each. */
const october = Object.fromEntries(
  Array.from({ length: 6 }, (_, i) => [
    [
      `jobs/vaga-${i}`,
      aJob({
        ...approved,
        listed: true,
        salary: `R$ ${i + 1}.000,00 por mês`,
        updatedAt: listedAt,
      }),
    ],
    [`publishedJobs/vaga-${i}`, { type: "Comércio", at: listedAt }],
    [`hires/vaga-${i}`, { answer: "peloSite", people: 1, answeredAt: listedAt }],
  ]).flat() as [string, object][],
);

const shown = async () => (await store.townNumbers.get()).data()!;
const records = async () =>
  Object.fromEntries((await store.monthRecords.get()).docs.map((row) => [row.id, row.data()]));
const count = (at = now) => countTownNumbers(contextAt(at));

const ofOctober = {
  jobs: 6,
  byType: { Comércio: 6 },
  byPlace: { Confresa: 6 },
  pay: { Comércio: 350_000 },
  daysUntilFilled: null,
  hires: 6,
};

beforeEach(() => board({ ...october, "stats/public": { ...emptyStats, openPositions: 4 } }));

test("the first run counts every job that was listed in a shown month", async () => {
  await count();
  expect(await shown()).toEqual({
    updatedAt: now,
    openJobs: 4,
    months: [
      { month: "2026-10", ...ofOctober },
      {
        month: "2026-11",
        jobs: null,
        byType: {},
        byPlace: {},
        pay: {},
        daysUntilFilled: null,
        hires: null,
      },
    ],
    together: ofOctober,
  });
});

test("a repeated run changes nothing", async () => {
  await count();
  const first = [await shown(), await records()];
  await count();
  expect([await shown(), await records()]).toEqual(first);
});

test("two runs at once count each job once", async () => {
  await Promise.all([count(), count()]);
  expect((await shown()).together).toEqual(ofOctober);
});

test("a month that is over keeps its numbers when its jobs change, return or are deleted", async () => {
  await count();
  const before = await records();
  const later = addDays(now, 2);
  await db.doc("jobs/vaga-0").delete();
  await db.doc("publishedJobs/vaga-0").delete();
  await db.doc("jobs/vaga-1").update({ type: "Saúde", salary: "A combinar", updatedAt: later });
  await db.doc("publishedJobs/vaga-2").update({ at: later });
  await count(addDays(now, 3));
  expect(await records()).toEqual(before);
  expect((await shown()).together).toEqual(ofOctober);
});

test("a later run reads what changed and the shown months, not the board", async () => {
  expect(await count()).toBe(6 + 6 + 6 + 6 + 13 + 2);
  const later = addMinutes(now, 60);
  await given({ "publishedJobs/nova": { type: "Comércio", at: later } });
  await db.doc("jobs/vaga-0").update({ filled: true, updatedAt: later });
  expect(await count(addDays(now, 1))).toBe(1 + 1 + 1 + 13 + 2);
  const { "2026-11": november } = await records();
  expect(Object.keys(november!.listed)).toEqual(["nova"]);
  expect(november!.filled).toEqual({ "vaga-0": 32 });
});

test("a run that missed nights counts what happened since the last one", async () => {
  await count();
  const at = addDays(now, 1);
  await given({ "publishedJobs/nova": { type: "Comércio", at } });
  await count(addDays(now, 5));
  expect(Object.keys((await records())["2026-11"]!.listed)).toEqual(["nova"]);
});

test("a job that fits no schema stops no other, and counts by its type alone", async () => {
  await given({ "jobs/torta": { title: 3, updatedAt: listedAt, listed: true } });
  await given({ "publishedJobs/torta": { type: "Comércio", at: listedAt } });
  await count();
  expect((await shown()).together).toEqual({ ...ofOctober, jobs: 7, byType: { Comércio: 7 } });
  const { docs } = await store.stuckWork.get();
  expect(docs.map((row) => row.data())).toMatchObject([
    { functionName: "countNumbers", documentId: "torta", times: 1 },
  ]);
});

test("a board without a job has no months", async () => {
  await board({});
  await count();
  expect(await shown()).toEqual({ updatedAt: now, openJobs: 0, months: [], together: null });
});

test("the function runs by its schedule's name", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now });
  await runs(functions.countNumbers, {});
  vi.useRealTimers();
  expect((await store.serverRuns.doc("countNumbers").get()).data()).toMatchObject({
    outcome: "done",
  });
  expect((await shown()).openJobs).toBe(4);
});
