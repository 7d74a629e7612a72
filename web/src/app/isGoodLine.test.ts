import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { isGoodLine } from "./isGoodLine.ts";

const code = readFileSync(join(import.meta.dirname, "..", "..", "build", "startCode.js"), "utf8");

type Tab = { pages?: string; device?: Record<string, string>; part?: boolean };
type Line = { saveData?: boolean; effectiveType?: string };

const lines = [
  ["a 4G line", { saveData: false, effectiveType: "4g" }, 3_000, true],
  ["a 4G line of somebody who saves data", { saveData: true, effectiveType: "4g" }, 100, false],
  ["a 3G line", { saveData: false, effectiveType: "3g" }, 100, false],
  ["a 2G line", { saveData: false, effectiveType: "2g" }, 100, false],
  ["a slow 2G line", { saveData: false, effectiveType: "slow-2g" }, 100, false],
  ["an unknown line on which the page came fast", undefined, 400, true],
  ["an unknown line on which the page came slowly", undefined, 1_600, false],
] as const satisfies [string, Line | undefined, number, boolean][];

/** The performance object of a page that came completely after that many milliseconds. */
const pageOf = (responseEnd: number) => ({ getEntriesByType: () => [{ responseEnd }] });

/** Runs the script on a page that has loaded; returns whether it then fetched the code by itself. */
function fetchesCode(
  line: Line | undefined,
  responseEnd: number,
  { pages = "1", device = {}, part = false }: Tab = {},
): boolean {
  const loaded: (() => void)[] = [];
  let fetched = false;
  const template = { content: {} };
  const scope: Record<string, unknown> = {
    document: {
      documentElement: { setAttribute() {} },
      getElementById: () => template,
      querySelector: () => (part ? {} : null),
      importNode: () => ({ querySelectorAll: () => [{}] }),
      body: { append: () => (fetched = true) },
    },
    navigator: { connection: line },
    performance: pageOf(responseEnd),
    matchMedia: () => ({ addEventListener() {} }),
    addEventListener: (type: string, act: () => void) => type === "load" && loaded.push(act),
    setTimeout: () => 0,
    // A page that is never idle, as one that draws nothing: what waits for that comes at its limit alone.
    requestIdleCallback: (act: () => void, limit?: { timeout: number }) => limit && act(),
    sessionStorage: { getItem: () => pages, setItem() {} },
    localStorage: { getItem: (key: string) => device[key] ?? null },
  };
  scope["window"] = scope;
  runInNewContext(code, scope);
  loaded.forEach((act) => act());
  return fetched;
}

test.each(lines)(
  "on %s, the second page fetches the code if the line is good",
  (_which, line, ended, good) => {
    expect(fetchesCode(line, ended)).toBe(good);
  },
);

test.each(lines)(
  "%s counts for the code as for the page without it",
  (_which, line, ended, good) => {
    expect(isGoodLine({ connection: line } as never, pageOf(ended) as never)).toBe(good);
  },
);

test("the first page of a visit fetches nothing on any line", () => {
  for (const [, line, ended] of lines) expect(fetchesCode(line, ended, { pages: "0" })).toBe(false);
});

test("a page that is not whole without it, and a device with something of its person, fetch it on any line", () => {
  const weak = { saveData: true, effectiveType: "2g" };
  expect(fetchesCode(weak, 9_000, { pages: "0", part: true })).toBe(true);
  const device = { "vagas-applications": "{}" };
  expect(fetchesCode(weak, 9_000, { pages: "0", device })).toBe(true);
});
