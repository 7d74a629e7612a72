import { expect, test } from "vitest";
import { busyLooks } from "./watch.ts";

const silent = busyLooks("refuses", 0);

test("a port that refuses counts as silent at once, a busy one only after a minute", () => {
  let looks = 0;
  for (let seconds = 5; seconds < 60; seconds += 5) {
    looks = busyLooks("busy", looks);
    expect(looks).toBeLessThan(silent);
  }
  expect(busyLooks("answers", looks)).toBe(0);
  expect(busyLooks("busy", looks)).toBe(silent);
});
