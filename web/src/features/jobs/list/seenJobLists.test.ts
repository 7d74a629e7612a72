import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { seenJobLists } from "./seenJobLists.ts";

const hour = 60 * 60 * 1000;
const key = "local=Confresa";
const [going, back] = [false, true];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T22:00:00-04:00") });
  seenJobLists(going, null).set(key, { items: [], next: null, total: 0 });
});
afterEach(() => vi.useRealTimers());

test.each([
  ["a link of the same minute", going, 0.01, true],
  ["a link of half an hour later", going, 0.5, false],
  ["going back after half an hour", back, 0.5, true],
  ["going back after two hours", back, 2, true],
  ["going back after a night", back, 9, false],
])("%s finds a list that is shown", (_how, goingBack, hours, fresh) => {
  vi.advanceTimersByTime(hours * hour);
  expect(seenJobLists(goingBack, null).get(key)).toMatchObject({ items: [], fresh });
});

test("a list that came from the device's store is read again, until it has been", () => {
  const monday = new Date("2026-11-16T09:00:00-04:00");
  seenJobLists(back, null).set(key, { items: [], next: null, total: 0, seenAt: monday });
  expect(seenJobLists(back, null).get(key)).toMatchObject({ seenAt: monday, fresh: false });
  seenJobLists(back, null).set(key, { items: [], next: null, total: 0 });
  expect(seenJobLists(back, null).get(key)).toMatchObject({ seenAt: new Date(), fresh: true });
});
