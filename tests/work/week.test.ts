import { addDays } from "@vagas/functions/domain/dates";
import { beforeEach, expect, test } from "vitest";
import { readWeek } from "../../functions/src/store/readWeek.ts";
import { aJob, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { board, many, store } from "./workBoard.ts";

const listed = { ...approved, listed: true } as const;
const old = { ...listed, postedAt: addDays(now, -8), expiresAt: addDays(now, 20) };

beforeEach(() =>
  board({
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
  }),
);

test("a week has the open jobs that are new, end within seven days or are urgent, each once", async () => {
  const week = await readWeek(store, now);
  expect(week.jobs.map(({ id, code }) => [id, code])).toEqual([
    ["tudo", null],
    ["urgente", null],
    ["fim", null],
    ["nova", "k7q2"],
  ]);
  expect(week).toMatchObject({ fresh: 2, closing: 2, urgent: 2, more: 0 });
});

test("seven days later they are no news", async () => {
  const week = await readWeek(store, addDays(now, 7));
  expect(week.jobs.map(({ id }) => id)).toEqual(["urgente"]);
  expect(week).toMatchObject({ fresh: 0, closing: 0, urgent: 1, more: 0 });
});

test("of 300 new jobs it reads 100, and counts the others", async () => {
  await board({});
  await many(300, (i) => [`jobs/vaga-${i}`, aJob({ ...old, postedAt: addDays(now, -i / 50) })]);
  const week = await readWeek(store, now);
  expect(week.jobs).toHaveLength(100);
  expect(week).toMatchObject({ fresh: 300, closing: 0, more: 200 });
});
