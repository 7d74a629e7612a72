import { noFilters } from "@vagas/functions/domain/jobList/jobFilters";
import { foldText } from "@vagas/functions/domain/text/searchTerms";
import { readsOf } from "./siteData.ts";

/** The cost of one page of results: `ratio` is rows read for each row shown. */
export type Search = { text: string; read: number; shown: number; ratio: number };

/** The most frequent texts that `textsOf` finds in titles, in descending order. */
function commonest(
  titles: readonly string[],
  textsOf: (title: string) => string[],
  count: number,
): string[] {
  const found = new Map<string, number>();
  for (const text of titles.flatMap((title) => [...new Set(textsOf(title))]))
    found.set(text, (found.get(text) ?? 0) + 1);
  return [...found]
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([text]) => text);
}

/** Words people search for, without 'de' and the '(a)' of a title. */
export function commonestWords(titles: readonly string[], count: number): string[] {
  return commonest(
    titles,
    (title) =>
      foldText(title)
        .split(" ")
        .filter((word) => word.length > 2),
    count,
  );
}

/** Whole titles of two words or more as people type them, without '(a)'. */
export function commonestPhrases(titles: readonly string[], count: number): string[] {
  const typed = titles.filter((title) => !title.includes("(") && title.includes(" "));
  return commonest(typed, (title) => [foldText(title)], count);
}

/** Requests the first page of a search as a visitor's browser does. */
export async function searchFor(text: string, now: Date): Promise<Search> {
  const { documents, result } = await readsOf((site) =>
    site.readListedJobs({ ...noFilters, search: text }, null, now),
  );
  const shown = result.jobs.length;
  return { text, read: documents, shown, ratio: documents / Math.max(shown, 1) };
}
