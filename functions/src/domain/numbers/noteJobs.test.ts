import { describe, expect, test } from "vitest";
import { dayNumber } from "../dates.ts";
import { negotiablePay, type Pay } from "../pay/pay.ts";
import { buildJob } from "../testing/buildJob.ts";
import { emptyMonth, type MonthRecord, mostJobsOfMonth, shownMonths } from "./monthRecord.ts";
import { middlePay, noteJobs, type SeenHire, type SeenJob } from "./noteJobs.ts";

const now = new Date("2026-11-20T12:00:00Z");
const listedAt = new Date("2026-11-03T12:00:00Z");

function records(known: Record<string, MonthRecord> = {}): Map<string, MonthRecord> {
  return new Map(shownMonths(now).map((month) => [month, known[month] ?? emptyMonth]));
}

function seen(
  fields: Partial<ReturnType<typeof buildJob>> = {},
  at: Date | null = listedAt,
): SeenJob {
  return {
    id: "caixa",
    published: at && { type: "Comércio", at },
    job: { ...buildJob({ location: "Confresa", updatedAt: listedAt }), ...fields },
  };
}

const fact = { type: "Comércio", place: "Confresa", pay: null, day: dayNumber(listedAt) };
const listed = { "2026-11": { listed: { caixa: fact }, filled: {}, hired: {} } };

/** What is noted, with what was known before. */
const noted = (one: SeenJob | SeenJob[], known: Record<string, MonthRecord> = {}) =>
  Object.fromEntries(noteJobs(records(known), [one].flat(), []));

describe("a listed job", () => {
  test("counts in the month in which it was listed", () => {
    expect(noted(seen())).toEqual(listed);
  });

  test("counts in the month of the town's calendar", () => {
    expect(Object.keys(noted(seen({}, new Date("2026-11-01T03:00:00Z"))))).toEqual(["2026-10"]);
  });

  test("counts once: seen again, or listed again later, it changes nothing", () => {
    expect(noted([seen(), seen()])).toEqual(listed);
    expect(noted(seen(), listed)).toEqual({});
    const again = seen({ type: "Saúde" }, new Date("2026-11-19T12:00:00Z"));
    expect(noted(again, { "2026-09": listed["2026-11"] })).toEqual({});
  });

  test("of a month that is no longer shown does not count", () => {
    expect(noted(seen({}, new Date("2025-10-31T12:00:00Z")))).toEqual({});
  });

  test("that is deleted already counts by its type alone", () => {
    expect(noted({ ...seen(), job: null })).toEqual({
      "2026-11": { listed: { caixa: { ...fact, place: null } }, filled: {}, hired: {} },
    });
  });

  test("counts no typed place", () => {
    expect(noted(seen({ location: "Compre já" }))["2026-11"]?.listed["caixa"]?.place).toBe(
      "outros",
    );
  });

  test("does not count in a full month", () => {
    const full = Object.fromEntries(
      Array.from({ length: mostJobsOfMonth }, (_, i) => [`vaga-${i}`, fact]),
    );
    expect(noted(seen(), { "2026-11": { listed: full, filled: {}, hired: {} } })).toEqual({});
  });

  test("that was never listed does not count", () => {
    expect(noted(seen({ filled: true }, null))).toEqual({});
  });
});

describe("a filled job", () => {
  const filledAt = new Date("2026-11-13T12:00:00Z");

  test("counts the calendar days since its first listing, in the month in which it was filled", () => {
    expect(noted(seen({ filled: true, updatedAt: filledAt }, null), listed)).toEqual({
      "2026-11": { ...listed["2026-11"], filled: { caixa: 10 }, hired: {} },
    });
    const earlier = {
      "2026-10": { listed: { caixa: { ...fact, day: fact.day - 10 } }, filled: {}, hired: {} },
    };
    expect(noted(seen({ filled: true, updatedAt: filledAt }), earlier)).toEqual({
      "2026-11": { listed: {}, filled: { caixa: 20 }, hired: {} },
    });
  });

  test("does not count in a month that is no longer shown or has not begun", () => {
    for (const updatedAt of [new Date("2025-10-31T12:00:00Z"), new Date("2026-12-01T12:00:00Z")])
      expect(noted(seen({ filled: true, updatedAt }), listed)).toEqual({});
  });

  test("is filled once", () => {
    const known = { "2026-11": { ...listed["2026-11"], filled: { caixa: 10 }, hired: {} } };
    expect(noted(seen({ filled: true, updatedAt: now }), known)).toEqual({});
  });

  test("that is open again in that month was not filled; of a month that is over it stays", () => {
    const filled = { ...listed["2026-11"], filled: { caixa: 10 }, hired: {} };
    expect(noted(seen({ updatedAt: now }), { "2026-11": filled })).toEqual(listed);
    expect(noted(seen({ updatedAt: now }), { "2026-10": filled })).toEqual({});
  });

  test("that was opened again on a month's last day was not filled in it, though a run of the next month sees it", () => {
    const lastDay = new Date("2026-10-31T14:00:00Z");
    const october = { listed: { caixa: fact }, filled: { caixa: 10 }, hired: {} };
    expect(noted(seen({ updatedAt: lastDay }, null), { "2026-10": october })).toEqual({
      "2026-10": { ...october, filled: {} },
    });
  });
});

describe("who was hired", () => {
  const hire = (fields: Partial<SeenHire["hire"]> = {}): SeenHire => ({
    id: "caixa",
    hire: { answer: "peloSite", people: 2, answeredAt: listedAt, ...fields },
  });
  const notedHire = (one: SeenHire, known: Record<string, MonthRecord> = {}) =>
    Object.fromEntries(noteJobs(records(known), [], [one]));
  const october = { "2026-10": { ...emptyMonth, hired: { caixa: 3 } } };
  const november = { "2026-11": { ...emptyMonth, hired: { caixa: 2 } } };

  test("by this site counts in the month of the company's answer", () => {
    expect(notedHire(hire())).toEqual(november);
    expect(notedHire(hire({ answeredAt: new Date("2026-11-01T03:00:00Z") }))).toEqual({
      "2026-10": { ...emptyMonth, hired: { caixa: 2 } },
    });
  });

  test("otherwise, not yet or long ago does not count", () => {
    for (const answer of ["deOutroJeito", "aindaProcurando", "desisti"] as const)
      expect(notedHire(hire({ answer }))).toEqual({});
    expect(notedHire(hire({ answeredAt: new Date("2025-10-31T12:00:00Z") }))).toEqual({});
  });

  test("counts once, is corrected in its month, and stays when that is over", () => {
    expect(notedHire(hire(), november)).toEqual({});
    expect(notedHire(hire({ people: 5 }), november)).toEqual({
      "2026-11": { ...emptyMonth, hired: { caixa: 5 } },
    });
    expect(notedHire(hire({ answer: "desisti", people: 0 }), november)).toEqual({
      "2026-11": emptyMonth,
    });
    expect(notedHire(hire({ people: 5 }), october)).toEqual({});
  });

  test("is corrected in the month of the correction, though a run of the next month sees it", () => {
    const lastDay = { answeredAt: new Date("2026-10-31T14:00:00Z") };
    expect(notedHire(hire({ ...lastDay, people: 5 }), october)).toEqual({
      "2026-10": { ...emptyMonth, hired: { caixa: 5 } },
    });
    expect(notedHire(hire({ ...lastDay, answer: "desisti", people: 0 }), october)).toEqual({
      "2026-10": emptyMonth,
    });
  });

  test("seen again beside others changes nothing", () => {
    const both = { "2026-11": { ...emptyMonth, hired: { caixa: 2, padeiro: 1 } } };
    expect(notedHire(hire(), both)).toEqual({});
  });
});

describe("the pay of a job", () => {
  const pay = (fields: Partial<Pay>) =>
    middlePay({
      pay: { ...negotiablePay, ...fields } as Pay,
      salary: "",
      contractType: null,
    });

  test.each([
    [{ kind: "exact", least: 180_000, most: null, unit: "mês" }, 180_000],
    [{ kind: "range", least: 150_000, most: 250_000, unit: "mês" }, 200_000],
    [{ kind: "range", least: 100_00, most: 120_00, unit: "diária" }, 3_300_00],
    [{ kind: "exact", least: 10_00, most: null, unit: "hora" }, 2_200_00],
    [{ kind: "exact", least: 500, most: null, unit: "produção" }, null],
    [{}, null],
  ] as [Partial<Pay>, number | null][])("%j is %s cents a month", (fields, cents) => {
    expect(pay(fields)).toBe(cents);
  });

  test("that is only a text is the middle of its figures", () => {
    const text = { pay: null, contractType: "CLT" } as const;
    expect(middlePay({ ...text, salary: "R$ 1.800 a R$ 2.200" })).toBe(200_000);
    expect(middlePay({ ...text, salary: "A combinar" })).toBeNull();
  });
});
