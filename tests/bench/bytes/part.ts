import type { Part } from "../part.ts";
import { columns, kB } from "../boundsTable.ts";

export type VisitBytes = { page: string; visit: string; requests: number } & Record<
  "bytes" | "html" | "scripts" | "styles" | "pictures" | "other",
  number
>;

/** Of a visit that only reads, with its icon, of its first act, and of the page that a link opens after that. */
const most: Record<string, { bytes: number; requests: number }> = {
  first: { bytes: 20_500, requests: 2 },
  "first act": { bytes: 200_000, requests: 12 },
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
      bounds: visits.flatMap(({ page, visit, bytes, requests }) => {
        const bound = most[visit];
        if (!bound) return [];
        return [
          { what: `bytes of the ${visit}, ${page}`, value: bytes, atMost: bound.bytes },
          { what: `requests of the ${visit}, ${page}`, value: requests, atMost: bound.requests },
        ];
      }),
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
