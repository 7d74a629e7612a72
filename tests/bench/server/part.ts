import type { Bound, Part } from "../part.ts";
import { columns, count, kB, ratio } from "../boundsTable.ts";
import type { BoardTimes, PageTimes, ServerTimes } from "./figures.ts";

const mostGrowth = 1.3;

/** The time of the function that renders pages, compared with one that answers 'ok', while the board grows. */
export const serverPart: Part = {
  name: "server",
  suite: ["--no-seed", "--only", "firestore,hosting"],
  command: "node tests/bench/server/server.ts",
  report: (result) => {
    const times = JSON.parse(result) as ServerTimes;
    return {
      figures: times,
      tables: [coldTable(times), ratioTable(times), ownTable(times)],
      bounds: boundsOf(times),
    };
  },
};

const ms = (value: number) => value.toFixed(1);

function coldTable({ cold: { site, ok } }: ServerTimes): string {
  return columns([
    ["From the start of a process to its first answer", "median ms", "p95 ms", "times ok"],
    ["'ok'", ms(ok.median), ms(ok.p95), ""],
    ["site: the list", ms(site.median), ms(site.p95), ratio(site.median / ok.median)],
  ]);
}

function ratioTable({ boards }: ServerTimes): string {
  const row = ({ jobs, ok }: BoardTimes, { page, one, sixteen, bytes }: PageTimes) => [
    `${page}, ${count(jobs)} jobs`,
    ms(one.median),
    ratio(one.median / ok.one.median),
    ratio(one.p95 / ok.one.p95),
    ...(sixteen === null
      ? ["", "", ""]
      : [
          ms(sixteen.median),
          ratio(sixteen.median / ok.sixteen.median),
          ratio(sixteen.p95 / ok.sixteen.p95),
        ]),
    kB(bytes),
  ];
  return columns([
    [
      "Warm, 1 connection and 16, and as times of 'ok'",
      "median ms",
      "median",
      "p95",
      "16: median ms",
      "median",
      "p95",
      "kB gzip",
    ],
    ...boards.flatMap((board) => board.pages.map((page) => row(board, page))),
  ]);
}

function ownTable({ boards }: ServerTimes): string {
  return columns([
    [
      "The server's own work, ms: a page's time less its queries alone",
      "page",
      "queries",
      "own",
      "processor",
    ],
    ...boards.flatMap(({ jobs, pages }) =>
      pages.map(({ page, one, alone, own, processor }) => [
        `${page}, ${count(jobs)} jobs`,
        ms(one.median),
        ms(alone),
        ms(own),
        ms(processor),
      ]),
    ),
  ]);
}

/** By processor time: on the largest board the emulator takes a second, whose differences drown a page's own ten ms. */
function boundsOf({ boards }: ServerTimes): Bound[] {
  const [few, many] = [boards[0]!, boards.at(-1)!];
  return many.pages.map(({ page, processor }, i) => ({
    what: `processor time at ${count(many.jobs)} jobs, times that at ${few.jobs}, ${page}`,
    value: Math.round((processor / few.pages[i]!.processor) * 100) / 100,
    atMost: mostGrowth,
  }));
}
