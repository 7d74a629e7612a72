import type { Job } from "../job/job.ts";
import { meantMark } from "./meantMark.ts";
import { foldText, hasWord, readings, wordsOf } from "../text/searchTerms.ts";
import { isMisspelt } from "../text/spelling.ts";
import { stemOf } from "../text/wordForms.ts";

type Searched = Pick<Job, "title" | "company" | "location" | "searchTerms">;

/**
 * Whether a job contains each word of a search, or its title means it by another name (`searchTerms` tell), because one
 * indexed piece finds more than that.
 */
export function jobHolds(job: Searched, search: string): boolean {
  return wordsOf(search).every((word) => holdsWord(job, word));
}

/** Whether it does if each word of the search may have one wrong letter. */
export function jobMayHold(job: Searched, search: string): boolean {
  const { title, company, location, searchTerms } = job;
  const written = [...readings(title), ...readings(company), foldText(location)];
  const meant = searchTerms.filter((term) => term.startsWith(meantMark));
  const words = [
    ...written.flatMap((text) => text.split(" ")),
    ...meant.map((term) => term.slice(meantMark.length)),
  ];
  return wordsOf(search).every(
    (typed) => holdsWord(job, typed) || words.some((word) => isMisspelt(typed, word)),
  );
}

function holdsWord({ title, company, location, searchTerms }: Searched, word: string): boolean {
  return (
    hasWord(title, word) ||
    hasWord(company, word) ||
    ` ${foldText(location)}`.includes(` ${word}`) ||
    searchTerms.includes(meantMark + stemOf(word))
  );
}
