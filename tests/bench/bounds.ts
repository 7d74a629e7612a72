import { median } from './median.ts';
import { type Bound, budget, type FirstVisit, type Reads, sizes } from './results.ts';

/** Documents a first page may cost more among many jobs: the one row after it, which a board of 20 does not have. */
const moreAmongMany: Record<string, number> = { home: 0, 'list, first page': 1 };

/** What has to hold for the board to stay cheap; one that is broken fails the bench. */
export function boundsOf({ pages, words }: Reads, visits: readonly FirstVisit[]): Bound[] {
  return [
    ...pages.map(({ page, documents, atMost }) => ({ what: `documents, ${page}`, value: Math.max(...documents), atMost })),
    ...pages.flatMap(({ page, documents }) => {
      const atMost = moreAmongMany[page];
      const value = documents.at(-1)! - documents[0]!;
      return atMost === undefined ? [] : [{ what: `more documents with ${sizes.at(-1)} jobs than with ${sizes[0]}, ${page}`, value, atMost }];
    }),
    { what: `rows read for a row shown, median of ${words.length} words`, value: median(words.map(({ ratio }) => ratio)), atMost: budget.searchRatio },
    ...visits.map(({ page, bytes }) => ({ what: `bytes of scripts, ${page}`, value: bytes, atMost: budget.scriptBytes })),
  ];
}
