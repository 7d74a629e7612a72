import { expect, test, vi } from "vitest";
import { unlessBusy } from "./unlessBusy.ts";

test.each([
  [true, 0],
  [false, 1],
])("while something is sent, %s, pressing 'Cancelar' closes %i times", (busy, times) => {
  const close = vi.fn();
  unlessBusy(busy, close)();
  expect(close).toHaveBeenCalledTimes(times);
});
