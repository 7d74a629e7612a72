import type { Job } from "./job.ts";
import { foldText, hasWord, searchTerms, wordBeginnings, wordsOf } from "../text/searchTerms.ts";

// What people find a job by: its title and its company, by every piece of their words, and its place, by how a word of it begins.

type Searched = Pick<Job, "title" | "company" | "location">;

/** Every indexed piece of a job, sorted and without repeats. */
export function jobSearchTerms({ title, company, location }: Searched): string[] {
  const pieces = [title, company].flatMap(searchTerms);
  return [...new Set([...pieces, ...wordBeginnings(location)])].sort();
}

/** Whether a job has each word of a search: the one indexed piece finds more than that. */
export function jobHolds({ title, company, location }: Searched, search: string): boolean {
  const place = ` ${foldText(location)}`;
  return wordsOf(search).every(
    (word) => hasWord(title, word) || hasWord(company, word) || place.includes(` ${word}`),
  );
}
