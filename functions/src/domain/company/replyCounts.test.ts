import { expect, test } from "vitest";
import { addMinutes } from "../dates.ts";
import type { AnswerStage } from "../application/stage.ts";
import {
  countApplication,
  type CountedApplication,
  countedSpan,
  type ReplyCounts,
  repliesOf,
} from "./replyCounts.ts";

/** On the town's calendar, 1 October 2026, 20:00. */
const sent = new Date("2026-10-02T00:00:00Z");
const hours = (count: number) => new Date(sent.getTime() + count * 3_600_000);

const application = (fields: Partial<CountedApplication> = {}): CountedApplication => ({
  companyId: "padaria",
  jobId: "padeiro",
  phone: "5566999990001",
  stage: "nova",
  stageAt: sent,
  answers: undefined,
  createdAt: sent,
  ...fields,
});
const answered = (stage: AnswerStage, at: Date) => ({
  stage,
  stageAt: addMinutes(at, -30),
  answers: { [stage]: { at, applications: 1, openings: 1, mailed: false } },
});

function count(all: readonly Partial<CountedApplication>[]) {
  const counts: ReplyCounts = new Map();
  for (const fields of all) countApplication(counts, application(fields));
  return repliesOf(counts.get("padaria"));
}

/** Five people who applied to two jobs. */
const five = Array.from({ length: 5 }, (_, i) => ({
  phone: `556699999000${i}`,
  jobId: i === 0 ? "caixa" : "padeiro",
}));

test.each([
  ["nothing", {}, 0],
  ["an opened application", { stage: "vista", stageAt: hours(1) } as const, 0],
  ["an answer at once", answered("naoSelecionada", hours(1)), 1],
  ["an answer late on the fourteenth day", answered("contratada", hours(14 * 24 + 3.9)), 1],
  ["an answer early on the fifteenth day", answered("contratada", hours(14 * 24 + 4.1)), 0],
  [
    "an answer that was changed later",
    {
      answers: {
        ...answered("emConversa", hours(5)).answers,
        ...answered("contratada", hours(500)).answers,
      },
      stage: "vista",
      stageAt: hours(510),
    } as const,
    1,
  ],
  [
    "an answer that was taken back before its time",
    { ...answered("contratada", hours(1)), stage: "vista", stageAt: hours(0.9) } as const,
    0,
  ],
  ["an unnoted answer of an older row", { stage: "emConversa", stageAt: hours(30) } as const, 1],
  ["a late one of an older row", { stage: "emConversa", stageAt: hours(400) } as const, 0],
  [
    "a late answer, whatever the time of the stage",
    { ...answered("contratada", hours(400)), stageAt: sent } as const,
    0,
  ],
])("%s counts as so many answers: %i", (_what, fields, answers) => {
  expect(count([fields])).toMatchObject({ applications: 1, answered: answers });
});

test("a company without an application has no counts", () => {
  expect(count([{ companyId: "mercado" }])).toBeNull();
});

test.each([
  ["to the talent bank", { jobId: null, companyId: null }],
  ["to a company that left the site", { companyId: null }],
  ["without a job", { jobId: null }],
])("an application %s counts for nobody", (_what, fields) => {
  const counts: ReplyCounts = new Map();
  countApplication(counts, application(fields));
  expect(counts.size).toBe(0);
});

test("five people who applied to two jobs are enough", () => {
  expect(count(five)).toEqual({ applications: 5, answered: 0, isEnough: true });
});

test("of any number of applications two jobs and five phone numbers are kept", () => {
  const counts: ReplyCounts = new Map();
  for (let i = 0; i < 9; i += 1)
    countApplication(counts, application({ jobId: `vaga-${i}`, phone: `556699999000${i}` }));
  expect(counts.get("padaria")).toMatchObject({
    applications: 9,
    jobs: { size: 2 },
    phones: { size: 5 },
  });
});

test.each([
  ["four applications", five.slice(0, 4)],
  ["applications to a single job", five.map((one) => ({ ...one, jobId: "padeiro" }))],
  ["applications of four phone numbers", [...five.slice(0, 4), ...five.slice(3, 4)]],
])("%s are not enough", (_what, all) => {
  expect(count(all)).toMatchObject({ applications: all.length, isEnough: false });
});

test("applications count from the fifteenth day on, for ninety days of the town's calendar", () => {
  for (const now of ["2026-11-21T04:00:00Z", "2026-11-22T03:59:59Z"])
    expect(countedSpan(new Date(now))).toEqual({
      from: new Date("2026-08-09T04:00:00Z"),
      until: new Date("2026-11-07T04:00:00Z"),
    });
});
