import { expect, test } from "vitest";
import type { DecisionNews, Told } from "../../domain/job/jobApproval.ts";
import type { Mail } from "../../domain/mail/mail.ts";
import { isOut, knownNews, planNews } from "./decisionNews.ts";

const nothing: DecisionNews = { told: null, mail: null };
const approved: Told = { status: "approved", notes: "" };
const rejected: Told = { status: "rejected", notes: "Diga o horário." };
const undone: Told = { status: "pending", notes: "" };
const waits = (told: Told | null, of: Told): DecisionNews => ({ told, mail: { ...of, id: "one" } });

test("a first decision is mailed", () => {
  expect(planNews(nothing, false, approved, "one")).toEqual({
    news: waits(null, approved),
    takesBack: null,
    corrects: null,
  });
});

test("a decision that is undone before its mail is sent is never mailed", () => {
  expect(planNews(waits(null, approved), false, undone, "two")).toEqual({
    news: nothing,
    takesBack: "one",
    corrects: null,
  });
});

test("a decision that is undone after its mail was sent is corrected", () => {
  expect(planNews(waits(null, approved), true, undone, "two")).toEqual({
    news: { told: approved, mail: { ...undone, id: "two" } },
    takesBack: null,
    corrects: approved,
  });
});

test("a decision that is reversed before its mail is sent is mailed like a first one", () => {
  expect(planNews(waits(null, approved), false, rejected, "two")).toEqual({
    news: { told: null, mail: { ...rejected, id: "two" } },
    takesBack: "one",
    corrects: null,
  });
});

test("after an approval was read, the refusal is mailed as another decision", () => {
  expect(planNews({ told: approved, mail: null }, false, rejected, "two")).toEqual({
    news: { told: approved, mail: { ...rejected, id: "two" } },
    takesBack: null,
    corrects: approved,
  });
});

test("an unsent correction is removed when the first decision stands again", () => {
  expect(planNews(waits(approved, undone), false, approved, "three")).toEqual({
    news: { told: approved, mail: null },
    takesBack: "one",
    corrects: null,
  });
});

test("the same refusal in other words is mailed, and corrects nothing", () => {
  const other = { ...rejected, notes: "Diga o salário." };
  expect(planNews({ told: rejected, mail: null }, false, other, "two")).toEqual({
    news: { told: rejected, mail: { ...other, id: "two" } },
    takesBack: null,
    corrects: null,
  });
});

test.each([
  ["was never tried", null, false],
  ["waits", "PENDING", false],
  ["waits for another try", "RETRY", false],
  ["was refused", "ERROR", false],
  ["is on its way", "PROCESSING", true],
  ["was sent", "SUCCESS", true],
  ["was perhaps sent", "DOUBTFUL", true],
] as const)("a mail that %s may have been read: %s is %s", (_which, state, out) => {
  expect(isOut({ delivery: state && { state } } as Mail)).toBe(out);
});

test("a deleted mail counts as sent", () => {
  expect(isOut(undefined)).toBe(true);
});

test("a decision without a record of its mail counts as told", () => {
  const record = { status: "pending" } as Parameters<typeof knownNews>[0];
  expect(knownNews(record, "approved")).toEqual({ told: approved, mail: null });
  expect(knownNews(record, "pending")).toEqual(nothing);
  expect(knownNews({ ...record, news: waits(null, approved) }, "approved")).toEqual(
    waits(null, approved),
  );
});
