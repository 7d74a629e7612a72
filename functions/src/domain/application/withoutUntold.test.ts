import { expect, test } from "vitest";
import { addMinutes } from "../dates.ts";
import { withoutUntold } from "./withoutUntold.ts";

const chosen = new Date("2026-11-23T12:00:00Z");
const answer = (minutes: number) => ({
  at: addMinutes(chosen, minutes),
  applications: 1,
  openings: 1,
  mailed: true,
});
const hired = { stage: "contratada", stageAt: chosen } as const;
const inTalk = { emConversa: answer(-10) };

test.each([
  ["noted", { ...hired, answers: { contratada: answer(30) } }],
  ["not noted yet", hired],
] as const)("an answer that was %s and not told is taken away", (_how, application) => {
  expect(withoutUntold(application, addMinutes(chosen, 29))).toEqual({
    stage: "vista",
    answers: null,
  });
});

test("what was told before it stays", () => {
  const application = { ...hired, answers: { ...inTalk, contratada: answer(30) } };
  expect(withoutUntold(application, addMinutes(chosen, 29))).toEqual({
    stage: "emConversa",
    answers: inTalk,
  });
});

test("what was told, and a stage that is no answer, stay as they are", () => {
  const told = { ...hired, answers: { contratada: answer(30) } };
  expect(withoutUntold(told, addMinutes(chosen, 30))).toBeNull();
  expect(withoutUntold({ stage: "vista", stageAt: chosen }, chosen)).toBeNull();
});

test("an answer that its company took back is not kept", () => {
  const application = { stage: "vista", stageAt: chosen, answers: { contratada: answer(30) } };
  expect(withoutUntold(application as never, chosen)).toEqual({ stage: "vista", answers: null });
});

test("an answer that its company took back just before its time is not kept later either", () => {
  const left = {
    stage: "vista",
    stageAt: addMinutes(chosen, 29),
    answers: { contratada: answer(30) },
  };
  expect(withoutUntold(left as never, addMinutes(chosen, 60))).toEqual({
    stage: "vista",
    answers: null,
  });
});
