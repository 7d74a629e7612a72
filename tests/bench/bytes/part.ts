import type { Part } from "../part.ts";
import { columns, kB } from "../boundsTable.ts";

export type VisitBytes = { page: string; visit: string; requests: number } & Record<
  "bytes" | "html" | "scripts" | "styles" | "pictures" | "other",
  number
>;

/** Of a visit that only reads, with its icon, and of its first act. */
const most = {
  first: { bytes: 20_500, requests: 2 },
  "first act": { bytes: 180_000, requests: 12 },
} as const;

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
        if (visit !== "first" && visit !== "first act") return [];
        return [
          { what: `bytes of the ${visit}, ${page}`, value: bytes, atMost: most[visit].bytes },
          {
            what: `requests of the ${visit}, ${page}`,
            value: requests,
            atMost: most[visit].requests,
          },
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
