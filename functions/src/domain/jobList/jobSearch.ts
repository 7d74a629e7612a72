import type { Job } from "../job/job.ts";
import { readings, searchTerms, wordBeginnings } from "../text/searchTerms.ts";
import { spelledTerms } from "../text/spelling.ts";
import { markTerms } from "./listMarks.ts";
import { payTerms } from "./payTerms.ts";
import { tradeTerms } from "./tradeWords.ts";

type Searched = Pick<Job, "title" | "company" | "location"> &
  Partial<Pick<Job, "pay" | "salary" | "contractType" | "dayWork">>;

/**
 * Every indexed term of a job, sorted and unique: pieces of its title's and company's words, beginnings of its place's,
 * the other names of its trades, what finds all these words with one wrong letter, what it has, and its pay.
 */
export function jobSearchTerms(job: Searched): string[] {
  const { title, company, location } = job;
  const words = [title, company, location].flatMap(readings).flatMap((text) => text.split(" "));
  return [
    ...new Set([
      ...searchTerms(title),
      ...searchTerms(company),
      ...wordBeginnings(location),
      ...tradeTerms(title),
      ...words.flatMap(spelledTerms),
      ...markTerms(job),
      ...payTerms(job),
    ]),
  ].sort();
}
