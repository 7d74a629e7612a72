import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenQuiet } from "./whenQuiet.ts";

let line: EventTarget;

beforeEach(() => {
  line = new EventTarget();
  vi.useFakeTimers();
  vi.stubGlobal("window", line);
  vi.stubGlobal("document", { readyState: "complete" });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How often the work has run: four seconds after the page, and after two events of a line that is back. */
function runsOn(onLine: boolean): [quiet: number, back: number] {
  vi.stubGlobal("navigator", { onLine });
  const run = vi.fn();
  whenQuiet(run);
  vi.advanceTimersByTime(3_999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  const quiet = run.mock.calls.length;
  for (let i = 0; i < 2; i += 1) line.dispatchEvent(new Event("online"));
  return [quiet, run.mock.calls.length];
}

test("work that can wait begins four seconds after the page", () => {
  expect(runsOn(true)).toEqual([1, 1]);
});

test("without a line it waits for one, because code that failed to load stays failed", () => {
  expect(runsOn(false)).toEqual([0, 1]);
});
