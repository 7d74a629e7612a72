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

test("an action happens at its time, once", async () => {
  const act = action();
  const done = runUnlessUndone("x", act);
  await vi.advanceTimersByTimeAsync(undoMs - 1);
  expect(act).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await done).toBe(true);
  expect(act).toHaveBeenCalledOnce();
  expect(undoables()).toEqual([]);
});

test("an undone action never happens", async () => {
  const act = action();
  const done = runUnlessUndone("x", act);
  undoables().forEach(({ id }) => undo(id));
  expect(await done).toBe(false);
  await vi.advanceTimersByTimeAsync(undoMs * 2);
  expect(act).not.toHaveBeenCalled();
});

test("each action has its own time", async () => {
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

test("a session ends only after the pending actions are done", async () => {
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

test("a pending action is done when the page is left, once, and one without that ability stays pending", async () => {
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
