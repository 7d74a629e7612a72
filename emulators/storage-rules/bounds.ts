import { LimitExceeded } from "./errors.ts";

/** In UTF-16 units for a string, in bytes for bytes. */
const LONGEST_TEXT = 1_048_576;

/** Of a list, a set or a path. */
const MOST_ITEMS = 10_000;

/** About a quarter of a second of work; a step is one comparison, one attempted match, or a few characters read. */
const MOST_STEPS = 2_000_000;

// Evaluation is synchronous, so one count serves every request and ruleset.
let stepsLeft = MOST_STEPS;

/** Starts the count for one line of input, one request or one ruleset. */
export function startWork(): void {
  stepsLeft = MOST_STEPS;
}

/** Counts work whose amount rules or request decide; throws `LimitExceeded` if it is too much. */
export function spend(steps: number): void {
  stepsLeft -= steps;
  if (stepsLeft < 0) throw new LimitExceeded("Too much work for one request.");
}

/** The text or the bytes; throws if too long. */
export function boundedText<T extends string | Uint8Array>(text: T): T {
  needRoom(text.length, LONGEST_TEXT);
  return text;
}

/** The items; throws if too many. */
export function boundedItems<T>(items: T[]): T[] {
  needRoom(items.length, MOST_ITEMS);
  return items;
}

/** Throws before something too long or too large is made. */
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
