import { emptyJobDraft } from "@vagas/functions/domain/job/job";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepChanged, keepDraft } from "../../../state/drafts.ts";
import { draftKey, dropDraftsOf, keptDraft } from "./jobFormDraft.ts";

const now = new Date("2026-11-21T12:00:00-04:00");
const base = { ...emptyJobDraft(now, "Padaria"), explanations: "" };
const key = draftKey("empresa-1", null);

beforeEach(() => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => {
      kept.set(name, value);
      Object.defineProperty(storage, name, { value, enumerable: true, configurable: true });
    },
    removeItem: (name: string) => {
      kept.delete(name);
      Reflect.deleteProperty(storage, name);
    },
  };
  for (const name of ["getItem", "setItem", "removeItem"])
    Object.defineProperty(storage, name, { enumerable: false });
  vi.stubGlobal("localStorage", storage);
});
afterEach(() => vi.unstubAllGlobals());

test("a kept draft comes back", () => {
  keepDraft(key, { ...base, title: "Padeiro", benefits: ["Vale Transporte"] }, now);
  expect(keptDraft(key, base, now)).toEqual({
    draft: { ...base, title: "Padeiro", benefits: ["Vale Transporte"] },
    keptAt: now,
  });
});

test("what was not changed is the present job's: its deadline was renewed meanwhile, its pay corrected", () => {
  const start = { ...base, deadline: "2026-11-30" };
  keepChanged(key, { ...start, title: "Padeiro", salary: "Por peça" }, start, now);
  const pay = { ...base.pay, kind: "written" as const };
  const renewed = { ...base, deadline: "2026-12-27", pay };
  expect(keptDraft(key, renewed, now)?.draft).toEqual({
    ...renewed,
    title: "Padeiro",
    salary: "Por peça",
  });
});

test("a day of work that nobody changed stays the job's, though it has another day since", () => {
  const start = { ...base, dayWork: true, deadline: "2026-11-20" };
  keepChanged(key, { ...start, title: "Capina" }, start, now);
  const repeated = { ...start, deadline: "2026-11-28" };
  expect(keptDraft(key, repeated, now)?.draft.deadline).toBe("2026-11-28");
});

test("a form that is as it was leaves no draft", () => {
  keepChanged(key, { ...base, title: "Padeiro" }, base, now);
  keepChanged(key, { ...base }, base, now);
  expect(keptDraft(key, base, now)).toBeNull();
});

test("explanations come back with the draft", () => {
  keepDraft(key, { ...base, explanations: "[1]" }, now);
  expect(keptDraft(key, base, now)?.draft.explanations).toBe("[1]");
});

test("a deadline that has passed since becomes the default", () => {
  keepDraft(key, { ...base, deadline: "2026-11-01" }, now);
  expect(keptDraft(key, base, now)?.draft.deadline).toBe(base.deadline);
});

test.each(["", "null", "7", '{"draft":7}', '{"draft":{}}', "not json"])(
  "%j is no draft",
  (stored) => {
    localStorage.setItem(key, stored);
    expect(keptDraft(key, base, now)).toBeNull();
  },
);

test("a deadline that ends today stays, also in the evening, when it is tomorrow in UTC", () => {
  const evening = new Date("2026-11-21T22:00:00-04:00");
  keepDraft(key, { ...base, deadline: "2026-11-21" }, evening);
  expect(keptDraft(key, base, evening)?.draft.deadline).toBe("2026-11-21");
});

test("a field of a wrong type, or of no form, is left out", () => {
  localStorage.setItem(
    key,
    JSON.stringify({
      keptAt: 1,
      draft: { title: 7, benefits: [1], urgent: "sim", salary: "R$ 2.000", listed: true },
    }),
  );
  expect(keptDraft(key, base, now)?.draft).toEqual({
    ...base,
    salary: "R$ 2.000",
    pay: { ...base.pay, kind: "written" },
  });
});

test.each([
  ["R$ 2.000", "CLT", { kind: "exact", least: "2.000,00" }],
  ["Por peça, a partir de R$ 15,00", "CLT", { kind: "written" }],
  ["", "", { kind: "negotiable" }],
])(
  "the salary '%s' of a draft from before fills the inputs of the pay",
  (salary, contractType, pay) => {
    const { pay: _pay, openings: _openings, ...older } = base;
    keepDraft(key, { ...older, salary, contractType }, now);
    expect(keptDraft(key, base, now)?.draft).toEqual({
      ...base,
      salary,
      contractType,
      pay: { ...base.pay, ...pay },
    });
  },
);

test.each([7, null, "R$ 2.000", [], { kind: 7, least: "9", extras: "x", intruder: true }])(
  "of the pay %j of a draft only what fits is kept",
  (pay) => {
    keepDraft(key, { ...base, pay }, now);
    const least = Object(pay).least ?? "";
    expect(keptDraft(key, base, now)?.draft.pay).toEqual({ ...base.pay, least });
  },
);

test("a company's drafts are removed together, and another's stay", () => {
  const other = draftKey("empresa-2", null);
  keepDraft(key, base, now);
  keepDraft(draftKey("empresa-1", "vaga"), base, now);
  keepDraft(other, base, now);
  dropDraftsOf("empresa-1");
  expect(keptDraft(key, base, now)).toBeNull();
  expect(keptDraft(other, base, now)).not.toBeNull();
});
