import { expect, test } from "vitest";
import { addDays } from "../dates.ts";
import { limits } from "../limits.ts";
import { retention } from "../privacy/retention.ts";
import { askedAlert, confirmedAlert, keptAlert, newAlert, nextAlertAt } from "./alert.ts";

// A Monday: 07:00 in the town is 11:00 UTC.
const monday = new Date("2026-11-23T11:00:00Z");
const asked = {
  id: "aviso",
  email: "ana@correio.example",
  list: "local=Confresa",
  every: "week",
  leaveToken: "abc",
} as const;

test.each([
  ["day", "2026-11-23T10:59:59.999Z", "2026-11-23T11:00:00Z"],
  ["day", "2026-11-23T11:00:00Z", "2026-11-24T11:00:00Z"],
  ["week", "2026-11-23T10:59:59.999Z", "2026-11-23T11:00:00Z"],
  ["week", "2026-11-23T11:00:00Z", "2026-11-30T11:00:00Z"],
  ["week", "2026-11-29T23:00:00Z", "2026-11-30T11:00:00Z"],
  // The town's Monday has not begun.
  ["week", "2026-11-23T02:00:00Z", "2026-11-23T11:00:00Z"],
] as const)("a mail every %s after %s is due at %s", (every, now, due) => {
  expect(nextAlertAt(every, new Date(now))).toEqual(new Date(due));
});

test("an alert waits for its confirmation as long as the link works", () => {
  expect(retention.unconfirmedAlert).toBe(limits.alertLinkDays);
});

test("an alert that nobody confirms is never due, and ends after a week", () => {
  expect(newAlert(asked, monday)).toMatchObject({
    confirmedAt: null,
    toldUntil: null,
    dueAt: null,
    askAt: null,
    expiresAt: addDays(monday, 7),
  });
});

test("a confirmed alert tells what is listed since it was requested, and does not end before its question", () => {
  const alert = newAlert(asked, monday);
  const now = addDays(monday, 3);
  expect(confirmedAlert(alert, null, now)).toEqual({
    confirmedAt: now,
    toldUntil: monday,
    toldId: "",
    dueAt: addDays(monday, 7),
    askAt: addDays(now, 365),
    expiresAt: null,
  });
});

test("an alert that replaces one of the same list goes on where that one was", () => {
  const confirmedAt = addDays(monday, -400);
  const told = { toldUntil: addDays(monday, -2), toldId: "caixa" };
  const before = { ...newAlert(asked, monday), ...told, confirmedAt };
  expect(confirmedAlert(newAlert(asked, monday), before, monday)).toMatchObject({
    confirmedAt,
    toldUntil: addDays(monday, -2),
    toldId: "caixa",
  });
});

test("an alert without an answer to its question ends a month later, with a yes it has another year", () => {
  expect(askedAlert(monday)).toEqual({ askAt: null, expiresAt: addDays(monday, 30) });
  expect(keptAlert(monday)).toEqual({ askAt: addDays(monday, 365), expiresAt: null });
});
