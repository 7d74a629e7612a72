import { expect, test } from "vitest";
import { yearWithoutWage } from "../testing/yearWithoutWage.ts";
import { schedules } from "./schedules.ts";
import { checksOf, type HealthArea, type Light, type Run, type SiteHealth } from "./siteHealth.ts";
import { runTrouble, type Stuck, type TroubledMail, worstLight } from "./siteHealth.ts";

const now = Date.parse("2026-11-22T11:00:00Z");
const hours = (count: number) => now + count * 3_600_000;

const run: Run = { outcome: "done", startedAt: hours(-1), endedAt: hours(-1), nextAt: hours(1) };
const runs = Object.fromEntries(Object.keys(schedules).map((name) => [name, run]));
const well: SiteHealth = {
  checkedAt: now,
  runs,
  stuck: [],
  mails: [],
  browserErrors: { listed: [], others: 0 },
};

const mail: TroubledMail = {
  id: "m",
  to: "ana@pessoa.example",
  subject: "Olá",
  state: "failed",
  createdAt: hours(-1),
  dueAt: hours(-1),
  triedAt: null,
  attempts: 1,
  outdated: false,
};
const stuck: Stuck = {
  id: "onJobWritten-1",
  functionName: "onJobWritten",
  documentId: "caixa",
  reason: "refused as malformed",
  since: hours(-1),
  times: 1,
};
const browserErrors = (count: number, recent: number) => ({
  listed: [
    {
      message: "x is not defined",
      page: "/vagas/:id",
      release: "Ab_-1234",
      lastDay: "2026-11-22",
      count,
      recent,
    },
  ],
  others: 0,
});
const found = (mended: number) => ({ deletedJob: { found: 1, mended, ids: ["caixa"] } });

test("work that stopped is reported by its own code", () => {
  const { advice } = checksOf({ ...well, stuck: [stuck] }).find(({ area }) => area === "stuck")!;
  expect(advice).toContain("um trabalho.");
  expect(advice).toContain("mande o código dele ao suporte");
});

test("a healthy site is green, and each part says that nothing is to be done", () => {
  const checks = checksOf(well);
  expect(worstLight(checks)).toBe("green");
  for (const { light, advice } of checks) {
    expect(light).toBe("green");
    expect(advice).toContain("Não há nada a fazer");
  }
});

test.each<[Light[], Light]>([
  [["green", "yellow", "green"], "yellow"],
  [["green", "red", "green"], "red"],
  [["yellow", "red", "yellow"], "red"],
])("a site with the parts %j is %s", (lights, worst) => {
  expect(worstLight(lights.map((light) => ({ area: "mails", light, advice: "" })))).toBe(worst);
});

test.each<[string, Partial<SiteHealth>, HealthArea, Light]>([
  ["one mail that failed", { mails: [mail] }, "mails", "yellow"],
  ["a doubtful mail", { mails: [{ ...mail, state: "doubtful" }] }, "mails", "yellow"],
  ["three mails that failed today", { mails: [mail, mail, mail] }, "mails", "red"],
  [
    "three mails that failed a day ago",
    {
      mails: [mail, mail, mail].map((one) => ({
        ...one,
        createdAt: hours(-24),
        dueAt: hours(-24),
      })),
    },
    "mails",
    "yellow",
  ],
  [
    "three doubtful mails today",
    { mails: [mail, mail, mail].map((one) => ({ ...one, state: "doubtful" })) },
    "mails",
    "yellow",
  ],
  [
    "a mail that has waited for six hours",
    { mails: [{ ...mail, state: "waiting", createdAt: hours(-6), dueAt: hours(-6) }] },
    "mails",
    "red",
  ],
  [
    "an older mail that the administrator had sent again",
    { mails: [{ ...mail, state: "waiting", createdAt: hours(-30) }] },
    "mails",
    "yellow",
  ],
  ["a mail that waits", { mails: [{ ...mail, state: "waiting" }] }, "mails", "yellow"],
  ["work that was given up", { stuck: [stuck] }, "stuck", "red"],
  [
    "a run that failed",
    { runs: { ...runs, expireJobs: { ...run, outcome: "failed" } } },
    "runs",
    "red",
  ],
  [
    "an interrupted run",
    { runs: { ...runs, expireJobs: { ...run, outcome: "running" } } },
    "runs",
    "red",
  ],
  [
    "a running run",
    { runs: { ...runs, expireJobs: { ...run, outcome: "running", startedAt: hours(-0.5) } } },
    "runs",
    "green",
  ],
  [
    "a function two hours late",
    { runs: { ...runs, expireJobs: { ...run, nextAt: hours(-2) } } },
    "runs",
    "red",
  ],
  [
    "a function one hour late",
    { runs: { ...runs, expireJobs: { ...run, nextAt: hours(-1) } } },
    "runs",
    "green",
  ],
  ["functions that never ran", { runs: { reconcile: run } }, "runs", "yellow"],
  ["a reconciliation that never ran", { runs: {} }, "reconciliation", "yellow"],
  [
    "a reconciliation that failed",
    { runs: { ...runs, reconcile: { ...run, outcome: "failed" } } },
    "reconciliation",
    "red",
  ],
  [
    "a reconciliation that repaired what it found",
    { runs: { ...runs, reconcile: { ...run, findings: found(1) } } },
    "reconciliation",
    "green",
  ],
  [
    "a reconciliation that could not repair",
    { runs: { ...runs, reconcile: { ...run, findings: found(0) } } },
    "reconciliation",
    "yellow",
  ],
  ["one error in a page", { browserErrors: browserErrors(1, 1) }, "browsers", "yellow"],
  ["one that many met today", { browserErrors: browserErrors(20, 20) }, "browsers", "red"],
  ["one that many met days ago", { browserErrors: browserErrors(90, 19) }, "browsers", "yellow"],
])("%s gives its part the right colour, with advice", (_what, health, area, light) => {
  expect(checksOf({ ...well, ...health }).find((check) => check.area === area)).toMatchObject({
    light,
    advice: expect.stringMatching(/\w.*\.$/),
  });
});

test.each<[string, Run | undefined, ReturnType<typeof runTrouble>]>([
  ["never ran", undefined, "never"],
  ["failed", { ...run, outcome: "failed" }, "failed"],
  ["has been running for an hour", { ...run, outcome: "running" }, "cut"],
  ["should have run two hours ago", { ...run, nextAt: hours(-2) }, "late"],
  ["ran and is not due", run, null],
])("the trouble of a function that %s is told apart", (_what, last, trouble) => {
  expect(runTrouble(last, now)).toBe(trouble);
});

const year = yearWithoutWage;

test.each<[string, Light]>([
  [`${year - 1}-12-31T12:00:00Z`, "green"],
  [`${year}-01-01T03:59:00Z`, "green"],
  [`${year}-01-01T04:00:00Z`, "red"],
  [`${year}-01-05T12:00:00Z`, "red"],
  [`${year}-01-06T12:00:00Z`, "yellow"],
  [`${year}-07-01T12:00:00Z`, "yellow"],
])("at %s a list without the year's minimum wage is %s", (at, light) => {
  const checks = checksOf({ ...well, checkedAt: Date.parse(at) });
  const check = checks.find(({ area }) => area === "minimumWage")!;
  expect(check.light).toBe(light);
  expect(check.advice.includes(`ainda não tem o valor de ${year}`)).toBe(light !== "green");
});
