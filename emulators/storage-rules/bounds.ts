import { LimitExceeded } from "./errors.ts";

/** Of a string in UTF-16 units, of bytes in bytes. */
const LONGEST_TEXT = 1_048_576;

/** Of a list, a set or a path. */
const MOST_ITEMS = 10_000;

/** About a quarter of a second of work; a step is one comparison, one match tried, or a few characters read. */
const MOST_STEPS = 2_000_000;

// Evaluation is synchronous, so one count serves whichever request or ruleset is being worked on.
let stepsLeft = MOST_STEPS;

/** Begins the work on one line of input, one request or one ruleset. */
export function startWork(): void {
  stepsLeft = MOST_STEPS;
}

/** Counts work whose amount the rules or the request decide; throws `LimitExceeded` when it is too much. */
export function spend(steps: number): void {
  stepsLeft -= steps;
  if (stepsLeft < 0) throw new LimitExceeded("Too much work for one request.");
}

/** The text or the bytes, unless too long. */
export function boundedText<T extends string | Uint8Array>(text: T): T {
  needRoom(text.length, LONGEST_TEXT);
  return text;
}

/** The items, unless too many. */
export function boundedItems<T>(items: T[]): T[] {
  needRoom(items.length, MOST_ITEMS);
  return items;
}

/** For what would be too long or too many to be made first and looked at after. */
export function needTextRoom(length: number): void {
  needRoom(length, LONGEST_TEXT);
}

export function needItemRoom(count: number): void {
  needRoom(count, MOST_ITEMS);
}

function needRoom(size: number, most: number): void {
  if (size > most) throw new LimitExceeded(`A value may be at most ${most} long.`);
  spend(1 + Math.floor(size / 8));
}
