import { expect, test } from "vitest";
import { actInDialog, actOf, isTyping, stopFrom } from "./queueKeys.ts";

const plain = {
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isComposing: false,
};

test.each([
  ["j", "next"],
  ["K", "previous"],
  ["a", "approve"],
  ["r", "refuse"],
  ["x", "choose"],
  ["d", "undo"],
  ["?", "help"],
  ["z", null],
])("the key %s does: %s, with caps lock or without", (key, act) => {
  expect(actOf({ ...plain, key }, false)).toBe(act);
  expect(actOf({ ...plain, key: key.toUpperCase() }, true)).toBe(act);
});

test("with Shift the same letters are about all that is chosen, and others do nothing", () => {
  const shifted = (key: string) => actOf({ ...plain, key, shiftKey: true }, true);
  expect(["A", "R", "X", "?", "J", "D", "Enter"].map(shifted)).toEqual([
    "approve-all",
    "refuse-all",
    "choose-all",
    "help",
    null,
    null,
    null,
  ]);
});

test("arrows and Enter belong to the queue only while an item has the focus", () => {
  const keys = ["ArrowDown", "ArrowUp", "Enter"];
  expect(keys.map((key) => actOf({ ...plain, key }, true))).toEqual(["next", "previous", "read"]);
  expect(keys.map((key) => actOf({ ...plain, key }, false))).toEqual([null, null, null]);
});

test.each(["ctrlKey", "altKey", "metaKey", "isComposing"])(
  "a letter with %s belongs to the browser",
  (modifier) => {
    expect(actOf({ ...plain, key: "a", [modifier]: true }, true)).toBeNull();
  },
);

test("in a dialog, A and R decide, and Ctrl + Enter confirms a refusal from its field too", () => {
  const keys = ["a", "r", "j", "x", "d", "?", "Enter"].map((key) => ({ ...plain, key }));
  expect(keys.map((pressed) => actInDialog(pressed, false))).toEqual([
    "approve",
    "refuse",
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(keys.map((pressed) => actInDialog(pressed, true))).toEqual(keys.map(() => null));
  expect(actInDialog({ ...plain, key: "Enter", ctrlKey: true }, true)).toBe("confirm");
});

test("letters in a field are typed, and in a list they choose", () => {
  expect(isTyping({ tagName: "INPUT", type: "search" })).toBe(true);
  expect(isTyping({ tagName: "TEXTAREA" })).toBe(true);
  expect(isTyping({ tagName: "SELECT" })).toBe(true);
  expect(isTyping({ tagName: "DIV", isContentEditable: true })).toBe(true);
  expect(isTyping({ tagName: "INPUT", type: "checkbox" })).toBe(false);
  expect(isTyping({ tagName: "BUTTON", type: "button" })).toBe(false);
});

test.each([
  ["the first from outside", null, "next", 0],
  ["the last from outside", null, "previous", 2],
  ["the one after an item", { before: 0, isStop: true }, "next", 1],
  ["the one before an item", { before: 1, isStop: true }, "previous", 0],
  ["the one below a decided item", { before: 1, isStop: false }, "next", 1],
  ["the one above a decided item", { before: 1, isStop: false }, "previous", 0],
  ["none after the last", { before: 2, isStop: true }, "next", null],
  ["none before the first", { before: 0, isStop: true }, "previous", null],
] as const)("the focus goes to %s", (_where, place, direction, stop) => {
  expect(stopFrom(place, 3, direction)).toBe(stop);
});

test("an empty queue has no stop", () => {
  expect(stopFrom(null, 0, "next")).toBeNull();
});
