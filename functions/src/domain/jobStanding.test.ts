import { expect, test } from "vitest";
import { addDays, endOfDay } from "./dates.ts";
import {
  adminStatus,
  closingInDays,
  companyStatus,
  defaultSalary,
  isExpired,
  isListed,
  isOpen,
  requirementLines,
} from "./jobStanding.ts";
import { adminStatusText, approvalStatusText, companyStatusText } from "./jobText.ts";

const now = new Date("2026-11-21T16:00:00Z");
const ahead = addDays(now, 10);
const over = addDays(now, -1);

test("the default salary is the specified one", () => {
  expect(defaultSalary).toBe("A combinar");
});

test.each([
  ["", []],
  ["  \n\n ", []],
  ["CNH B", ["CNH B"]],
  [" CNH B \r\n\r\nEnsino médio\n", ["CNH B", "Ensino médio"]],
])("the lines of %j are %j", (text, lines) => {
  expect(requirementLines(text)).toEqual(lines);
});

test("a job is over at the instant of its deadline", () => {
  expect(isExpired({ expiresAt: now }, now)).toBe(true);
  expect(isExpired({ expiresAt: new Date(now.getTime() + 1) }, now)).toBe(false);
});

test.each([
  [true, true, ahead, true],
  [false, true, ahead, false],
  [true, false, ahead, false],
  [true, true, over, false],
])(
  "approved %s, company active %s, until %s: listed %s",
  (approved, companyIsActive, expiresAt, listed) => {
    expect(isListed({ approved, expiresAt }, companyIsActive, now)).toBe(listed);
  },
);

test.each([
  [true, false, ahead, true],
  [true, true, ahead, false],
  [false, false, ahead, false],
  [true, false, over, false],
])("listed %s, filled %s, until %s: open %s", (listed, filled, expiresAt, open) => {
  expect(isOpen({ listed, filled, expiresAt }, now)).toBe(open);
});

test.each([
  ["pending", false, ahead, "Pendente"],
  ["pending", true, ahead, "Pendente"],
  ["rejected", true, over, "Rejeitada"],
  ["rejected", false, ahead, "Rejeitada"],
  ["approved", true, ahead, "Preenchida"],
  ["approved", true, over, "Preenchida"],
  ["approved", false, over, "Encerrada"],
  ["approved", false, ahead, "Ativa"],
] as const)(
  "a company sees a job that is %s, filled %s, until %s as %s",
  (approvalStatus, filled, expiresAt, text) => {
    expect(companyStatusText[companyStatus({ approvalStatus, filled, expiresAt }, now)]).toBe(text);
  },
);

test("a decision on a job is pending, approved or rejected, in these words", () => {
  expect(approvalStatusText).toEqual({
    pending: "Pendente",
    approved: "Aprovada",
    rejected: "Rejeitada",
  });
});

test.each([
  [true, true, "Preenchida"],
  [true, false, "Preenchida"],
  [false, true, "Urgente"],
  [false, false, "Ativa"],
])("the administrator sees a job that is filled %s, urgent %s as %s", (filled, urgent, text) => {
  expect(adminStatusText[adminStatus({ filled, urgent })]).toBe(text);
});

test.each([
  ["2026-11-21", 0],
  ["2026-11-22", 1],
  ["2026-11-26", 5],
  ["2026-11-27", null],
  ["2026-11-20", null],
])("a deadline on %s closes in %s days", (day, days) => {
  expect(closingInDays({ expiresAt: endOfDay(day) }, now)).toBe(days);
});

test("a job that ended earlier today is not closing", () => {
  expect(closingInDays({ expiresAt: new Date(now.getTime() - 1) }, now)).toBeNull();
});
