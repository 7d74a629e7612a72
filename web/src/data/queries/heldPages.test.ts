import { limits } from "@vagas/functions/domain/limits";
import { Observable, Subject } from "rxjs";
import { beforeEach, describe, expect, test } from "vitest";
import { heldPages } from "./heldPages.ts";
import type { Listed, Range, Row } from "./heldList.ts";
import type { Live } from "./liveQuery.ts";

type Stored = { id: string; seconds: number; text?: string };
type Listener = {
  range: Range;
  tell: (live: Live<Row<string>[]>) => void;
  told: Set<string> | null;
};

const size = 3;

/** A database of a few rows: answers its listeners one after another, on demand, and counts the rows it sends. */
let stored: Stored[];
let listeners: Set<Listener>;
let waiting: Listener[];
let reads: number;

const order = (a: { id: string; seconds: number }, b: { id: string; seconds: number }) =>
  b.seconds - a.seconds || (a.id > b.id ? -1 : Number(a.id !== b.id));
const newest = () => stored.toSorted(order).map(({ id, text }) => text ?? id);

function rowsOf({ after, until, limit }: Range): Stored[] {
  return stored
    .toSorted(order)
    .filter((row) => (!after || order(after, row) < 0) && (!until || order(row, until) <= 0))
    .slice(0, limit);
}

function listen(range: Range): Observable<Live<Row<string>[]>> {
  return new Observable((subscriber) => {
    const listener: Listener = { range, tell: (live) => subscriber.next(live), told: null };
    listeners.add(listener);
    waiting.push(listener);
    return () => {
      listeners.delete(listener);
    };
  });
}

/** Sends one listener its pending rows. */
function answer(listener: Listener) {
  if (!listeners.has(listener)) return;
  const rows = rowsOf(listener.range);
  const { told } = listener;
  listener.told = new Set(rows.map(({ id }) => id));
  const fresh = rows.filter(({ id }) => !told?.has(id));
  if (fresh.length === 0 && told?.size === rows.length) return;
  reads += fresh.length;
  listener.tell({
    state: "ready",
    value: rows.map(({ id, seconds, text }) => ({
      item: text ?? id,
      at: { id, seconds, nanoseconds: 0 },
    })),
  });
}

let shown: Listed<string>;
let states: string[];
let more: Subject<void>;

/** Lets the database answer, the last request first if `late`; `during` is checked after each answer. */
function settle(during: () => void = () => undefined, late = false) {
  while (waiting.length > 0) {
    answer(late ? waiting.pop()! : waiting.shift()!);
    during();
  }
}

function change(rows: Stored[]) {
  stored = rows;
  waiting.push(...listeners);
}

const comes = (row: Stored) => change([...stored, row]);
const goes = (id: string) => change(stored.filter((row) => row.id !== id));

function askMore() {
  more.next();
  settle();
}

function expectWhole() {
  expect(new Set(shown.items).size, "no row twice").toBe(shown.items.length);
  expect(shown.items).toEqual(newest().slice(0, shown.items.length));
}

beforeEach(() => {
  listeners = new Set();
  waiting = [];
  reads = 0;
  states = [];
  more = new Subject();
  // r30 is the newest, r01 the oldest.
  stored = Array.from({ length: 30 }, (_, index) => ({
    id: `r${String(index + 1).padStart(2, "0")}`,
    seconds: 1000 + index,
  }));
  heldPages(listen, size, more).subscribe((live) => {
    states.push(live.state);
    if (live.state === "ready") shown = live.value;
  });
  settle();
});

describe("three requested pages", () => {
  beforeEach(() => {
    askMore();
    askMore();
    expect(shown.items).toEqual(newest().slice(0, 9));
    expect(reads).toBe(9);
  });

  test.each([[false], [true]])(
    "keep all their rows while a new one arrives (the last request answered first: %s)",
    (late) => {
      const before = [...shown.items];
      comes({ id: "new", seconds: 2000 });
      settle(() => expect(shown.items.filter((id) => before.includes(id))).toEqual(before), late);
      expect(shown.items).toEqual(["new", ...before]);
      expect(shown).toMatchObject({ hasMore: true, loadingMore: false, moreFailed: false });
    },
  );

  test("cost the first page again for the first new row, and one read for each after it", () => {
    comes({ id: "new", seconds: 2000 });
    settle();
    expect(reads).toBe(9 + 1 + size + 1);
    for (let index = 0; index < 10; index += 1) {
      comes({ id: `newer${index}`, seconds: 2001 + index });
      settle();
      expectWhole();
    }
    expect(reads).toBe(9 + 1 + size + 1 + 10);
    expect(listeners.size).toBe(3);
    expect(shown.items).toHaveLength(9 + 11);
  });

  test("insert a row between theirs at its place", () => {
    comes({ id: "between", seconds: 1025 });
    settle();
    expect(shown.items).toHaveLength(10);
    expectWhole();
  });

  test("distinguish rows of the same time", () => {
    const last = stored.find(({ id }) => id === shown.items[size - 1])!;
    comes({ id: "a", seconds: last.seconds });
    comes({ id: "z", seconds: last.seconds });
    settle();
    expect(shown.items).toHaveLength(11);
    expectWhole();
  });

  test("lose a deleted row, even one at which a page ends, and no other", () => {
    for (const id of ["r28", "r29", "r25"]) {
      goes(id);
      settle();
      expect(shown.items).not.toContain(id);
      expectWhole();
    }
    comes({ id: "new", seconds: 2000 });
    comes({ id: "newer", seconds: 2001 });
    comes({ id: "newest", seconds: 2002 });
    settle();
    expectWhole();
    expect(shown.items).toEqual(
      expect.arrayContaining(["newest", "r30", "r27", "r26", "r24", "r22"]),
    );
  });

  test.each([[false], [true]])(
    "move an updated row to the top, once (the last request answered first: %s)",
    (late) => {
      const others = shown.items.filter((id) => id !== "r25");
      change(
        stored.map((row) =>
          row.id === "r25" ? { ...row, seconds: 3000, text: "r25 renewed" } : row,
        ),
      );
      settle(
        () => expect(shown.items.filter((text) => text.startsWith("r25")).length).toBeLessThan(2),
        late,
      );
      expect(shown.items[0]).toBe("r25 renewed");
      expect(shown.items).toEqual(expect.arrayContaining(others));
      expectWhole();
    },
  );

  test("stay together however many rows arrive, for about two reads each", () => {
    const coming = 4 * limits.listRequest.max;
    for (let index = 0; index < coming; index += 1) {
      const before = [...shown.items];
      comes({ id: `new${index}`, seconds: 2000 + index });
      settle(() => expect(before.filter((id) => !shown.items.includes(id))).toEqual([]));
      expectWhole();
    }
    expect(shown.items).toHaveLength(9 + coming);
    expect(reads).toBeLessThan(9 + 2.2 * coming);
    expect([...listeners].every(({ range }) => range.limit <= limits.listRequest.max)).toBe(true);
  });

  test("can be continued to the end of the list", () => {
    comes({ id: "new", seconds: 2000 });
    settle();
    for (let press = 0; press < 10; press += 1) askMore();
    expect(shown.items).toEqual(newest());
    expect(shown.hasMore).toBe(false);
  });
});

test("show the upper copy of a row that two pages hold while it moves", () => {
  askMore();
  change(
    stored.map((row) => (row.id === "r25" ? { ...row, seconds: 3000, text: "r25 renewed" } : row)),
  );
  const [upper] = listeners;
  // The first page has received it, the second has not.
  waiting = [];
  answer(upper!);
  settle();
  expect(shown.items).toContain("r25 renewed");
  expect(shown.items).not.toContain("r25");
});

test("a press while a page is loading requests no other", () => {
  more.next();
  more.next();
  expect(shown).toMatchObject({ loadingMore: true, hasMore: true });
  const said = states.length;
  more.next();
  expect(states, "who asks whenever the list changes is not told that it did").toHaveLength(said);
  settle();
  expect(shown.items).toHaveLength(2 * size);
});

test("after a failed page a press requests it again, and the shown rows stay", () => {
  more.next();
  [...listeners].at(-1)!.tell({ state: "failed" });
  waiting = [];
  expect(shown).toMatchObject({
    items: newest().slice(0, size),
    moreFailed: true,
    loadingMore: false,
    hasMore: true,
  });
  more.next();
  expect(shown).toMatchObject({ moreFailed: false, loadingMore: true });
  settle();
  expect(shown).toMatchObject({ items: newest().slice(0, 2 * size), moreFailed: false });
});

test("a list whose first page fails has failed", () => {
  [...listeners][0]!.tell({ state: "failed" });
  expect(states.at(-1)).toBe("failed");
});

test("without subscribers, nothing is listened to", () => {
  const other = heldPages(listen, size, more).subscribe();
  const before = listeners.size;
  other.unsubscribe();
  expect(listeners.size).toBe(before - 1);
});

test("a list that begins with the oldest grows at its end, and keeps its rows when one returns in their midst", () => {
  const byAge = (a: Stored, b: Stored) => -order(a, b);
  const oldest = () => stored.toSorted(byAge).map(({ id }) => id);
  let seen: string[] = [];
  const asked = new Subject<void>();
  const listening = new Set<Listener>();
  const told = ({ after, until, limit }: Range) =>
    stored
      .toSorted(byAge)
      .filter((row) => (!after || order(after, row) > 0) && (!until || order(row, until) >= 0))
      .slice(0, limit)
      .map(({ id, seconds }) => ({ item: id, at: { id, seconds, nanoseconds: 0 } }));
  const answerAll = () => {
    for (const { range, tell } of listening) tell({ state: "ready", value: told(range) });
  };
  heldPages<string>(
    (range) =>
      new Observable((subscriber) => {
        const listener: Listener = { range, tell: (live) => subscriber.next(live), told: null };
        listening.add(listener);
        return () => {
          listening.delete(listener);
        };
      }),
    size,
    asked,
    "oldest",
  ).subscribe((live) => {
    if (live.state === "ready") seen = live.value.items;
  });
  answerAll();
  asked.next();
  answerAll();
  expect(seen).toEqual(["r01", "r02", "r03", "r04", "r05", "r06"]);
  comes({ id: "new", seconds: 2000 });
  answerAll();
  expect(seen).toEqual(["r01", "r02", "r03", "r04", "r05", "r06"]);
  comes({ id: "returned", seconds: 1000 });
  answerAll();
  answerAll();
  expect(seen).toEqual(oldest().slice(0, 7));
});
