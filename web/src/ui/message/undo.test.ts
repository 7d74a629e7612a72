import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  finishUndoables,
  leaveUndoables,
  runUnlessUndone,
  undo,
  undoables,
  undoMs,
} from "./undo.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const action = () => vi.fn(async () => true);

test("nothing is done before its time, and then once", async () => {
  const act = action();
  const done = runUnlessUndone("x", act);
  await vi.advanceTimersByTimeAsync(undoMs - 1);
  expect(act).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await done).toBe(true);
  expect(act).toHaveBeenCalledOnce();
  expect(undoables()).toEqual([]);
});

test("what is taken back is never done", async () => {
  const act = action();
  const done = runUnlessUndone("x", act);
  undoables().forEach(({ id }) => undo(id));
  expect(await done).toBe(false);
  await vi.advanceTimersByTimeAsync(undoMs * 2);
  expect(act).not.toHaveBeenCalled();
});

test("each has its own time", async () => {
  const [first, second] = [action(), action()];
  void runUnlessUndone("first", first);
  await vi.advanceTimersByTimeAsync(5000);
  void runUnlessUndone("second", second);
  await vi.advanceTimersByTimeAsync(3000);
  expect(first).toHaveBeenCalledOnce();
  expect(undoables().map(({ label }) => label)).toEqual(["second"]);
  await finishUndoables();
  expect(second).toHaveBeenCalledOnce();
});

test("a session ends only when what could still be taken back is done", async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  void runUnlessUndone("slow", () => promise);
  const ended = vi.fn();
  const finishing = finishUndoables().then(ended);
  await vi.advanceTimersByTimeAsync(undoMs);
  expect(ended).not.toHaveBeenCalled();
  resolve(true);
  await finishing;
  expect(ended).toHaveBeenCalledOnce();
});

test("what was confirmed is done when the page is left, once, and what cannot be done so waits on", async () => {
  const [first, second, onLeaving] = [action(), action(), vi.fn()];
  void runUnlessUndone("first", first, onLeaving);
  void runUnlessUndone("second", second);
  leaveUndoables();
  leaveUndoables();
  expect(onLeaving).toHaveBeenCalledOnce();
  expect(undoables().map(({ label }) => label)).toEqual(["second"]);
  await vi.advanceTimersByTimeAsync(undoMs);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});
