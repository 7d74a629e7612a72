import type { Part } from './part.ts';
import { budget, type FirstVisit } from './results.ts';
import { scriptsTable } from './table.ts';

/** Scripts of a first visit to every public page. Its test may fail on a bound: the numbers say which. */
export const scriptsPart: Part = {
  name: 'scripts',
  suite: [],
  command: 'playwright test --config tests/e2e/playwright.config.ts visitor-loads-little',
  report: (left) => {
    const visits = left.trim().split('\n').map((line) => JSON.parse(line) as FirstVisit);
    return {
      figures: { visits },
      tables: [scriptsTable(visits)],
      bounds: visits.map(({ page, bytes }) => ({ what: `bytes of scripts, ${page}`, value: bytes, atMost: budget.scriptBytes })),
    };
  },
};
