import type { CheckedText, Grade, Advertisement, Rule } from "./lawFinding.ts";
import type { Match } from "./phrase.ts";
import type { Word } from "./word.ts";

/** One text of an advertisement as it is checked. */
export type Reading = {
  part: CheckedText;
  text: string;
  words: readonly Word[];
  job: Advertisement;
  /** The folded words of the title. */
  title: readonly string[];
  /** Whether a word of the advertisement begins like 'aprendiz', or like 'afirmativa'. */
  isApprenticeship: boolean;
  isAffirmative: boolean;
};

/** A match in its text. */
export type Found = Match & { reading: Reading };

/** What the law says of some phrases. */
export type LawRule = {
  rule: Rule;
  grade: Grade;
  /** What is asked for, to follow 'A lei não permite exigir'. */
  asks: string;
  law: string;
  /** In the notation of phrase.ts. */
  phrases: readonly string[];
  /** Whether the phrase is harmless where it stands. */
  unless?: (found: Found) => boolean;
  /** Whether the finding is the whole clause around the phrase. */
  isClause?: true;
  /** What to write in place of the words; '' if they are best left out. */
  instead: string | ((found: Found) => string);
};
