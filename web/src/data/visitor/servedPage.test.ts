import type { FirstPage } from "@vagas/functions/domain/site/firstPage";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isUnanswered, useLookedAt } from "./servedPage.ts";

// One component: its effects run once, after its first rendering.
const component = vi.hoisted(() => ({
  first: null as { now: Date } | null,
  state: undefined as unknown,
  isMounted: false,
}));
vi.mock("react", () => ({
  createContext: () => null,
  use: () => component.first,
  useEffectEvent: <Event>(event: Event) => event,
  useEffect: (start: () => void) => {
    if (!component.isMounted) start();
  },
  useState: (first: () => unknown) => {
    component.state ??= first();
    return [component.state, (next: unknown) => (component.state = next)];
  },
}));

const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
vi.stubGlobal("document", page);

function lookedAt(): Date {
  const now = useLookedAt();
  component.isMounted = true;
  return now;
}

function turn(visibilityState: "visible" | "hidden"): void {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event("visibilitychange"));
}

const evening = new Date("2026-11-21T22:00:00-04:00");
const minutesLater = (minutes: number) => new Date(evening.getTime() + minutes * 60_000);

beforeEach(() => {
  vi.useFakeTimers({ now: evening });
  Object.assign(component, { first: null, state: undefined, isMounted: false });
});
afterEach(() => vi.useRealTimers());

test.each([
  [9, evening],
  [11, minutesLater(11)],
])("after %i minutes away, the time of an open page is that of %s", (minutes, time) => {
  expect(lookedAt()).toEqual(evening);
  turn("hidden");
  vi.setSystemTime(minutesLater(minutes));
  expect(lookedAt()).toEqual(evening);
  turn("visible");
  expect(lookedAt()).toEqual(time);
});

test("a rendered page starts with the time of its rendering, and follows whoever returns to it", () => {
  const rendered = minutesLater(-1);
  component.first = { now: rendered };
  expect(lookedAt()).toBe(rendered);
  expect(lookedAt()).toBe(rendered);
  turn("hidden");
  vi.setSystemTime(minutesLater(11 * 60));
  turn("visible");
  expect(lookedAt()).toEqual(minutesLater(11 * 60));
});

test.each([
  ["a short address in the plain shell", "/v/K7q2", null, null, true],
  ["what the server says of a short address", "/v/k7q3", null, "unknown", false],
  ["another page in the plain shell", "/empresa/login", null, null, false],
  ["an unknown address in the plain shell", "/v/k7q2/x", null, null, false],
  ["a page never seen on this device", "/vagas/a1", "unseen", null, true],
  ["a page as last seen on it", "/vagas/a1", "seen", "list", false],
] as const)("whether it is unanswered: %s", (_what, pathname, mark, served, unanswered) => {
  vi.stubGlobal("document", { documentElement: { getAttribute: () => mark } });
  const page = { now: evening } as FirstPage;
  const first = served && { first: page, isShown: true };
  expect(isUnanswered(first, pathname)).toBe(unanswered);
});
