import { expect, test, vi } from "vitest";
import { unlessBeside } from "./unlessBeside.ts";

test.each([
  ["backdropClick", true, 0],
  ["backdropClick", false, 1],
  ["escapeKeyDown", true, 1],
] as const)("%s, with something to lose: %s, closes %i times", (reason, isLost, times) => {
  const onClose = vi.fn();
  unlessBeside(() => isLost, onClose)({}, reason);
  expect(onClose).toHaveBeenCalledTimes(times);
});
