import { lawRules } from "./lawRules.ts";
import type { Found, LawRule, Reading } from "./lawRule.ts";
import { after, before, isDenied, wordSet } from "./surroundings.ts";
import { gaps, type Word } from "./word.ts";
import { isItemStart, keysOf, matchAt, phraseOf, type Phrase, type WordSlot } from "./phrase.ts";

type Candidate = { law: LawRule; phrase: Phrase; needed: readonly WordSlot[] };

/** Which slots a word fits, and which phrases a slot begins, so that a text is compared with few phrases. */
class PhraseIndex {
  private readonly byWord = new Map<string, WordSlot[]>();
  private readonly byBeginning = new Map<string, WordSlot[]>();
  private readonly lengths: number[];
  private readonly numbers: WordSlot[] = [];
  private readonly known = new Set<WordSlot>();
  private readonly starts = new Map<WordSlot, Candidate[]>();

  constructor(laws: readonly LawRule[]) {
    for (const law of laws) {
      for (const source of law.phrases) this.add(law, phraseOf(source));
    }
    this.lengths = [...new Set([...this.byBeginning.keys()].map((key) => key.length))];
  }

  private add(law: LawRule, phrase: Phrase) {
    const { first, needed } = keysOf(phrase);
    const candidate = { law, phrase, needed };
    for (const slot of first) push(this.starts, slot, candidate);
    for (const slot of [...first, ...needed]) {
      if (!this.known.has(slot)) this.addSlot(slot);
      this.known.add(slot);
    }
  }

  private addSlot(slot: WordSlot) {
    if (slot.kind === "number") this.numbers.push(slot);
    else {
      for (const word of slot.alternatives.words) push(this.byWord, word, slot);
      for (const one of slot.alternatives.beginnings) push(this.byBeginning, one, slot);
    }
  }

  /** The slots that a word fits. */
  private slotsOf({ text, value }: Word): WordSlot[] {
    const slots = [...(this.byWord.get(text) ?? [])];
    for (const length of this.lengths) {
      if (length <= text.length) slots.push(...(this.byBeginning.get(text.slice(0, length)) ?? []));
    }
    return value === null ? slots : [...slots, ...this.numbers];
  }

  /** For each word of a text the phrases that may begin with it, of those whose needed words all occur. */
  candidates(words: readonly Word[]): Map<string, Candidate[]> {
    const slots = new Map<string, WordSlot[]>();
    const present = new Set<WordSlot>();
    for (const word of words) {
      if (slots.has(word.text)) continue;
      const fitting = this.slotsOf(word);
      slots.set(word.text, fitting);
      for (const slot of fitting) present.add(slot);
    }
    const isPossible = ({ needed }: Candidate) => needed.every((slot) => present.has(slot));
    const starts = new Map<WordSlot, Candidate[]>();
    for (const slot of present) {
      const possible = this.starts.get(slot)?.filter(isPossible);
      if (possible && possible.length > 0) starts.set(slot, possible);
    }
    const found = new Map<string, Candidate[]>();
    for (const [text, fitting] of slots) {
      const all = new Set(fitting.flatMap((slot) => starts.get(slot) ?? []));
      if (all.size > 0) found.set(text, [...all]);
    }
    return found;
  }
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value) {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

let index: PhraseIndex | null = null;

export type FoundLaw = { law: LawRule; found: Found };

/** Every phrase of the rules in a text; of those of one rule that overlap, the longest. */
export function findPhrases(reading: Reading): FoundLaw[] {
  index ??= new PhraseIndex(lawRules);
  const candidates = index.candidates(reading.words);
  const all: FoundLaw[] = [];
  for (const [at, { text }] of reading.words.entries()) {
    for (const candidate of candidates.get(text) ?? []) tryAt(candidate, reading, at, all);
  }
  return longest(all);
}

function tryAt({ law, phrase }: Candidate, reading: Reading, at: number, all: FoundLaw[]) {
  const match = matchAt(phrase, reading.words, at);
  if (!match) return;
  const found = { ...match, reading };
  if (isDenied(found) || law.unless?.(found)) return;
  all.push({ law, found: law.isClause ? inClause(found) : found });
}

/** Words at which a clause ends or begins besides a comma. */
const joins = wordSet("e mas ou porem");
/** The longest clause, in words beside the phrase. */
const longestClause = 8;

/** The match with the words of its finding widened to its clause. */
function inClause(found: Found): Found {
  const { words, text: whole } = found.reading;
  const ahead = before(found, longestClause);
  const behind = after(found, longestClause);
  // 'é' is folded to 'e' too.
  const isJoin = ({ text, start: at }: Word) => joins(text) && !/[éÉ]/.test(whole.charAt(at));
  const isEnd = (word: Word) => word.gap >= gaps.comma || isJoin(word);
  let start = found.from;
  for (const word of ahead) {
    if (isItemStart(words, start) || isJoin(word)) break;
    start -= 1;
  }
  const length = behind.findIndex(isEnd);
  return {
    ...found,
    start,
    end: found.to + (length < 0 ? behind.length : length),
  };
}

/** Without those that overlap one of the same rule that is graver or, of equal grade, longer. */
function longest(all: FoundLaw[]): FoundLaw[] {
  const length = ({ found }: FoundLaw) => found.end - found.start;
  const sorted = all.toSorted(
    (a, b) => a.law.grade.localeCompare(b.law.grade) || length(b) - length(a),
  );
  const taken = new Set<string>();
  const kept = sorted.filter(({ law: { rule }, found: { start, end } }) => {
    const keys = Array.from({ length: end - start }, (_word, at) => `${rule} ${start + at}`);
    if (keys.some((key) => taken.has(key))) return false;
    for (const key of keys) taken.add(key);
    return true;
  });
  return kept.toSorted((a, b) => a.found.start - b.found.start);
}
