import { gaps, type Word } from "./word.ts";

/**
 * A phrase is written as its folded words, with a blank between: `a|b` is either, `evangel*` a beginning, `#` a number,
 * `~2` up to two words of any kind, `!a|b` none of these next, `[` and `]` an item's start and end; `?` after a word
 * makes it optional. Parentheses enclose the words of the finding, else all are. A phrase stays in one sentence; an
 * article or a 'muito' may stand before each of its words.
 */
export type Phrase = { source: string; slots: readonly Slot[] };

/** A place for one word. */
export type WordSlot =
  | { kind: "word" | "not"; alternatives: Alternatives; isOptional: boolean }
  | { kind: "number"; isOptional: boolean };

type Slot =
  WordSlot | { kind: "any"; most: number } | { kind: "itemStart" | "itemEnd" | "open" | "close" };

/** Words, and beginnings of words. */
type Alternatives = {
  words: ReadonlySet<string>;
  beginnings: readonly string[];
};

/** Where a phrase was found: indexes of words, the last one excluded. */
export type Match = {
  /** All of the phrase. */
  from: number;
  to: number;
  /** The words of the finding. */
  start: number;
  end: number;
  numbers: number[];
};

const signs: Record<string, Slot> = {
  "[": { kind: "itemStart" },
  "]": { kind: "itemEnd" },
  "(": { kind: "open" },
  ")": { kind: "close" },
};

const parsed = new Map<string, Slot>();

function slotOf(source: string): Slot {
  const known = parsed.get(source) ?? signs[source];
  if (known) return known;
  const slot = parseSlot(source);
  parsed.set(source, slot);
  return slot;
}

function parseSlot(source: string): Slot {
  const isOptional = source.endsWith("?");
  const plain = isOptional ? source.slice(0, -1) : source;
  if (plain === "#") return { kind: "number", isOptional };
  if (plain.startsWith("~")) return { kind: "any", most: Number(plain.slice(1)) };
  const isNot = plain.startsWith("!");
  const all = (isNot ? plain.slice(1) : plain).split("|");
  return {
    kind: isNot ? "not" : "word",
    isOptional,
    alternatives: {
      words: new Set(all.filter((one) => !one.endsWith("*"))),
      beginnings: all.filter((one) => one.endsWith("*")).map((one) => one.slice(0, -1)),
    },
  };
}

/** Reads a phrase; phrases share their slots, as most words stand in many. */
export function phraseOf(source: string): Phrase {
  return { source, slots: source.split(" ").map(slotOf) };
}

/** Articles and words that only stress, of which one may stand before each word of a phrase. */
const light = new Set("o a os as um uma seu sua muito muita bem super ja totalmente".split(" "));

function isAmong({ words, beginnings }: Alternatives, text: string): boolean {
  return words.has(text) || beginnings.some((beginning) => text.startsWith(beginning));
}

/** The slots by one of which a phrase begins, and those that each need a word of the text. */
export function keysOf({ slots }: Phrase): {
  first: WordSlot[];
  needed: WordSlot[];
} {
  const first: WordSlot[] = [];
  const needed: WordSlot[] = [];
  for (const slot of slots) {
    if (slot.kind !== "word" && slot.kind !== "number") continue;
    if (needed.length === 0) first.push(slot);
    if (!slot.isOptional) needed.push(slot);
  }
  return { first, needed };
}

/** Whether an item (a line, a clause between commas) begins at this word. */
export function isItemStart(words: readonly Word[], at: number): boolean {
  return (words[at]?.gap ?? gaps.sentence) >= gaps.comma;
}

/** The match of a phrase that begins at this word, or null. */
export function matchAt(phrase: Phrase, words: readonly Word[], from: number): Match | null {
  const match: Match = { from, to: from, start: from, end: -1, numbers: [] };
  if (!matchRest(phrase.slots, 0, words, from, match)) return null;
  if (match.end < 0) match.end = match.to;
  return match;
}

/** Whether a word that must be there is another; spares most phrases the rest of the work. */
function isHopeless(slot: Slot, words: readonly Word[], at: number, match: Match): boolean {
  if (slot.kind !== "word" || slot.isOptional) return false;
  const word = words[at];
  if (word === undefined || !goesOn(words, at, match)) return true;
  return !isAmong(slot.alternatives, word.text) && !light.has(word.text);
}

function matchRest(
  slots: readonly Slot[],
  index: number,
  words: readonly Word[],
  at: number,
  match: Match,
): boolean {
  const slot = slots[index];
  if (slot === undefined) {
    match.to = at;
    return true;
  }
  return !isHopeless(slot, words, at, match) && matchSlot(slot, slots, index, words, at, match);
}

function matchSlot(
  slot: Slot,
  slots: readonly Slot[],
  index: number,
  words: readonly Word[],
  at: number,
  match: Match,
): boolean {
  const rest = (next: number) => matchRest(slots, index + 1, words, next, match);
  switch (slot.kind) {
    case "itemStart":
      return isItemStart(words, at) && rest(at);
    case "itemEnd":
      return isItemStart(words, at) && rest(at);
    case "open":
      match.start = at;
      return rest(at);
    case "close":
      match.end = at;
      return rest(at);
    case "any":
      return matchAny(slot.most, rest, words, at, match);
    default:
      return (
        matchWord(slot, rest, words, at, match) ||
        (slots[index - 1]?.kind !== "open" && matchPassing(slot, rest, words, at, match))
      );
  }
}

/** Whether the phrase goes on with this word: it is in the same sentence as the phrase's first. */
function goesOn(words: readonly Word[], at: number, match: Match): boolean {
  const word = words[at];
  return word !== undefined && (at === match.from || word.gap < gaps.sentence);
}

function matchAny(
  most: number,
  rest: (next: number) => boolean,
  words: readonly Word[],
  at: number,
  match: Match,
): boolean {
  for (let skipped = 0; skipped <= most; skipped += 1) {
    if (rest(at + skipped)) return true;
    if (!goesOn(words, at + skipped, match)) return false;
  }
  return false;
}

/** As `matchWord`, with a light word before it. */
function matchPassing(
  slot: WordSlot,
  rest: (next: number) => boolean,
  words: readonly Word[],
  at: number,
  match: Match,
): boolean {
  if (at === match.from || slot.kind !== "word" || slot.isOptional) return false;
  return (
    goesOn(words, at, match) &&
    light.has(words[at]!.text) &&
    matchWord(slot, rest, words, at + 1, match)
  );
}

function matchWord(
  slot: WordSlot,
  rest: (next: number) => boolean,
  words: readonly Word[],
  at: number,
  match: Match,
): boolean {
  const word = goesOn(words, at, match) ? words[at]! : null;
  if (slot.kind === "not") return !fits(slot, word) && rest(at);
  if (fits(slot, word)) {
    if (slot.kind === "number") match.numbers.push(word!.value!);
    if (rest(at + 1)) return true;
    if (slot.kind === "number") match.numbers.pop();
  }
  return slot.isOptional && rest(at);
}

function fits(slot: WordSlot, word: Word | null): boolean {
  if (word === null) return false;
  return slot.kind === "number" ? word.value !== null : isAmong(slot.alternatives, word.text);
}
