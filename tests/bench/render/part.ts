import { columns, ratio } from "../boundsTable.ts";
import type { Part } from "../part.ts";

/** Medians of milliseconds; `before`: of another version, null without one. */
export type RenderTimes = {
  rounds: number;
  pages: { page: string; now: number; before: number | null }[];
};

/** The environment variable that names the folder of another version whose suite is running, for comparison. */
export const otherRootVariable = "VAGAS_BENCH_OTHER_ROOT";

/** The processor time of rendering and compressing a page. Only the ratio is the same on other machines. */
export const renderPart: Part = {
  name: "render",
  suite: [],
  command: "node tests/bench/render/measureRender.ts",
  report: (result) => {
    const times = JSON.parse(result) as RenderTimes;
    return { figures: times, tables: [table(times)], bounds: [] };
  },
};

function table({ rounds, pages }: RenderTimes): string {
  return columns([
    [`Processor time of a page, ms, median of ${rounds}`, "now", "before", "ratio"],
    ...pages.map(({ page, now, before }) => [
      page,
      now.toFixed(1),
      before?.toFixed(1) ?? "",
      before === null ? "" : ratio(now / before),
    ]),
  ]);
}
