import { beforeEach, expect, test, vi } from "vitest";
import { waiting } from "../data/application/kept/waitingApplications.ts";
import { isPastStopping } from "./sendingState.ts";
import { keptState, stateAfter } from "./useApplicationSending.ts";

beforeEach(() => () => {
  waiting.set({});
  vi.unstubAllGlobals();
});

const hint = { company: "Mercado", title: "Caixa", keptAt: 1, nextAt: 2 };

test.each([
  ["line", { state: "waiting", why: "offline", isStored: true }],
  ["quota", { state: "waiting", why: "quota", isStored: true }],
  ["tomorrow", { state: "waiting", why: "tomorrow", isStored: true }],
  // Its person has to confirm it: the form is shown again.
  ["person", null],
] as const)(
  "what is kept and waits for a line, the quota, the next day or its person is shown so: %s",
  (waitsFor, state) => {
    waiting.set({ caixa: { ...hint, waitsFor } });
    expect(keptState("caixa")).toEqual(state);
    expect([keptState("padeiro"), keptState(null)]).toEqual([null, null]);
  },
);

test("what is kept is shown with the name of its person", () => {
  waiting.set({ caixa: { ...hint, name: "Maria Lima", waitsFor: "line" } });
  expect(keptState("caixa")).toMatchObject({ state: "waiting", of: "Maria Lima" });
});

test.each([
  [true, "failed"],
  [false, "offline"],
] as const)(
  "a failure with a line (%s) is told as '%s', and whether the device keeps it",
  (onLine, why) => {
    vi.stubGlobal("navigator", { onLine });
    for (const isStored of [true, false])
      expect(stateAfter({ outcome: "failed", isStored })).toEqual({
        state: "waiting",
        why,
        isStored,
      });
  },
);

test("a spent quota says whether the device keeps it, and other ends are shown as they are", () => {
  for (const isStored of [true, false])
    expect(stateAfter({ outcome: "busy", isStored })).toEqual({
      state: "waiting",
      why: "quota",
      isStored,
    });
  expect(stateAfter({ outcome: "occupied", of: "Maria Lima" })).toEqual({
    state: "occupied",
    of: "Maria Lima",
  });
  expect(stateAfter({ outcome: "cancelled" })).toEqual({ state: "idle" });
  for (const outcome of ["sent", "refused", "unreadable", "unsure"] as const)
    expect(stateAfter({ outcome })).toEqual({ state: outcome });
});

test.each([
  [{ state: "sending", percent: null }, false],
  [{ state: "sending", percent: 99 }, false],
  [{ state: "sending", percent: 100 }, true],
  [{ state: "idle" }, false],
] as const)("whether %o is past stopping: %s", (sending, isPast) => {
  expect(isPastStopping(sending)).toBe(isPast);
});
