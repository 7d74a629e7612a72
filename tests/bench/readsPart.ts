import { median } from './median.ts';
import type { Part } from './part.ts';
import { type Bound, budget, type Reads, sizes } from './results.ts';
import { readsTable, searchTable } from './table.ts';

/** Documents a first page may cost more among many jobs: the one row after it, which a board of 20 does not have. */
const moreAmongMany: Record<string, number> = { home: 0, 'list, first page': 1 };

/** Documents read for each visit while the board grows, and rows read for each row that a search shows. */
export const readsPart: Part = {
  name: 'reads',
  suite: ['--no-seed', '--only', 'firestore'],
  command: 'node tests/bench/reads.ts',
  report: (left) => {
    const reads = JSON.parse(left) as Reads;
    return { figures: reads, tables: [readsTable(reads), searchTable(reads)], bounds: boundsOf(reads) };
  },
};

function boundsOf({ pages, words }: Reads): Bound[] {
  return [
    ...pages.map(({ page, documents, atMost }) => ({ what: `documents, ${page}`, value: Math.max(...documents), atMost })),
    ...pages.flatMap(({ page, documents }) => {
      const atMost = moreAmongMany[page];
      const value = documents.at(-1)! - documents[0]!;
      return atMost === undefined ? [] : [{ what: `more documents with ${sizes.at(-1)} jobs than with ${sizes[0]}, ${page}`, value, atMost }];
    }),
    { what: `rows read for a row shown, median of ${words.length} words`, value: median(words.map(({ ratio }) => ratio)), atMost: budget.searchRatio },
  ];
}
