import { expect, test } from "vitest";
import {
  daysFrom,
  inWeekOrder,
  isClosing,
  isFresh,
  type Week,
  weekCounts,
  weekCountsLine,
  type WeekJob,
} from "./week.ts";
import { longestSummary, weekText } from "./weekText.ts";

const now = new Date("2026-11-21T12:00:00Z");
const site = "https://vagas-canabrava.web.app";

function job(i: number, fields: Partial<WeekJob> = {}): WeekJob {
  return {
    id: `vaga-${i}`,
    title: `Vendedor de balcão ${i}`,
    company: "Mercado Araguaia",
    location: "Confresa",
    category: i % 2 === 0 ? "Comércio" : "Agricultura",
    urgent: false,
    dayWork: false,
    postedAt: daysFrom(now, -i - 1),
    expiresAt: daysFrom(now, 20),
    pay: "A combinar",
    amount: "A combinar",
    code: `k7q${"2347cdfhjk"[i % 10]}`,
    ...fields,
  };
}

function week(count: number, fields: Partial<WeekJob> = {}, more = 0): Week {
  const jobs = Array.from({ length: count }, (_none, i) => job(i, fields));
  return { jobs, fresh: count + more, closing: 0, urgent: 0, more };
}

test("a week without jobs says so, and leads to all of them", () => {
  expect(weekText(week(0), site, now)).toBe(
    `*Vagas da semana em Canabrava do Norte e região*\nNenhuma vaga nova nesta semana. Todas as vagas: ${site}/vagas`,
  );
});

test("a week of one job names it, with what is special about it", () => {
  const one = job(0, { urgent: true, expiresAt: new Date("2026-11-25T03:59:59Z") });
  expect(weekText({ jobs: [one], fresh: 1, closing: 1, urgent: 1, more: 0 }, site, now)).toBe(
    [
      "*Vagas da semana em Canabrava do Norte e região*",
      "1 nova · 1 encerra em até 7 dias · 1 urgente",
      "",
      "*Comércio*",
      "• Vendedor de balcão 0 (Confresa, urgente, até 24/11)",
      `${site}/v/k7q2`,
      "",
      `Na internet: ${site}/semana`,
    ].join("\n"),
  );
});

test("work of a day says its day, near or far", () => {
  const named = (expiresAt: string) =>
    weekText(week(1, { dayWork: true, expiresAt: new Date(expiresAt) }), site, now);
  expect(named("2026-11-25T03:59:59Z")).toContain("(Confresa, diária ter., 24/11)");
  expect(named("2026-12-13T03:59:59Z")).toContain("(Confresa, diária sáb., 12/12)");
});

test("five jobs are all named, by category", () => {
  const text = weekText(week(5), site, now);
  expect(text.match(/\/v\/k7q/g)).toHaveLength(5);
  expect(text.indexOf("*Agricultura*")).toBeLessThan(text.indexOf("*Comércio*"));
  expect(text).not.toContain("e mais");
});

test.each([
  ["300 jobs", week(300), 300],
  ["jobs beyond those that were read", week(5, {}, 95), 100],
  ["long titles", week(40, { title: "W".repeat(100), location: "M".repeat(80) }), 40],
  ["emoji", week(40, { title: "👩🏽‍🌾".repeat(20) }), 40],
])("%s fit into less than 1,000 characters, and the rest is counted", (_what, given, all) => {
  const text = weekText(given, site, now);
  expect(text.length).toBeLessThan(1_000);
  const named = text.match(/\/v\/k7q/g)?.length ?? 0;
  expect(named).toBeGreaterThan(3);
  expect(text.endsWith(`e mais ${all - named}: ${site}/semana`)).toBe(true);
});

test("one job more than it names would not fit", () => {
  const text = weekText(week(300), site, now);
  const perJob = `• Vendedor de balcão 10 (Confresa)\n${site}/v/k7q2\n`.length;
  expect(text.length + perJob).toBeGreaterThan(longestSummary);
});

test("a message may be as long as WhatsApp shows unfolded, and one letter more names a job less", () => {
  const given = week(12);
  const withLast = (title: string) =>
    weekText({ ...given, jobs: given.jobs.with(-1, job(11, { title })) }, site, now);
  const spare = longestSummary - withLast("W").length;
  const fullest = withLast("W".repeat(spare + 1));
  expect(fullest).toHaveLength(longestSummary);
  expect(fullest).not.toContain("e mais");
  expect(withLast("W".repeat(spare + 2))).toContain("e mais 1: ");
});

test("a title cannot set letters bold, or begin a line", () => {
  const text = weekText(week(1, { title: " *Grátis*\r\n_já_ *" }), site, now);
  expect(text).toContain("\n• Grátis já (Confresa)\n");
});

test("a long title or place is cut at its last letter that fits, without a space before the dots", () => {
  const named = (title: string, location: string) =>
    weekText(week(1, { title, location }), site, now);
  expect(named("W".repeat(48), "M".repeat(24))).toContain(
    `• ${"W".repeat(48)} (${"M".repeat(24)})\n`,
  );
  expect(named("W".repeat(49), "M".repeat(25))).toContain(
    `• ${"W".repeat(47)}… (${"M".repeat(23)}…)\n`,
  );
  expect(named(`${"W".repeat(46)} de dia`, "Confresa")).toContain(`• ${"W".repeat(46)}… (`);
});

test("jobs without a short address are counted, not named", () => {
  const given = week(3);
  given.jobs[2] = job(2, { code: null });
  expect(weekText(given, site, now)).toContain("e mais 1: ");
});

test("a week whose jobs have no short address says how many there are, and leads to them", () => {
  expect(weekText(week(2, { code: null }), site, now)).toBe(
    `*Vagas da semana em Canabrava do Norte e região*\n2 novas\n\nVeja todas: ${site}/semana`,
  );
});

test("a job is new for seven days to the millisecond, and closing in its last seven", () => {
  const moment = (days: number, more: number) => new Date(daysFrom(now, days).getTime() + more);
  expect(isFresh({ postedAt: now }, now)).toBe(true);
  expect(isFresh({ postedAt: moment(-7, 0) }, now)).toBe(true);
  expect(isFresh({ postedAt: moment(-7, -1) }, now)).toBe(false);
  expect(isClosing({ expiresAt: moment(7, 0) }, now)).toBe(true);
  expect(isClosing({ expiresAt: moment(7, 1) }, now)).toBe(false);
});

test("urgent jobs come first, then those that end this week, then the newest", () => {
  const jobs = [
    job(3),
    job(1),
    job(4, { expiresAt: daysFrom(now, 3) }),
    job(5, { expiresAt: daysFrom(now, 2) }),
    job(6, { urgent: true }),
  ];
  expect(inWeekOrder(jobs, now).map(({ id }) => id)).toEqual([
    "vaga-6",
    "vaga-5",
    "vaga-4",
    "vaga-1",
    "vaga-3",
  ]);
});

test("counts are said in words", () => {
  const counted = { ...week(0), fresh: 2, closing: 3, urgent: 4 };
  expect(weekCounts(counted)).toBe("2 novas · 3 encerram em até 7 dias · 4 urgentes");
  expect(weekCountsLine(counted)).toBe(
    "2\u00a0novas · 3\u00a0encerram em até 7\u00a0dias · 4\u00a0urgentes",
  );
});
