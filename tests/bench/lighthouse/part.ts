import type { Bound, Part } from "../part.ts";
import { columns, kB } from "../boundsTable.ts";

/** The medians of one page; scores of 100, milliseconds, bytes. */
export type Look = Record<
  | "performance"
  | "accessibility"
  | "best-practices"
  | "seo"
  | "paint"
  | "largestPaint"
  | "blocking"
  | "shift"
  | "bytes"
  | "requests"
  | "databaseRequests",
  number
>;
export type Looks = { runs: number; benchmark: number; pages: { page: string; median: Look }[] };

/** Lighthouse's results for a phone on a slow line. Seconds are meaningful on an idle machine only. */
export const lighthousePart: Part = {
  name: "lighthouse",
  suite: [],
  command: "node tests/bench/lighthouse/lighthouse.ts",
  report: (result) => {
    const looks = JSON.parse(result) as Looks;
    return {
      figures: looks,
      tables: [table(looks)],
      bounds: looks.pages.flatMap(({ page, median }) => boundsOf(page, median)),
    };
  },
};

function table({ runs, benchmark, pages }: Looks): string {
  return columns([
    [
      `Lighthouse, medians of ${runs} (machine: ${benchmark})`,
      "performance",
      "accessibility",
      "practices",
      "SEO",
      "paint s",
      "largest s",
      "blocking ms",
      "shift",
      "kB",
      "requests",
    ],
    ...pages.map(({ page, median: look }) => [
      page,
      ...[look.performance, look.accessibility, look["best-practices"], look.seo].map(String),
      (look.paint / 1_000).toFixed(2),
      (look.largestPaint / 1_000).toFixed(2),
      look.blocking.toFixed(0),
      look.shift.toFixed(3),
      kB(look.bytes),
      String(look.requests),
    ]),
  ]);
}

/** Bounds a score from above, like all bounds: by its distance from 100. */
function boundsOf(page: string, look: Look): Bound[] {
  const lacks = (["accessibility", "best-practices", "seo"] as const).map((score) => ({
    what: `lacking of 100 in ${score}, ${page}`,
    value: 100 - look[score],
    atMost: 0,
  }));
  return [
    { what: `lacking of 100 in performance, ${page}`, value: 100 - look.performance, atMost: 0 },
    ...lacks,
    { what: `largest paint in ms, ${page}`, value: Math.round(look.largestPaint), atMost: 800 },
    { what: `blocking in ms, ${page}`, value: Math.round(look.blocking), atMost: 0 },
    { what: `layout shift, ${page}`, value: look.shift, atMost: 0 },
    { what: `bytes of a first visit, ${page}`, value: look.bytes, atMost: 15_000 },
    { what: `requests of a first visit, ${page}`, value: look.requests, atMost: 2 },
    {
      what: `requests to the database in a first visit, ${page}`,
      value: look.databaseRequests,
      atMost: 0,
    },
  ];
}
