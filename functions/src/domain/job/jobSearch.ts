import type { Job } from "./job.ts";
import { foldText, hasWord, searchTerms, wordBeginnings, wordsOf } from "../text/searchTerms.ts";

// The words that find a job: every piece of its title's and company's words, and the beginnings of its place's.

type Searched = Pick<Job, "title" | "company" | "location">;

/** Every indexed piece of a job, sorted and unique. */
export function jobSearchTerms({ title, company, location }: Searched): string[] {
  const pieces = [title, company].flatMap(searchTerms);
  return [...new Set([...pieces, ...wordBeginnings(location)])].sort();
}

/** Whether a job contains each word of a search, because one indexed piece finds more than that. */
export function jobHolds({ title, company, location }: Searched, search: string): boolean {
  const place = ` ${foldText(location)}`;
  return wordsOf(search).every(
    (word) => hasWord(title, word) || hasWord(company, word) || place.includes(` ${word}`),
  );
}
