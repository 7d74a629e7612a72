import { median } from "../median.ts";
import type { Bound, Part } from "../part.ts";
import { sizes } from "../sizes.ts";
import { columns, count, ratio } from "../boundsTable.ts";
import type { Search } from "./search.ts";

/** Documents a visit reads, for each of `sizes`. */
export type PageReads = { page: string; atMost: number; documents: number[] };
export type Reads = { pages: PageReads[]; words: Search[]; phrases: Search[] };

/** The most rows a search may read for each row it shows. */
const mostSearchRatio = 2;

/** Additional documents of a first page on a large board: the row after it, which a board of 20 lacks. */
const moreAmongMany: Record<string, number> = { home: 0, "list, first page": 1 };

/** Documents read for each visit while the board grows, and rows read for each row that a search shows. */
export const readsPart: Part = {
  name: "reads",
  suite: ["--no-seed", "--only", "firestore"],
  command: "node tests/bench/reads/countPageReads.ts",
  report: (result) => {
    const reads = JSON.parse(result) as Reads;
    return {
      figures: reads,
      tables: [readsTable(reads), searchTable(reads)],
      bounds: boundsOf(reads),
    };
  },
};

function boundsOf({ pages, words }: Reads): Bound[] {
  return [
    ...pages.map(({ page, documents, atMost }) => ({
      what: `documents, ${page}`,
      value: Math.max(...documents),
      atMost,
    })),
    ...pages.flatMap(({ page, documents }) => {
      const atMost = moreAmongMany[page];
      const value = documents.at(-1)! - documents[0]!;
      return atMost === undefined
        ? []
        : [
            {
              what: `more documents with ${sizes.at(-1)} jobs than with ${sizes[0]}, ${page}`,
              value,
              atMost,
            },
          ];
    }),
    {
      what: `rows read for a row shown, median of ${words.length} words`,
      value: median(words.map(({ ratio: of }) => of)),
      atMost: mostSearchRatio,
    },
  ];
}

function readsTable({ pages }: Reads): string {
  return columns([
    ["Documents read, by jobs on the board", ...sizes.map(count), "at most"],
    ...pages.map(({ page, documents, atMost }) => [page, ...documents.map(String), String(atMost)]),
  ]);
}

function searchTable({ words, phrases }: Reads): string {
  const rows = (searches: readonly Search[]) =>
    searches.map(({ text, read, shown, ratio: of }) => [
      text,
      String(read),
      String(shown),
      ratio(of),
    ]);
  const middle = (searches: readonly Search[]) =>
    ratio(median(searches.map(({ ratio: of }) => of)));
  return columns([
    [`Searches among ${count(sizes.at(-1)!)} jobs`, "read", "shown", "ratio"],
    ...rows(words),
    ["  the median of these words", "", "", middle(words)],
    ...rows(phrases),
    ["  the median of these whole titles", "", "", middle(phrases)],
  ]);
}
