import { expect, test } from "vitest";
import { isDeliberate, noteMove, notePress } from "./deliberate.ts";

const at = (clientX: number, clientY: number, detail = 1) => ({ clientX, clientY, detail });

test("a second click in the same place is ignored, whatever is there now", () => {
  notePress(at(100, 100), 10_000);
  expect(isDeliberate(at(100, 100), 10_180)).toBe(false);
  expect(isDeliberate(at(110, 110, 2), 10_599)).toBe(false);
  expect(isDeliberate(at(100, 100), 10_600)).toBe(true);
});

test("a click in another place right after one counts", () => {
  notePress(at(100, 100), 20_000);
  expect(isDeliberate(at(100, 130), 20_100)).toBe(true);
});

test("a click on what has just moved under the pointer is ignored", () => {
  noteMove(null, 30_000);
  expect(isDeliberate(at(500, 500), 30_180)).toBe(false);
  expect(isDeliberate(at(500, 500), 30_600)).toBe(true);
});

test("a key presses the focused element, whatever has moved", () => {
  noteMove(null, 40_000);
  notePress(at(0, 0), 40_000);
  expect(isDeliberate(at(0, 0, 0), 40_001)).toBe(true);
});

test("a key is not a pointer's press", () => {
  notePress(at(0, 0, 0), 50_000);
  expect(isDeliberate(at(0, 0), 50_100)).toBe(true);
});

/** An element at this place of the page, in pixels. */
function partAt(left: number, top: number, width: number, height: number) {
  const place = { left, top, right: left + width, bottom: top + height };
  return { isConnected: true, getBoundingClientRect: () => place };
}

test("a move within a column leaves clicks above and beside it alone", () => {
  const column = partAt(0, 200, 300, 400);
  const clickOn = (currentTarget: ReturnType<typeof partAt>) => ({ ...at(0, 0), currentTarget });
  noteMove(column, 60_000);
  expect(isDeliberate(clickOn(partAt(20, 300, 80, 30)), 60_100)).toBe(false);
  expect(isDeliberate(clickOn(partAt(20, 700, 80, 30)), 60_100)).toBe(false);
  expect(isDeliberate(clickOn(partAt(20, 100, 80, 30)), 60_100)).toBe(true);
  expect(isDeliberate(clickOn(partAt(340, 300, 80, 30)), 60_100)).toBe(true);
});

test("what moved in a list that is gone does not bar the one in its place", () => {
  const before = partAt(0, 0, 300, 400);
  noteMove(before, 70_000);
  before.isConnected = false;
  const button = partAt(20, 100, 80, 30);
  expect(isDeliberate({ ...at(0, 0), currentTarget: button }, 70_100)).toBe(true);
});
