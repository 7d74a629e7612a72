import { limits } from "../limits.ts";
import { foldText } from "../text/searchTerms.ts";

/** Why a company keeps words that a rule of the law finds; `text` is its own. */
export type Explanation = { rule: string; words: string; text: string };

/** The words of an advertisement that an explanation is about. */
type Explained = Pick<Explanation, "rule" | "words">;

/** The explanations of a stored text, as far as it holds any: companies write it. */
export function readExplanations(entries: string): Explanation[] {
  try {
    const read: unknown = JSON.parse(entries);
    return Array.isArray(read) ? read.filter(isExplanation).slice(0, limits.explanations.most) : [];
  } catch {
    return [];
  }
}

function isExplanation(entry: unknown): entry is Explanation {
  if (typeof entry !== "object" || entry === null) return false;
  const { rule, words, text } = entry as Record<string, unknown>;
  return (
    typeof rule === "string" &&
    typeof words === "string" &&
    words.length <= limits.explainedWords.max &&
    typeof text === "string" &&
    text.length <= limits.explanation.max
  );
}

/** The explanations as they are stored, the earliest left out if all are too long; '' without any. */
export function explanationsText(explanations: readonly Explanation[]): string {
  if (explanations.length === 0) return "";
  const text = JSON.stringify(explanations);
  return text.length <= limits.explanations.max ? text : explanationsText(explanations.slice(1));
}

/** Accents, capitals and punctuation make no difference. */
function isAbout(entry: Explained, { rule, words }: Explained): boolean {
  return entry.rule === rule && foldText(entry.words) === foldText(keptWords(words));
}

function keptWords(words: string): string {
  return words.slice(0, limits.explainedWords.max);
}

/** What the company says about these words; null: nothing. */
export function explanationOf(
  explanations: readonly Explanation[],
  words: Explained,
): string | null {
  return explanations.find((entry) => isAbout(entry, words))?.text ?? null;
}

/** The explanations with one for these words, in place of an earlier one; an empty text takes it away. */
export function explained(
  explanations: readonly Explanation[],
  words: Explained,
  typed: string,
): Explanation[] {
  const others = explanations.filter((entry) => !isAbout(entry, words));
  const text = typed.trim().slice(0, limits.explanation.max);
  if (text === "") return others;
  return [...others, { rule: words.rule, words: keptWords(words.words), text }].slice(
    -limits.explanations.most,
  );
}

/** The explanations that are still about words of the advertisement. */
export function explanationsFor(
  explanations: readonly Explanation[],
  found: readonly Explained[],
): Explanation[] {
  return explanations.filter((entry) => found.some((words) => isAbout(entry, words)));
}
