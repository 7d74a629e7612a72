import { expect, test } from "vitest";
import { addMinutes } from "../dates.ts";
import { candidateStages } from "../application/stage.ts";
import { isToldBy, isUnderway } from "./closingNotice.ts";
import { hasEnded } from "./jobEnd.ts";

const now = new Date("2026-11-23T12:00:00Z");
const earlier = addMinutes(now, -1);
const later = addMinutes(now, 1);
const open = { filled: false, paused: false, expiresAt: later };

test.each([
  ["takes applications", {}, false],
  ["is filled", { filled: true }, true],
  ["is off the site", { paused: true }, true],
  ["is at its deadline", { expiresAt: now }, true],
])("whether a job has ended that %s", (_state, fields, over) => {
  expect(hasEnded({ ...open, ...fields }, now)).toBe(over);
});

const notice = { companyId: "padaria", askedAt: now };
const candidate = {
  companyId: "padaria",
  stage: "vista",
  stageAt: earlier,
  createdAt: earlier,
} as const;

test("a notice is about those without an answer alone", () => {
  const told = candidateStages.filter((stage) => isToldBy(notice, { ...candidate, stage }));
  expect(told).toEqual(["nova", "vista"]);
});

test.each([
  ["came at that moment", { createdAt: now, stageAt: now }, true],
  ["came later", { createdAt: later, stageAt: later }, false],
  ["was moved by its company since", { stageAt: later }, false],
  ["was withdrawn from the company", { companyId: null }, false],
  ["is another company's", { companyId: "mercado" }, false],
])("whether a notice is about an application that %s", (_what, fields, told) => {
  expect(isToldBy(notice, { ...candidate, ...fields })).toBe(told);
});

test("people are about to be told for half an hour", () => {
  expect(isUnderway(notice, addMinutes(now, 29))).toBe(true);
  expect(isUnderway(notice, addMinutes(now, 30))).toBe(false);
  expect(isUnderway(null, now)).toBe(false);
});
