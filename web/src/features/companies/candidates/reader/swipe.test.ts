import type { TouchEvent } from "react";
import { expect, test } from "vitest";
import { createSwipe } from "./swipe.ts";

const around = { screenWidth: 360, isEnlarged: false, isTextSelected: false };
const page = { closest: () => null };
const enlarged = { closest: () => page };
const note = { closest: () => null };
/** The reader; the dialog of the note is elsewhere in the document. */
const reader = { contains: (other: object) => other !== note };

const event = (fields: object) =>
  ({ target: page, currentTarget: reader, ...fields }) as unknown as TouchEvent;
const finger = { clientX: 300, clientY: 400 };
const begun = { touches: [finger], timeStamp: 1000 };
const ended = event({ changedTouches: [{ clientX: 150, clientY: 410 }], timeStamp: 1200 });

/** Where a stroke from right to left leads that begins and ends so. */
function stroke(beginning: object = {}, before: object = {}, after: object = {}) {
  const swipe = createSwipe();
  swipe.begin(event({ ...begun, ...beginning }), { ...around, ...before });
  return swipe.end(ended, { ...around, ...after });
}

test("a finger leads to the next person", () => {
  expect(stroke()).toBe("next");
});

test.each([
  ["in a dialog above the reader", { target: note }, {}, {}],
  ["on an enlarged page", { target: enlarged }, {}, {}],
  ["with a second finger", { touches: [finger, finger] }, {}, {}],
  ["in an enlarged window", {}, { isEnlarged: true }, {}],
  ["while text is selected", {}, { isTextSelected: true }, {}],
  ["that selects text", {}, {}, { isTextSelected: true }],
])("a stroke %s leads nowhere", (_where, beginning, before, after) => {
  expect(stroke(beginning, before, after)).toBeNull();
});

test("a stroke that became the browser's scroll leads nowhere", () => {
  const swipe = createSwipe();
  swipe.begin(event(begun), around);
  swipe.forget();
  expect(swipe.end(ended, around)).toBeNull();
});
