import fc from "fast-check";
import { expect, test } from "vitest";
import { jobTypes } from "../options.ts";
import { town } from "../town.ts";
import { type MonthRecord, shownMonths } from "./monthRecord.ts";
import { leastShown } from "./smallCells.ts";
import { countTown, townNumbersSchema } from "./townNumbers.ts";

const now = new Date("2026-11-20T12:00:00Z");

type Group = { type?: string; place?: string | null; pay?: number | null; times: number };

function month(groups: Group[], filled: number[] = [], hired: number[] = []): MonthRecord {
  const facts = groups.flatMap(({ times, ...fact }) =>
    Array.from({ length: times }, () => ({
      type: "Comércio",
      place: "Confresa",
      pay: null,
      day: 1,
      ...fact,
    })),
  );
  return {
    listed: Object.fromEntries(facts.map((fact, i) => [`vaga-${i}`, fact])),
    filled: Object.fromEntries(filled.map((days, i) => [`vaga-${i}`, days])),
    hired: Object.fromEntries(hired.map((people, i) => [`vaga-${i}`, people])),
  };
}

const count = (records: Record<string, MonthRecord>, open = 3) =>
  countTown(new Map(Object.entries(records)), open, now);

test("the numbers of a month, by hand", () => {
  const { months, openJobs, updatedAt } = count({
    "2026-11": month(
      [
        { times: 3, pay: 150_000 },
        { times: 2, pay: 180_000, place: "Vila Rica" },
        { times: 1, place: "Vila Rica" },
        { times: 5, type: "Saúde", place: "Vila Rica" },
        { times: 4, type: "Vendas", place: null },
      ],
      [2, 4, 6, 8, 30],
      [1, 4],
    ),
  });
  expect({ openJobs, updatedAt }).toEqual({ openJobs: 3, updatedAt: now });
  expect(months).toEqual([
    {
      month: "2026-11",
      jobs: 15,
      byType: { Comércio: 6, Saúde: 5 },
      byPlace: { "Vila Rica": 8 },
      pay: { Comércio: 150_000 },
      daysUntilFilled: 6,
      hires: 5,
    },
  ]);
});

test("jobs without a place count in no place", () => {
  const [november] = count({ "2026-11": month([{ times: 9, place: null }]) }).months;
  expect([november?.jobs, november?.byPlace]).toEqual([9, {}]);
});

test("of a month with fewer than five jobs nothing is shown", () => {
  expect(
    count({ "2026-11": month([{ times: 4, pay: 150_000 }], [1, 2, 3, 4], [4]) }).months,
  ).toEqual([
    {
      month: "2026-11",
      jobs: null,
      byType: {},
      byPlace: {},
      pay: {},
      daysUntilFilled: null,
      hires: null,
    },
  ]);
});

test("months begin with the first that has a job, and those without one stay between", () => {
  const numbers = count({ "2026-08": month([{ times: 1 }]), "2025-09": month([{ times: 9 }]) });
  expect(numbers.months.map((one) => one.month)).toEqual([
    "2026-08",
    "2026-09",
    "2026-10",
    "2026-11",
  ]);
});

test("a board without a job has no months", () => {
  expect(count({}, 0)).toEqual({ updatedAt: now, openJobs: 0, months: [], together: null });
});

test("months that are over count together, the present one does not yet", () => {
  const numbers = count({
    "2026-09": month([{ times: 4, pay: 150_000 }], [1, 2, 3], [2]),
    "2026-10": month([{ times: 3, pay: 170_000 }], [4, 5], [1, 3]),
    "2026-11": month([{ times: 50 }], [9, 9, 9, 9, 9], [40]),
  });
  expect(numbers.together).toEqual({
    jobs: 7,
    byType: { Comércio: 7 },
    byPlace: { Confresa: 7 },
    pay: { Comércio: 150_000 },
    daysUntilFilled: 3,
    hires: 6,
  });
  expect(count({ "2026-11": month([{ times: 50 }]) }).together).toBeNull();
});

test("a month takes another one's number with it that its sum would tell", () => {
  const saude = { type: "Saúde", place: "Vila Rica", pay: 200_000 };
  const { months, together } = count({
    "2026-08": month([{ times: 9 }, { ...saude, times: 7 }]),
    "2026-09": month([{ times: 9 }, { ...saude, times: 6 }]),
    "2026-10": month([{ times: 9 }, { ...saude, times: 2 }]),
  });
  expect(together).toMatchObject({ jobs: 42, byType: { Comércio: 27, Saúde: 15 } });
  expect(
    months.slice(0, 3).map(({ jobs, byType, byPlace, pay }) => [jobs, byType, byPlace, pay]),
  ).toEqual([
    [16, { Comércio: 9, Saúde: 7 }, { Confresa: 9, "Vila Rica": 7 }, { Saúde: 200_000 }],
    [15, { Comércio: 9 }, { Confresa: 9 }, {}],
    [11, { Comércio: 9 }, { Confresa: 9 }, {}],
  ]);
});

test.each([
  ["byType", jobTypes, (type: string) => ({ type })],
  ["byPlace", [...town.places, "outros"], (place: string) => ({ place })],
] as const)(
  "a number in %s that goes for the sake of a sum leaves no single gap in its month, nor in its group",
  (by, all, groupOf) => {
    const [first, second, third] = all;
    const ofAll = (times: Record<string, number>) =>
      month(all.map((group) => ({ ...groupOf(group), times: times[group] ?? 9 })));
    const { months } = count({
      "2026-08": ofAll({ [first]: 7 }),
      "2026-09": ofAll({ [first]: 1, [second]: 5 }),
      "2026-10": ofAll({ [second]: 7, [third]: 8 }),
    });
    const gaps = months.slice(0, 3).map((one) => all.filter((group) => !one[by][group]));
    expect(gaps[0]).toContain(first);
    expect(gaps[1]).toEqual(expect.arrayContaining([first, second]));
    expect(gaps[2]).toEqual(expect.arrayContaining([second, third]));
    for (const gap of gaps) expect(gap.length).toBeGreaterThan(1);
    for (const group of all) expect(gaps.filter((gap) => gap.includes(group))).not.toHaveLength(1);
  },
);

test("a single small month takes the next smallest one with it", () => {
  const { months, together } = count({
    "2026-08": month([{ times: 9 }]),
    "2026-09": month([{ times: 8 }]),
    "2026-10": month([{ times: 4 }]),
  });
  expect(together).toMatchObject({ jobs: 21, byType: { Comércio: 21 } });
  expect(months.map(({ jobs, byType }) => [jobs, byType])).toEqual([
    [9, { Comércio: 9 }],
    [null, {}],
    [null, {}],
    [null, {}],
  ]);
});

test("a single month with few hires takes the next one's with it", () => {
  const hiring = (people: number) => month([{ times: 9 }], [], [people]);
  const { months, together } = count({
    "2026-08": hiring(9),
    "2026-09": hiring(6),
    "2026-10": hiring(2),
  });
  expect(together?.hires).toBe(17);
  expect(months.map(({ hires }) => hires)).toEqual([9, null, null, null]);
});

test("no number tells of fewer than five, by itself or by the others", () => {
  const group = fc.record({
    type: fc.constantFrom(...jobTypes),
    place: fc.constantFrom(...town.places, "outros"),
    pay: fc.constantFrom(null, 150_000),
    times: fc.nat(9),
  });
  const months = shownMonths(now).slice(-4);
  const boards = fc.array(fc.array(group, { maxLength: 40 }), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(boards, (groups) => {
      const records = Object.fromEntries(groups.map((of, i) => [months[i], month(of)]));
      const numbers = count(records);
      for (const { jobs, byType, byPlace, pay } of [...numbers.months, numbers.together!].filter(
        (period) => period !== null,
      )) {
        for (const cell of [jobs ?? leastShown, ...Object.values({ ...byType, ...byPlace })])
          expect(cell).toBeGreaterThanOrEqual(leastShown);
        expect(jobTypes.length - Object.keys(byType).length).not.toBe(1);
        expect(town.places.length + 1 - Object.keys(byPlace).length).not.toBe(1);
        for (const type of Object.keys(pay)) expect(byType[type]).toBeDefined();
      }
      const over = numbers.months.slice(0, -1);
      for (const by of ["byType", "byPlace"] as const)
        for (const group of Object.keys(numbers.together?.[by] ?? {}))
          expect(over.filter((one) => one[by][group] === undefined)).not.toHaveLength(1);
      if (numbers.together?.jobs) expect(over.filter(({ jobs }) => !jobs)).not.toHaveLength(1);
      expect(townNumbersSchema.parse(numbers)).toEqual(numbers);
    }),
    { numRuns: 40 },
  );
});
