import { expect, test } from "vitest";
import { addDays, endOfDay } from "../dates.ts";
import {
  adminStatus,
  closingInDays,
  companyStatus,
  isExpired,
  isListed,
  isOpen,
  statusOf,
  whyHidden,
} from "./jobStanding.ts";
import { adminStatusText, approvalStatusText, companyStatusText } from "./jobText.ts";

const now = new Date("2026-11-21T16:00:00Z");
const ahead = addDays(now, 10);
const over = addDays(now, -1);

test("a job is over at its deadline", () => {
  expect(isExpired({ expiresAt: now }, now)).toBe(true);
  expect(isExpired({ expiresAt: new Date(now.getTime() + 1) }, now)).toBe(false);
});

test.each([
  [{}, true],
  [{ paused: false }, true],
  [{ approved: false }, false],
  [{ paused: true }, false],
  [{ held: false }, true],
  [{ held: true }, false],
  [{ companyIsActive: false }, false],
  [{ expiresAt: over }, false],
])("an approved job of an active company with %j: listed %s", (fields, listed) => {
  const job = { approved: true, expiresAt: ahead, companyIsActive: true, ...fields };
  expect(isListed(job, job.companyIsActive, now)).toBe(listed);
});

test.each([
  [{}, true],
  [{ paused: false }, true],
  [{ filled: true }, false],
  [{ paused: true }, false],
  [{ listed: false }, false],
  [{ expiresAt: over }, false],
])("a listed job with %j: open %s", (fields, open) => {
  expect(isOpen({ listed: true, filled: false, expiresAt: ahead, ...fields }, now)).toBe(open);
});

const approved = { approvalStatus: "approved", filled: false, expiresAt: ahead } as const;

test.each([
  [{ approvalStatus: "pending" }, "Pendente"],
  [{ approvalStatus: "pending", filled: true, paused: true }, "Pendente"],
  [{ approvalStatus: "rejected", filled: true, expiresAt: over }, "Rejeitada"],
  [{ approvalStatus: "rejected" }, "Rejeitada"],
  [{ filled: true }, "Preenchida"],
  [{ filled: true, paused: true, expiresAt: over }, "Preenchida"],
  [{ expiresAt: over }, "Encerrada"],
  [{ expiresAt: over, paused: true }, "Encerrada"],
  [{ paused: true }, "Fora do ar"],
  [{ held: true, filled: true }, "Preenchida"],
  [{ held: true, paused: true, expiresAt: over }, "Em conferência"],
  [{ held: true, approvalStatus: "pending" }, "Pendente"],
  [{ held: false }, "Ativa"],
  [{ paused: false }, "Ativa"],
  [{}, "Ativa"],
] as const)("a company sees an approved job with %j as %s", (fields, text) => {
  expect(companyStatusText[companyStatus({ ...approved, ...fields }, true, now)]).toBe(text);
});

test.each([
  [{}, "off"],
  [{ filled: true }, "filled"],
  [{ expiresAt: over }, "expired"],
  [{ approvalStatus: "pending" }, "pending"],
] as const)("a deactivated company sees an approved job with %j as %s", (fields, status) => {
  expect(companyStatus({ ...approved, ...fields }, false, now)).toBe(status);
});

test.each([
  [{}, "active"],
  [{ paused: true }, "off"],
  [{ held: true, listed: false }, "held"],
  [{ held: true, listed: false, companyId: null }, "held"],
  [{ held: true, listed: false, filled: true }, "filled"],
  [{ listed: false }, "off"],
  [{ listed: false, companyId: null }, "active"],
  [{ paused: true, companyId: null }, "off"],
  [{ listed: false, filled: true }, "filled"],
  [{ listed: false, expiresAt: over }, "expired"],
  [{ listed: false, approvalStatus: "pending" }, "pending"],
] as const)(
  "an approved job on the site with %j is %s, whoever its company is",
  (fields, status) => {
    expect(statusOf({ ...approved, companyId: "a", listed: true, ...fields }, now)).toBe(status);
  },
);

test.each([
  ["pending", false, ahead, "review"],
  ["pending", true, over, "review"],
  ["rejected", false, ahead, "off"],
  ["rejected", false, over, "off"],
  ["approved", true, ahead, "off"],
  ["approved", true, over, "off"],
  ["approved", false, over, "expired"],
  ["approved", false, ahead, "off"],
] as const)(
  "the public no longer sees a job that is %s, paused %s, until %s: %s",
  (approvalStatus, paused, expiresAt, why) => {
    expect(whyHidden({ approvalStatus, paused, expiresAt }, now)).toBe(why);
  },
);

test.each([
  ["approved", false, ahead, "review"],
  ["approved", false, over, "expired"],
  ["approved", true, ahead, "off"],
  ["rejected", false, ahead, "off"],
  ["pending", false, ahead, "review"],
] as const)(
  "the public no longer sees a held job that is %s, paused %s, until %s: %s",
  (approvalStatus, paused, expiresAt, why) => {
    expect(whyHidden({ approvalStatus, paused, expiresAt, held: true }, now)).toBe(why);
  },
);

test("a decision on a job has these words: pending, approved, rejected", () => {
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
