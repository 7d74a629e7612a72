import { expect, test } from "vitest";
import { pageScale } from "./pageScale.ts";

const a4 = { width: 595, height: 842 };

test("a usual page is as sharp as the screen", () => {
  expect(pageScale(a4, 360, 3)).toEqual({ height: (842 / 595) * 360, pixels: 3 });
});

test("a large page is drawn with fewer pixels, within what a canvas may have", () => {
  for (const page of [a4, { width: 14_400, height: 14_400 }, { width: 100, height: 800 }]) {
    const { height, pixels } = pageScale(page, 1_600, 3)!;
    expect(pixels).toBeLessThan(3);
    expect(1_600 * height * pixels ** 2).toBeLessThanOrEqual(12_000_001);
    expect(height * pixels).toBeLessThanOrEqual(8_192.1);
  }
});

test.each([
  ["a strip of a hundred thousand lines", { width: 10, height: 1_000_000 }],
  ["a page without height", { width: 595, height: 0 }],
  ["a page without width", { width: 0, height: 842 }],
  ["a page of no size", { width: Number.NaN, height: Number.NaN }],
])("%s is not drawn", (_what, page) => {
  expect(pageScale(page, 360, 2)).toBeNull();
});
