import type { Part } from "../part.ts";
import { columns, kB } from "../boundsTable.ts";

export type VisitBytes = { page: string; visit: string; requests: number } & Record<
  "bytes" | "html" | "scripts" | "styles" | "pictures" | "other",
  number
>;

const most = { bytes: 200_000, requests: 12 } as const;

/** Bytes and requests of a first and a second visit, headers included. */
export const bytesPart: Part = {
  name: "bytes",
  suite: [],
  command: "node tests/bench/bytes/countBytes.ts",
  report: (result) => {
    const { visits } = JSON.parse(result) as { visits: VisitBytes[] };
    const first = visits.filter(({ visit }) => visit === "first");
    return {
      figures: { visits },
      tables: [table(visits)],
      bounds: first.flatMap(({ page, bytes, requests }) => [
        { what: `bytes of a first visit, ${page}`, value: bytes, atMost: most.bytes },
        { what: `requests of a first visit, ${page}`, value: requests, atMost: most.requests },
      ]),
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
