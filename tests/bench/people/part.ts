import type { Part } from "../part.ts";
import { columns, count } from "../boundsTable.ts";
import { crowds } from "./crowds.ts";

/** Documents that one of the company's lists of people reads in each crowd. */
export type SearchReads = { page: string; documents: number[]; atMost: number };

/** Documents that a company's lists of people read in a browser, in a small crowd and in a large one. */
export const peoplePart: Part = {
  name: "people",
  suite: ["--no-seed", "--only", "auth,firestore,hosting"],
  command: "node tests/bench/people/countSearches.ts",
  report: (result) => {
    const { pages } = JSON.parse(result) as { pages: SearchReads[] };
    return {
      figures: { pages },
      tables: [table(pages)],
      bounds: pages.map(({ page, documents, atMost }) => ({
        what: `documents, the company's ${page}`,
        value: Math.max(...documents),
        atMost,
      })),
    };
  },
};

function table(pages: readonly SearchReads[]): string {
  return columns([
    [
      "The company's lists of people: documents read",
      ...crowds.map(
        ({ applications, cards }) => `${count(applications)} applications, ${count(cards)} cards`,
      ),
      "at most",
    ],
    ...pages.map(({ page, documents, atMost }) => [page, ...documents.map(String), String(atMost)]),
  ]);
}
