import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ifAlone, inTurn } from "./oneTab.ts";

type Options = { ifAvailable?: boolean; signal?: AbortSignal };

/** The browser's lock as its tabs share it, one holder at a time. */
function sharedLock() {
  let free: Promise<unknown> = Promise.resolve();
  let holders = 0;
  const hold = (work: (lock: object | null) => unknown) => {
    holders += 1;
    const done = Promise.resolve(work({})).finally(() => (holders -= 1));
    free = done.catch(() => null);
    return done;
  };
  return {
    request: (
      _name: string,
      { ifAvailable = false, signal }: Options,
      work: (lock: object | null) => unknown,
    ): Promise<unknown> => {
      if (holders === 0) return hold(work);
      if (ifAvailable) return Promise.resolve(work(null));
      if (signal?.aborted) return Promise.reject(new DOMException("", "AbortError"));
      return new Promise((resolve, reject) => {
        signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
        void free.then(() => {
          if (!signal?.aborted) resolve(hold(work));
        });
      });
    },
  };
}

const never = new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { locks: sharedLock() });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Another tab that works until it is told to stop. */
function otherTab() {
  const { promise, resolve } = Promise.withResolvers<string>();
  const done = ifAlone(() => promise);
  return { stop: () => resolve("other"), done };
}

test("a single tab works at once", async () => {
  const onWait = vi.fn();
  expect(await inTurn(async (waited) => waited, onWait, never)).toBe(false);
  expect(onWait).not.toHaveBeenCalled();
});

test("a second tab waits for the first, and knows that it did", async () => {
  const other = otherTab();
  const onWait = vi.fn();
  const work = vi.fn(async (waited: boolean) => waited);
  const mine = inTurn(work, onWait, never);
  await vi.advanceTimersByTimeAsync(1000);
  expect(onWait).toHaveBeenCalledOnce();
  expect(work).not.toHaveBeenCalled();
  other.stop();
  expect(await mine).toBe(true);
  expect(await other.done).toBe("other");
});

test("a cancelled wait does nothing", async () => {
  otherTab();
  const stop = new AbortController();
  const work = vi.fn();
  const mine = inTurn(work, () => stop.abort(), stop.signal);
  expect(await mine).toBeNull();
  expect(work).not.toHaveBeenCalled();
});

test("a stuck tab is waited for at most a minute", async () => {
  otherTab();
  const mine = inTurn(async () => "sent", vi.fn(), never);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await mine).toBe("sent");
});

test("an error of the work is passed to its caller", async () => {
  const other = otherTab();
  const mine = inTurn(() => Promise.reject(new Error("offline")), vi.fn(), never);
  const failed = expect(mine).rejects.toThrow("offline");
  other.stop();
  await failed;
});

test("deferrable work is skipped while another tab works", async () => {
  otherTab();
  expect(await ifAlone(async () => "done")).toBeNull();
});

test("a browser without locks works at once", async () => {
  vi.stubGlobal("navigator", {});
  expect(await inTurn(async () => "sent", vi.fn(), never)).toBe("sent");
});

test("a tab stops listening for cancellation once it is its turn", async () => {
  const other = otherTab();
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, "addEventListener");
  const removed = vi.spyOn(signal, "removeEventListener");
  const mine = inTurn(async () => "mine", vi.fn(), signal);
  await vi.advanceTimersByTimeAsync(1000);
  other.stop();
  expect(await mine).toBe("mine");
  expect(removed.mock.calls).toEqual(added.mock.calls);
});
