import type { Part } from "../part.ts";
import { columns, kB } from "../boundsTable.ts";

/** What a first visit loads before a touch; bytes after gzip. */
export type FirstVisit = { page: string; scripts: number; bytes: number; documents: number };

/** The most bytes of scripts, after gzip, of a first visit. */
export const mostScriptBytes = 200_000;

/** Scripts of a first visit to every public page. If the counting test fails on a bound, the table shows which. */
export const scriptsPart: Part = {
  name: "scripts",
  suite: [],
  command: "playwright test --config tests/e2e/playwright.config.ts visitor-loads-little",
  report: (result) => {
    const visits = result
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as FirstVisit);
    return {
      figures: { visits },
      tables: [scriptsTable(visits)],
      bounds: visits.map(({ page, bytes }) => ({
        what: `bytes of scripts, ${page}`,
        value: bytes,
        atMost: mostScriptBytes,
      })),
    };
  },
};

function scriptsTable(visits: readonly FirstVisit[]): string {
  return columns([
    ["Scripts of a first visit", "files", "kB gzip", "documents"],
    ...visits.map(({ page, scripts, bytes, documents }) => [
      page,
      String(scripts),
      kB(bytes),
      String(documents),
    ]),
  ]);
}
