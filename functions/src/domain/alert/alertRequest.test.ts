import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { leavingReasons } from "./alertChoices.ts";
import { alertActSchema, alertRequestSchema } from "./alertRequest.ts";

const asked = { email: "ana@correio.example", list: "local=Confresa", every: "week" } as const;

test("an alert is asked for an address, with a list and a rhythm", () => {
  for (const fields of [
    {},
    { list: "" },
    { list: "x".repeat(limits.alerts.list) },
    { every: "day" },
  ])
    expect(alertRequestSchema.parse({ ...asked, ...fields })).toEqual({ ...asked, ...fields });
  expect(alertRequestSchema.parse({ ...asked, email: " ANA@correio.example" })).toEqual(asked);
});

test.each([
  ["an address without a place", { email: "ana@" }],
  ["a list that is too long", { list: "x".repeat(limits.alerts.list + 1) }],
  ["no list", { list: null }],
  ["another rhythm", { every: "month" }],
  ["a field outside the form", { confirmedAt: null }],
])("an alert with %s is refused", (_what, fields) => {
  expect(alertRequestSchema.safeParse({ ...asked, ...fields }).success).toBe(false);
});

const token = "abc.def";

test.each([
  { act: "look", token },
  { act: "confirm", token },
  { act: "answer", token, helped: true },
  { act: "answer", token, helped: false },
  { act: "lookLeaving", leave: token },
  { act: "leave", leave: token },
  ...leavingReasons.map((reason) => ({ act: "tellWhy", token, reason })),
])("the page of a mail's link may ask %j", (act) => {
  expect(alertActSchema.parse(act)).toEqual(act);
});

test("a link's token has a thousand characters at most", () => {
  const isTaken = (length: number) =>
    alertActSchema.safeParse({ act: "look", token: "x".repeat(length) }).success;
  expect([isTaken(1000), isTaken(1001)]).toEqual([true, false]);
});

test.each([
  {},
  { token },
  { act: "", token },
  { act: "keep", token },
  { act: "look" },
  { act: "look", token, leave: token },
  { act: "confirm", leave: token },
  { act: "answer", token },
  { act: "answer", token, helped: "sim" },
  { act: "lookLeaving", token },
  { act: "leave", token },
  { act: "tellWhy", token },
  { act: "tellWhy", token, reason: "Outro motivo" },
])("the page of a mail's link may not ask %j", (act) => {
  expect(alertActSchema.safeParse(act).success).toBe(false);
});
