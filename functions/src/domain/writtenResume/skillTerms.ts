import type { Candidate } from "../application/candidate.ts";
import { tradeTerms } from "../jobList/tradeWords.ts";
import { queriedPieces, wordBeginnings, wordsOf } from "../text/searchTerms.ts";
import { choiceNames } from "./choiceNames.ts";
import { choiceLabel } from "./choices.ts";
import { resumeFacts } from "./resumeFacts.ts";
import { skillTerm, wantedTerm } from "./skillSearch.ts";
import { readWrittenResume, type WrittenResume } from "./writtenResume.ts";

/** The terms of an application, sorted and unique; none without a written résumé. */
export function candidateSkillTerms({ writtenResume }: Pick<Candidate, "writtenResume">): string[] {
  const resume = readWrittenResume(writtenResume);
  return resume === null ? [] : resumeSkillTerms(resume);
}

/** Whether an application has the terms of its answers. */
export function hasCurrentSkillTerms(
  candidate: Pick<Candidate, "writtenResume" | "skillTerms">,
): boolean {
  const { skillTerms = [] } = candidate;
  return skillTerms.join() === candidateSkillTerms(candidate).join();
}

/** The terms of a written résumé, and of further words about the person. */
export function resumeSkillTerms(resume: WrittenResume, ...words: readonly string[]): string[] {
  const wanted = known(resume.wanted);
  const skills = known(resume.skills);
  const names = [...wanted, ...skills].flatMap((id) => choiceNames[id]?.split(", ") ?? []);
  const facts = resumeFacts(resume).flatMap(({ key, items }) =>
    key === "licences" ? ["CNH", ...items] : items,
  );
  return [
    ...new Set([
      ...wanted.map(wantedTerm),
      ...skills.map(skillTerm),
      ...[...names, ...facts, ...words].flatMap(phraseTerms),
    ]),
  ].sort();
}

/** Strangers may send any id. */
function known(ids: readonly string[]): string[] {
  return ids.filter((id) => choiceLabel(id) !== null);
}

/** Everything that a search may query of a phrase, and of the other names of its trades. */
function phraseTerms(phrase: string): string[] {
  return [
    ...wordBeginnings(phrase),
    ...wordsOf(phrase).flatMap(queriedPieces),
    ...tradeTerms(phrase).filter((term) => /^[\p{L}\p{N}]/u.test(term)),
  ];
}
