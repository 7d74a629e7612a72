import { expect, test } from "vitest";
import { eachInTurns } from "./eachInTurns.ts";

test("each item is worked on once, few at a time, and the results keep the order", async () => {
  let underway = 0;
  let most = 0;
  const done = await eachInTurns([30, 1, 20, 5, 2], 2, async (wait) => {
    most = Math.max(most, ++underway);
    await new Promise((resolve) => setTimeout(resolve, wait));
    underway -= 1;
    return wait * 2;
  });
  expect(done).toEqual([60, 2, 40, 10, 4]);
  expect(most).toBe(2);
});
