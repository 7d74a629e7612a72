import type { Part } from "../part.ts";
import { columns, kB } from "../boundsTable.ts";

export type VisitBytes = { page: string; visit: string; requests: number } & Record<
  "bytes" | "html" | "scripts" | "styles" | "pictures" | "other",
  number
>;

/** Of a visit that only reads: the page and its icon; of its first act; and of the page that a link opens after that. */
const most: Record<string, Partial<Record<"html" | "scripts" | "bytes" | "requests", number>>> = {
  first: { html: 14_000, requests: 2 },
  "first act": { scripts: 200_000, requests: 14 },
  "next page": { bytes: 150_000, requests: 40 },
};

/** Bytes and requests of a first visit, its first act and a second visit, headers included. */
export const bytesPart: Part = {
  name: "bytes",
  suite: [],
  command: "node tests/bench/bytes/countBytes.ts",
  report: (result) => {
    const { visits } = JSON.parse(result) as { visits: VisitBytes[] };
    return {
      figures: { visits },
      tables: [table(visits)],
      bounds: visits.flatMap((one) =>
        Object.entries(most[one.visit] ?? {}).map(([what, atMost]) => ({
          what: `${what} of the ${one.visit}, ${one.page}`,
          value: one[what as "html" | "scripts" | "bytes" | "requests"],
          atMost,
        })),
      ),
    };
  },
};

function table(visits: readonly VisitBytes[]): string {
  return columns([
    ["kB that cross the line", "requests", "all", "HTML", "scripts", "styles", "pictures", "other"],
    ...visits.map(({ page, visit, requests, bytes, html, scripts, styles, pictures, other }) => [
      `${page}, ${visit}`,
      String(requests),
      ...[bytes, html, scripts, styles, pictures, other].map(kB),
    ]),
  ]);
}
