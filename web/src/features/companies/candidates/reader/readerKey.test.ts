import { expect, test } from "vitest";
import { keyAnswers, readerAct, swipeAct } from "./readerKey.ts";

const pressed = { on: true, modified: false, repeat: false, taken: false };

test.each([
  ["j", { go: "next" }],
  ["J", { go: "next" }],
  ["ArrowRight", { go: "next" }],
  ["k", { go: "previous" }],
  ["ArrowLeft", { go: "previous" }],
  ["1", { answer: "emConversa" }],
  ["2", { answer: "contratada" }],
  ["3", { answer: "naoSelecionada" }],
])("the key %s is %j", (key, act) => {
  expect(readerAct({ ...pressed, key })).toEqual(act);
});

test("there are three answers", () => {
  expect(keyAnswers).toEqual(["emConversa", "contratada", "naoSelecionada"]);
});

test.each([
  ["4", {}],
  ["x", {}],
  ["toString", {}],
  ["1", { modified: true }],
  ["1", { on: false }],
  ["j", { on: false }],
  ["1", { taken: true }],
  ["ArrowRight", { taken: true }],
  ["3", { repeat: true }],
])("the key %s with %j does nothing", (key, how) => {
  expect(readerAct({ ...pressed, key, ...how })).toBeNull();
});

test("a held arrow goes on", () => {
  expect(readerAct({ ...pressed, key: "j", repeat: true })).toEqual({ go: "next" });
});

const stroke = { fromX: 200, x: -120, y: 20, ms: 200, screenWidth: 360 };

test("a finger leads to the next person by the left, and back by the right", () => {
  expect(swipeAct(stroke)).toBe("next");
  expect(swipeAct({ ...stroke, x: 120 })).toBe("previous");
});

test.each([
  ["short", { x: -40 }],
  ["slanting", { y: 80 }],
  ["slow", { ms: 900 }],
  ["from the left edge", { fromX: 10, x: 120 }],
  ["from the right edge", { fromX: 350 }],
])("a stroke that is %s leads nowhere", (_how, other) => {
  expect(swipeAct({ ...stroke, ...other })).toBeNull();
});
