import { beforeEach, expect, test, vi } from "vitest";
import { useRead } from "./useRead.ts";
import { useWhileCurrent } from "./useWhileCurrent.ts";

// One component: its effects run immediately, and again with each value given to `render`.
let states: unknown[] = [];
let end: (() => void) | void;
let followed: readonly unknown[] | null = null;
let at = 0;

vi.mock("react", () => ({
  useEffectEvent: <Event>(event: Event) => event,
  useEffect: (start: () => (() => void) | void, follows: readonly unknown[]) => {
    if (followed?.every((value, index) => Object.is(value, follows[index]))) return;
    end?.();
    followed = follows;
    end = start();
  },
  useState: (first: unknown) => {
    const place = at++;
    states[place] ??= first;
    return [states[place], (next: unknown) => (states[place] = next)];
  },
}));

function render<Result>(hook: () => Result): Result {
  at = 0;
  hook();
  at = 0;
  return hook();
}

beforeEach(() => {
  states = [];
  end = undefined;
  followed = null;
});

test("work is current until its inputs change, and then its cleanup runs", () => {
  const asked: { follows: string; isCurrent: () => boolean }[] = [];
  const ended = vi.fn();
  const Page = (follows: string) => () =>
    useWhileCurrent(
      (isCurrent) => {
        asked.push({ follows, isCurrent });
        return () => ended(follows);
      },
      [follows],
    );
  render(Page("a"));
  expect(asked.map(({ isCurrent }) => isCurrent())).toEqual([true]);
  render(Page("b"));
  expect(asked.map(({ isCurrent }) => isCurrent())).toEqual([false, true]);
  expect(ended.mock.calls).toEqual([["a"]]);
  end?.();
  expect(asked.map(({ isCurrent }) => isCurrent())).toEqual([false, false]);
});

test("an answer after the next question is dropped", async () => {
  const slow = Promise.withResolvers<string>();
  const read = (key: string) => () =>
    useRead(() => (key === "a" ? slow.promise : Promise.resolve("of b")), key);
  expect(render(read("a"))).toMatchObject({ state: "loading" });
  expect(render(read("b"))).toMatchObject({ state: "loading" });
  await vi.waitFor(() =>
    expect(render(read("b"))).toMatchObject({ state: "ready", value: "of b" }),
  );
  slow.resolve("of a");
  await slow.promise;
  expect(render(read("b"))).toMatchObject({ state: "ready", value: "of b" });
});

test("a failed read is repeated on request", async () => {
  const answers = [Promise.reject(new Error("no line")), Promise.resolve(3)];
  const read = () => useRead(() => answers.shift()!);
  await vi.waitFor(() => expect(render(read)).toMatchObject({ state: "failed" }));
  render(read).retry();
  expect(render(read)).toMatchObject({ state: "loading" });
  await vi.waitFor(() => expect(render(read)).toMatchObject({ state: "ready", value: 3 }));
});

test("nothing is read without a read function", () => {
  expect(render(() => useRead(null))).toMatchObject({ state: "loading", value: null });
});
