import { expect, test } from "vitest";
import { freePlace } from "./freePlace.ts";

const phone = { width: 360, height: 640 };
const message = {
  whole: { width: 328, height: 92 },
  line: { width: 300, height: 32 },
  mark: { width: 110, height: 32 },
};
const bar = { left: 0, top: 568, width: 360, height: 72 };
/** Fields of a form, each below its label: a line fits between two of them. */
const fields = Array.from({ length: 7 }, (_, i) => ({
  left: 16,
  top: 60 + 90 * i,
  width: 328,
  height: 50,
}));

test("a message is at the foot of the window, in the middle", () => {
  expect(freePlace(message, phone, [])).toEqual({ left: 16, top: 540, free: true, shape: "whole" });
});

test("a message is above a bar of buttons", () => {
  const { top, free, shape } = freePlace(message, phone, [bar]);
  expect([top + message.whole.height <= bar.top - 8, top > 440]).toEqual([true, true]);
  expect([free, shape]).toEqual([true, "whole"]);
});

test("a message moves to a side if the middle of a wide window is taken", () => {
  const column = { left: 400, top: 0, width: 480, height: 800 };
  const small = { width: 300, height: 60 };
  const sizes = { whole: small, line: small, mark: small };
  const place = freePlace(sizes, { width: 1280, height: 800 }, [column]);
  expect(place).toEqual({ left: 972, top: 732, free: true, shape: "whole" });
});

test("if the whole message would cover a control, one line fits between two of them", () => {
  const { top, free, shape } = freePlace(message, phone, [...fields, bar]);
  expect([free, shape]).toEqual([true, "line"]);
  for (const field of [...fields, bar])
    expect(top >= field.top + field.height || top + message.line.height <= field.top).toBe(true);
});

test("if a line would cover a control too, a mark fits beside them", () => {
  const boxes = Array.from({ length: 13 }, (_, i) => ({
    left: 16,
    top: 45 * i,
    width: 200,
    height: 45,
  }));
  const { left, free, shape } = freePlace(message, phone, [...boxes, bar]);
  expect([left, free, shape]).toEqual([247, true, "mark"]);
});

test("if every place covers a control, a mark covers the least, and says so", () => {
  const everywhere = { left: 0, top: 0, width: 360, height: 640 };
  const { top, free, shape } = freePlace(message, phone, [everywhere, bar]);
  expect([top < 536, free, shape]).toEqual([true, false, "mark"]);
});
