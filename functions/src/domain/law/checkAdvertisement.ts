import type { Advertisement, CheckedText, Finding } from "./lawFinding.ts";
import { fieldFindings } from "./fieldFindings.ts";
import { findPhrases, type FoundLaw } from "./findPhrases.ts";
import { inStyleOf } from "./replaceFinding.ts";
import { wordsOf } from "./words.ts";

const parts = ["title", "description", "requirements"] as const satisfies CheckedText[];

/**
 * What the law says of an advertisement's words and fields, in the order of the form; pure and linear in the text's
 * length. `today` tells which minimum wage holds. It proves nothing: who approves the job decides.
 */
export function checkAdvertisement(job: Advertisement, today: Date): Finding[] {
  const texts = parts.map((part) => ({
    part,
    text: job[part],
    words: wordsOf(job[part]),
  }));
  const says = (beginning: string) =>
    texts.some(({ words }) => words.some(({ text }) => text.startsWith(beginning)));
  const known = {
    job,
    title: texts[0]!.words.map(({ text }) => text),
    isApprenticeship: says("aprendi"),
    isAffirmative: says("afirmativ"),
  };
  const found = texts.flatMap((text) => findPhrases({ ...text, ...known }).map(findingOf));
  return [...found, ...fieldFindings(job, today)];
}

function findingOf({ law: { rule, grade, asks, law, instead }, found }: FoundLaw): Finding {
  const { part, text, words } = found.reading;
  const start = words[found.start]!.start;
  const end = words[found.end - 1]!.end;
  const written = text.slice(start, end);
  const better = typeof instead === "string" ? instead : instead(found);
  return {
    rule,
    grade,
    part,
    start,
    end,
    words: written,
    asks,
    law,
    instead: inStyleOf(written, better),
  };
}
