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
  noteMove(30_000);
  expect(isDeliberate(at(500, 500), 30_180)).toBe(false);
  expect(isDeliberate(at(500, 500), 30_600)).toBe(true);
});

test("a key presses the focused element, whatever has moved", () => {
  noteMove(40_000);
  notePress(at(0, 0), 40_000);
  expect(isDeliberate(at(0, 0, 0), 40_001)).toBe(true);
});

test("a key is not a pointer's press", () => {
  notePress(at(0, 0, 0), 50_000);
  expect(isDeliberate(at(0, 0), 50_100)).toBe(true);
});
