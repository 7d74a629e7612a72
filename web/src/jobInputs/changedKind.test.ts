import type { TypedPay } from "@vagas/functions/domain/pay/pay";
import { expect, test } from "vitest";
import { changedKind } from "./changedKind.ts";

const now = new Date("2026-11-21T16:00:00Z");
const pay: TypedPay = {
  kind: "negotiable",
  least: "",
  most: "",
  unit: "mês",
  extras: ["comissão"],
  housing: "",
  meals: "free",
  transport: "",
};

test("work of a day is paid by the day without extras, which its form hides, and is tomorrow", () => {
  expect(changedKind({ pay }, true, now)).toEqual({
    dayWork: true,
    pay: { ...pay, kind: "exact", unit: "diária", extras: [] },
    deadline: "2026-11-22",
  });
});

test("a lasting job is paid by the month, with its extras, and has the usual deadline", () => {
  expect(changedKind({ pay: { ...pay, unit: "diária" } }, false, now)).toEqual({
    dayWork: false,
    pay,
    deadline: "2026-12-21",
  });
});
