import { expect, test } from "vitest";
import { addDays, addMinutes } from "../dates.ts";
import { type Job, jobSchema } from "../job/job.ts";
import { noFilters } from "../jobList/jobFilters.ts";
import { jobSearchTerms } from "../jobList/jobSearch.ts";
import { buildJob } from "../testing/buildJob.ts";
import { nextAlertAt } from "./alert.ts";
import { alertFilters } from "./alertList.ts";
import { type Listing, newsByList, newsOfList, planAlert, planRound } from "./planAlert.ts";

// A Monday at 07:00 in the town.
const begin = new Date("2026-11-23T11:00:00Z");
const hour = 60;

const template: Job = jobSchema.parse({ ...buildJob({ listed: true }), id: "modelo" });

/** Approved five days after it was posted, and edited the next day. */
function listing(id: string, at: Date, fields: Partial<Job> = {}): Listing {
  const dates = { postedAt: addDays(at, -5), updatedAt: addDays(at, 1) };
  const job = { ...template, ...dates, expiresAt: addDays(at, 30), ...fields, id };
  return { at, job: { ...job, searchTerms: jobSearchTerms(job) } };
}

const now = addDays(begin, 1);
const until = addMinutes(now, -hour);
const yesterday = addMinutes(begin, 5 * hour);

test.each<[string, Partial<Job>, string]>([
  ["a place", { location: "Vila Rica" }, "local=Vila%20Rica"],
  ["near places", { location: "Canabrava do Norte" }, "ate=50"],
  ["a category", { type: "Saúde", category: "Saúde" }, "categoria=Sa%C3%BAde"],
  ["a company", { company: "Fazenda Boa" }, "empresa=Fazenda%20Boa"],
  ["urgent jobs", { urgent: true }, "urgentes=1"],
  ["a word", { title: "Pedreiro de obra" }, "busca=pedreiros"],
  ["a trade by another name", { title: "Tratorista" }, "busca=operador%20de%20trator"],
  ["a least pay", { salary: "R$ 2.200,00 por mês" }, "minimo=2100"],
  ["jobs with a pay", { salary: "R$ 2.200,00 por mês" }, "salario=1"],
])("a list of %s holds its job, and no other", (_what, fields, list) => {
  const listings = [listing("outra", yesterday), listing("esta", yesterday, fields)];
  const found = newsOfList(listings, alertFilters(list), now);
  expect(found.map(({ job }) => job.id)).toEqual(["esta"]);
});

/** The ids of the news of a search, among jobs with these titles. */
const newsOf = (search: string, ...titles: string[]) =>
  newsOfList(
    titles.map((title) => listing(title, yesterday, { title })),
    { ...noFilters, search },
    now,
  ).map(({ job }) => job.id);

test.each([
  ["pedrero", "Pedreiro de obra"],
  ["mottorista", "Motorista"],
  ["cozinhera confresa", "Cozinheira"],
  ["motorista de carreta bittrem", "Motorista de carreta bitrem"],
])("the misspelt search '%s' has the news that it means", (search, title) => {
  expect(newsOf(search, "Padeiro", title, "Zelador")).toEqual([title]);
});

test("a search that is written as typed has no other news", () => {
  expect(newsOf("pedrero", "Pedreiro", "Pedrero")).toEqual(["Pedrero"]);
});

test.each([
  ["pedreiro", "Padeiro"],
  ["vaqueiro", "Faqueiro"],
  ["lavador", "Lavrador"],
  ["contadora", "Montador de móveis"],
  ["passadeira", "Assador"],
  ["faqueiro confresaa", "Vaqueiro"],
])("a trade's name never means another, as '%s' '%s'", (search, title) => {
  expect(newsOf(search, title)).toEqual([]);
});

test.each<[string, Partial<Job>]>([
  ["that is off the site", { listed: false }],
  ["that is filled", { filled: true }],
  ["whose deadline passes now", { expiresAt: now }],
])("a job %s is no news", (_which, fields) => {
  expect(newsOfList([listing("a", yesterday, fields)], noFilters, now)).toEqual([]);
  expect(newsOfList([listing("a", yesterday)], noFilters, now)).toHaveLength(1);
});

const alert = { every: "day", toldUntil: begin, toldId: "" } as const;
const ids = (jobs: readonly Job[]) => jobs.map(({ id }) => id);

test("an alert tells what was first listed since, and never again", () => {
  const news = [listing("antes", addMinutes(begin, -1)), listing("nova", yesterday)];
  const { jobs, more, change } = planAlert(alert, news, until, now);
  expect([ids(jobs), more]).toEqual([["nova"], 0]);
  expect(change).toEqual({ toldUntil: until, toldId: "", dueAt: addDays(now, 1) });
  expect(planAlert({ ...alert, ...change }, news, addDays(until, 1), addDays(now, 1)).jobs).toEqual(
    [],
  );
});

test("with more than twenty the next mail goes on where this one ends, also among jobs of one instant", () => {
  const news = Array.from({ length: 47 }, (_, i) =>
    listing(`v${String(i).padStart(2, "0")}`, yesterday),
  );
  const first = planAlert(alert, news, until, now);
  const second = planAlert({ ...alert, ...first.change }, news, until, now);
  const third = planAlert({ ...alert, ...second.change }, news, until, now);
  expect([first, second, third].map(({ jobs, more }) => [jobs.length, more])).toEqual([
    [20, 27],
    [20, 7],
    [7, 0],
  ]);
  expect([first, second, third].flatMap(({ jobs }) => ids(jobs))).toEqual(
    news.map(({ job }) => job.id),
  );
  expect(third.change.toldUntil).toEqual(until);
});

test("a weekly alert with more than twenty goes on the next morning, and is weekly again after that", () => {
  const weekly = { ...alert, every: "week" } as const;
  const news = Array.from({ length: 21 }, (_, i) => listing(`v${10 + i}`, yesterday));
  const first = planAlert(weekly, news, until, now);
  expect(first.change.dueAt).toEqual(addDays(now, 1));
  const second = planAlert({ ...weekly, ...first.change }, news, until, addDays(now, 1));
  expect([second.jobs.length, second.change.dueAt]).toEqual([1, addDays(begin, 7)]);
});

test("an alert that was requested a moment ago does not go back", () => {
  const fresh = { ...alert, toldUntil: addMinutes(until, 30), toldId: "" };
  expect(planAlert(fresh, [], until, now).change.toldUntil).toEqual(fresh.toldUntil);
});

test("an alert that stands at the end of a round keeps which jobs of that instant it told", () => {
  const { change } = planAlert({ ...alert, toldUntil: until, toldId: "caixa" }, [], until, now);
  expect(change).toMatchObject({ toldUntil: until, toldId: "caixa" });
});

test("all alerts of one list share its news, which are computed once", () => {
  const newsOf = newsByList([listing("a", yesterday)], now);
  expect(newsOf("local=Confresa")).toBe(newsOf("local=Confresa"));
});

test("a round stops at its bound, and skips no alert before it", () => {
  const newsOf = newsByList([listing("a", yesterday)], now);
  const row = (list: string) => ({ alert: { ...alert, list } });
  const due = [row(""), row("local=Nenhures"), row(""), row("local=Nenhures")];
  const round = planRound(due, newsOf, { until, now, room: 1 });
  expect(round.telling.map((one) => one.row)).toEqual([due[0]]);
  expect([round.silent, round.isFull]).toEqual([[], true]);
  const second = planRound(due, newsOf, { until, now, room: 2 });
  expect(second.silent.map((one) => one.row)).toEqual([due[1]]);
  expect(second.isFull).toBe(true);
  expect(planRound(due, newsOf, { until, now, room: 3 }).isFull).toBe(false);
});

// A year, day by day.

const places = ["Confresa", "Vila Rica", "Luciara"] as const;
const lists = ["", "local=Confresa", "local=Vila%20Rica", "urgentes=1", "busca=pedreiro"];

/** Numbers from 0 to 1, the same at each run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

type Year = {
  alerts: { list: string; every: "day" | "week"; from: Date; leftAt: Date | null }[];
  listings: Listing[];
};

/**
 * Jobs at any minute, some of them at the same instant, 45 of them in one hour, and alerts that come and go; a job is open
 * for `openDays`.
 */
function inventYear(seed: number, openDays: number): Year {
  const next = numbers(seed);
  const minute = () => addMinutes(begin, Math.floor(next() * 365 * 24 * hour));
  const flood = minute();
  const listings = Array.from({ length: 295 }, (_, i) => {
    const usual = i % 10 === 0 ? addDays(begin, (i * 7) % 365) : minute();
    const at = i < 250 ? usual : addMinutes(flood, i - 250);
    return listing(`v${i}`, at, {
      location: places.at(i % 3)!,
      urgent: next() < 0.2,
      title: next() < 0.2 ? "Pedreiro" : "Vendedor",
      expiresAt: addDays(at, openDays),
    });
  }).sort((a, b) => +a.at - +b.at || (a.job.id < b.job.id ? -1 : 1));
  const alerts = Array.from({ length: 30 }, (_, i) => {
    const from = minute();
    const leftAt = next() < 0.3 ? addDays(from, Math.floor(next() * 200)) : null;
    return {
      list: lists.at(i % lists.length)!,
      every: i % 2 ? "week" : "day",
      from,
      leftAt,
    } as const;
  });
  return { listings, alerts: alerts.map((one) => ({ ...one })) };
}

type Told = { alert: number; job: Job; at: Date; inMail: number };

/** The rounds of a year and two months: some mornings none runs, on others two. */
function live({ alerts, listings }: Year, room: number, seed: number) {
  const next = numbers(seed);
  const rows = alerts.map(({ list, every, from }, i) => ({
    i,
    alert: { list, every, toldUntil: from, toldId: "", dueAt: nextAlertAt(every, from) },
  }));
  const told: Told[] = [];
  const mailsByDay: number[] = [];
  for (let day = 0; day < 425; day++) {
    const at = addDays(begin, day);
    let left = room;
    const rounds = next() < 0.1 ? 0 : next() < 0.1 ? 2 : 1;
    for (let round = 0; round < rounds; round++) {
      const due = rows
        .filter(({ i, alert: { dueAt } }) => {
          const { leftAt } = alerts.at(i)!;
          return dueAt <= at && (leftAt === null || at < leftAt);
        })
        .sort((a, b) => +a.alert.dueAt - +b.alert.dueAt);
      const end = addMinutes(at, -hour);
      const begun = Math.min(...due.map(({ alert }) => +alert.toldUntil));
      const newsOf = newsByList(
        listings.filter((one) => +one.at >= begun && one.at < end),
        at,
      );
      const { telling, silent } = planRound(due, newsOf, { until: end, now: at, room: left });
      for (const { row, plan } of telling)
        told.push(...plan.jobs.map((job) => ({ alert: row.i, job, at, inMail: plan.jobs.length })));
      for (const { row, plan } of [...telling, ...silent]) Object.assign(row.alert, plan.change);
      left -= telling.length;
    }
    mailsByDay.push(room - left);
  }
  return { told, mailsByDay };
}

const keyOf = (alert: number, id: string) => `${alert}:${id}`;

test("in a year every job reaches every alert of its list exactly once", () => {
  const year = inventYear(1, 400);
  const { told } = live(year, 1_000, 2);
  const expected = year.alerts.flatMap(({ list, from, leftAt }, i) =>
    leftAt !== null
      ? []
      : newsOfList(year.listings, alertFilters(list), begin)
          .filter(({ at }) => at > from)
          .map(({ job }) => keyOf(i, job.id)),
  );
  const stayed = told.filter(({ alert: i }) => year.alerts.at(i)!.leftAt === null);
  expect(expected.length).toBeGreaterThan(500);
  expect(stayed.map((one) => keyOf(one.alert, one.job.id)).sort()).toEqual(expected.sort());
  expect(Math.max(...told.map(({ inMail }) => inMail))).toBe(20);
});

test("with forty new jobs a week, a weekly alert tells each within nine days, all year", () => {
  const listings = Array.from({ length: 40 * 52 }, (_, i) =>
    listing(`v${String(i).padStart(4, "0")}`, addMinutes(begin, i * 4.2 * hour), {
      expiresAt: addDays(begin, 500),
    }),
  );
  const { told } = live(
    { listings, alerts: [{ list: "", every: "week", from: begin, leftAt: null }] },
    300,
    5,
  );
  expect(told.map(({ job }) => job.id)).toEqual(listings.map(({ job }) => job.id));
  const listedAt = new Map(listings.map(({ job, at }) => [job.id, at]));
  const waits = told.map(({ job, at }) => +at - +listedAt.get(job.id)!);
  // Seven days, the next morning, and a morning without a round.
  expect(Math.max(...waits)).toBeLessThan(+addDays(begin, 9) - +begin + 2 * hour * 60_000);
});

test.each([3, 4])(
  "with few mails a day and jobs that end, nothing is told twice, late, or to who left (%i)",
  (seed) => {
    const year = inventYear(seed, 12);
    const { told, mailsByDay } = live(year, 3, seed);
    const keys = told.map((one) => keyOf(one.alert, one.job.id));
    expect(told.length).toBeGreaterThan(200);
    expect(new Set(keys).size).toBe(keys.length);
    expect(Math.max(...mailsByDay)).toBe(3);
    for (const { alert: i, job, at } of told) {
      expect(job.expiresAt > at).toBe(true);
      expect(at < (year.alerts.at(i)!.leftAt ?? addDays(at, 1))).toBe(true);
    }
  },
);
