import { median } from './median.ts';
import { type Bound, budget, type FirstVisit, type Reads, sizes } from './results.ts';

/** What has to hold for the board to stay cheap; one that is broken fails the bench. */
export function boundsOf({ pages, words }: Reads, visits: readonly FirstVisit[]): Bound[] {
  const firstPages = pages.filter(({ page }) => page === 'home' || page === 'list, first page');
  return [
    ...pages.map(({ page, documents, atMost }) => ({ what: `documents, ${page}`, value: Math.max(...documents), atMost })),
    ...firstPages.map(({ page, documents }) => ({ what: `more documents with ${sizes.at(-1)} jobs than with ${sizes[0]}, ${page}`, value: documents.at(-1)! - documents[0]!, atMost: 0 })),
    { what: `rows read for a row shown, median of ${words.length} words`, value: median(words.map(({ ratio }) => ratio)), atMost: budget.searchRatio },
    ...visits.map(({ page, bytes }) => ({ what: `bytes of scripts, ${page}`, value: bytes, atMost: budget.scriptBytes })),
  ];
}
