import { expect, test } from "vitest";
import { freePlace } from "./freePlace.ts";

const phone = { width: 360, height: 640 };
const message = { width: 328, height: 60 };
const bar = { left: 0, top: 568, width: 360, height: 72 };

test("a message stands at the foot of the window, in the middle", () => {
  expect(freePlace(message, phone, [])).toEqual({ left: 16, top: 572, free: true });
});

test("a message stands above a bar of buttons", () => {
  const { top, free } = freePlace(message, phone, [bar]);
  expect([top + message.height <= bar.top - 8, top > 480, free]).toEqual([true, true, true]);
});

test("a message goes to a side where the middle of a wide window is taken", () => {
  const column = { left: 400, top: 0, width: 480, height: 800 };
  const place = freePlace({ width: 300, height: 60 }, { width: 1280, height: 800 }, [column]);
  expect(place).toEqual({ left: 972, top: 732, free: true });
});

test("where every place covers a control, a message covers the least, and says so", () => {
  const everywhere = { left: 0, top: 0, width: 360, height: 640 };
  const { top, free } = freePlace(message, phone, [everywhere, bar]);
  expect([top < 508, free]).toEqual([true, false]);
});
