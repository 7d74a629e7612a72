import lighthouse from "lighthouse";
import { siteUrl } from "../../support/emulators.ts";
import { isDatabaseRead } from "../countDocuments.ts";
import { median } from "../median.ts";
import { writeResult } from "../part.ts";
import { openBrowser } from "./openBrowser.ts";
import type { Look, Looks } from "./part.ts";

// Runs inside a running suite.

const runs = 5;
const pages = ["/", "/vagas", "/vagas/mercado-araguaia-caixa"];
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** The machine's calibrated speed beside a page's results. */
type Run = Look & { benchmark: number };

async function look(page: string, port: number): Promise<Run> {
  const result = await lighthouse(`${siteUrl}${page}`, {
    port,
    logLevel: "error",
    onlyCategories: [...categories],
  });
  if (!result) throw new Error(`Lighthouse has no result for ${page}`);
  const { audits, categories: scored, environment } = result.lhr;
  const score = (name: string) => Math.round((scored[name]?.score ?? 0) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests =
    (
      audits["network-requests"]?.details as
        { items: { url: string; transferSize: number }[] } | undefined
    )?.items ?? [];
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    paint: figure("first-contentful-paint"),
    largestPaint: figure("largest-contentful-paint"),
    blocking: figure("total-blocking-time"),
    shift: figure("cumulative-layout-shift"),
    bytes: requests.reduce((sum, { transferSize }) => sum + transferSize, 0),
    requests: requests.length,
    databaseRequests: requests.filter(({ url }) => isDatabaseRead(url)).length,
    benchmark: environment.benchmarkIndex,
  };
}

function medians(all: readonly Run[]): Run {
  const names = Object.keys(all[0]!) as (keyof Run)[];
  return Object.fromEntries(
    names.map((name) => [name, median(all.map((one) => one[name]))]),
  ) as Run;
}

const browser = await openBrowser();
try {
  // The first page of a new instance is slower than usual.
  for (const page of pages) await (await fetch(`${siteUrl}${page}`)).text();
  const found: { page: string; median: Run }[] = [];
  for (const page of pages) {
    const all: Run[] = [];
    while (all.length < runs) all.push(await look(page, browser.port));
    found.push({ page, median: medians(all) });
  }
  const looks: Looks = {
    runs,
    benchmark: Math.round(median(found.map(({ median: { benchmark } }) => benchmark))),
    pages: found,
  };
  writeResult(looks);
} finally {
  await browser.close();
}
