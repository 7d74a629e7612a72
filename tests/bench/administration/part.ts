import type { Part } from "../part.ts";
import { columns, count } from "../boundsTable.ts";
import { boards } from "./boards.ts";

/**
 * Documents that one of the administrator's pages reads on each board, and its count queries on the last; a count is
 * charged for every thousand rows.
 */
export type AdminReads = { page: string; documents: number[]; counts: number; atMost: number };

/** Documents that the administrator's lists read in a browser, on a small board and on a large one. */
export const administrationPart: Part = {
  name: "administration",
  suite: ["--no-seed", "--only", "auth,firestore,hosting"],
  command: "node tests/bench/administration/count.ts",
  report: (result) => {
    const { pages } = JSON.parse(result) as { pages: AdminReads[] };
    return {
      figures: { pages },
      tables: [table(pages)],
      bounds: pages.map(({ page, documents, atMost }) => ({
        what: `documents, the administrator's ${page}`,
        value: Math.max(...documents),
        atMost,
      })),
    };
  },
};

function table(pages: readonly AdminReads[]): string {
  return columns([
    [
      "The administrator's lists: documents read",
      ...boards.map(
        ({ jobs, candidates }) => `${count(jobs)} jobs, ${count(candidates)} applications`,
      ),
      "at most",
      "counts",
    ],
    ...pages.map(({ page, documents, atMost, counts }) => [
      page,
      ...documents.map(String),
      String(atMost),
      String(counts),
    ]),
  ]);
}
