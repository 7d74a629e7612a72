import type { Job } from "./job.ts";
import { readings, searchTerms, wordBeginnings } from "../text/searchTerms.ts";
import { spelledTerms } from "../text/spelling.ts";
import { tradeTerms } from "./tradeWords.ts";

type Searched = Pick<Job, "title" | "company" | "location">;

/**
 * Every indexed term of a job, sorted and unique: pieces of its title's and company's words, beginnings of its place's,
 * the other names of its trades, and what finds all these words with one wrong letter.
 */
export function jobSearchTerms({ title, company, location }: Searched): string[] {
  const words = [title, company, location].flatMap(readings).flatMap((text) => text.split(" "));
  return [
    ...new Set([
      ...searchTerms(title),
      ...searchTerms(company),
      ...wordBeginnings(location),
      ...tradeTerms(title),
      ...words.flatMap(spelledTerms),
    ]),
  ].sort();
}
