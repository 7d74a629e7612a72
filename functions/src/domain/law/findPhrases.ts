import { lawRules } from "./lawRules.ts";
import type { Found, LawRule, Reading } from "./lawRule.ts";
import { after, before, isDenied, wordSet } from "./surroundings.ts";
import { gaps, type Word } from "./words.ts";
import { firstWords, isItemStart, matchAt, phraseOf, type Phrase } from "./phrase.ts";

type Candidate = { law: LawRule; phrase: Phrase };

/** The phrases by how they may begin, so that a word is compared with few of them. */
type Index = {
  byWord: Map<string, Candidate[]>;
  byBeginning: Map<string, Candidate[]>;
  /** Lengths of the beginnings. */
  lengths: number[];
  byNumber: Candidate[];
};

function add(map: Map<string, Candidate[]>, key: string, candidate: Candidate) {
  const found = map.get(key);
  if (found) found.push(candidate);
  else map.set(key, [candidate]);
}

function indexOf(laws: readonly LawRule[]): Index {
  const index: Index = { byWord: new Map(), byBeginning: new Map(), lengths: [], byNumber: [] };
  for (const law of laws) {
    for (const source of law.phrases) {
      const candidate = { law, phrase: phraseOf(source) };
      const { words, beginnings, isNumber } = firstWords(candidate.phrase);
      for (const word of words) add(index.byWord, word, candidate);
      for (const beginning of beginnings) add(index.byBeginning, beginning, candidate);
      if (isNumber) index.byNumber.push(candidate);
    }
  }
  index.lengths = [...new Set([...index.byBeginning.keys()].map((key) => key.length))];
  return index;
}

let built: Index | null = null;

function candidatesFor(text: string, { byWord, byBeginning, lengths }: Index): Candidate[] {
  const found = [...(byWord.get(text) ?? [])];
  for (const length of lengths) {
    if (length <= text.length) found.push(...(byBeginning.get(text.slice(0, length)) ?? []));
  }
  return found;
}

export type FoundLaw = { law: LawRule; found: Found };

/** Every phrase of the rules in a text; of those of one rule that overlap, the longest. */
export function findPhrases(reading: Reading): FoundLaw[] {
  const index = (built ??= indexOf(lawRules));
  const known = new Map<string, Candidate[]>();
  const all: FoundLaw[] = [];
  for (const [at, { text, value }] of reading.words.entries()) {
    let candidates = known.get(text);
    if (!candidates) {
      candidates = candidatesFor(text, index);
      known.set(text, candidates);
    }
    for (const candidate of candidates) tryAt(candidate, reading, at, all);
    if (value !== null) for (const one of index.byNumber) tryAt(one, reading, at, all);
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
  return { ...found, start, end: found.to + (length < 0 ? behind.length : length) };
}

/** Without those that overlap one of the same rule that is graver or, of equal grade, longer. */
function longest(all: FoundLaw[]): FoundLaw[] {
  const length = ({ found }: FoundLaw) => found.end - found.start;
  const sorted = all.toSorted(
    (a, b) => a.law.grade.localeCompare(b.law.grade) || length(b) - length(a),
  );
  const kept: FoundLaw[] = [];
  for (const one of sorted) {
    const isTaken = kept.some(
      ({ law, found }) =>
        law.rule === one.law.rule && found.start < one.found.end && one.found.start < found.end,
    );
    if (!isTaken) kept.push(one);
  }
  return kept.toSorted((a, b) => a.found.start - b.found.start);
}
