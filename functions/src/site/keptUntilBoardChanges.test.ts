import { expect, test } from "vitest";
import type { Context } from "../context.ts";
import { keptUntilBoardChanges, mostReadingsAMinute } from "./keptUntilBoardChanges.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1_000);

/** A board that changes by `change`, and a reading of it, which says how often it was made. */
function openBoard(also?: (place: Pick<Context, "now">) => string) {
  let changes = 0;
  let made = 0;
  const answer = async (value: object) => value;
  const rows = {
    withConverter: () => rows,
    orderBy: () => rows,
    select: () => rows,
    limit: () => rows,
    get: () => answer({ docs: [{ updateTime: { toDate: () => after(changes) } }] }),
  };
  const store = { publicStats: { get: () => answer({}) }, jobs: rows } as never;
  const kept = keptUntilBoardChanges(async () => (made += 1), also);
  return { ask: (now = noon) => kept({ store, now }), change: () => (changes += 1) };
}

test("a board is read once until it changes, also by requests at the same time", async () => {
  const { ask, change } = openBoard();
  expect(await Promise.all([ask(), ask(), ask(after(90))])).toEqual([1, 1, 1]);
  change();
  expect(await Promise.all([ask(), ask()])).toEqual([2, 2]);
});

test("what it depends on besides the board is another reading", async () => {
  const { ask } = openBoard(({ now }) => String(now.getUTCHours()));
  expect(await ask(after(3_599))).toBe(1);
  expect(await ask(after(3_600))).toBe(2);
});

test("whoever changes the board all the time has it read fifteen times a minute", async () => {
  const { ask, change } = openBoard();
  const minute = async (from: number) => {
    for (let i = 0; i < 100; i++) {
      change();
      await ask(after(from + i * 0.5));
    }
    return ask(after(from + 59));
  };
  expect(await minute(0)).toBe(mostReadingsAMinute);
  expect(await minute(60)).toBe(2 * mostReadingsAMinute);
});
