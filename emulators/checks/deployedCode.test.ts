import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../folders.ts";

// What the code that is deployed leaves out, so that no test has to try what could come of it.

const deployed = spawnSync(
  "git",
  ["ls-files", "web/src", "web/worker", "web/public/*.js", "functions/src"],
  { cwd: root, encoding: "utf8" },
)
  .stdout.split("\n")
  .filter((path) => /\.(tsx?|js)$/.test(path) && !/\.test\.tsx?$/.test(path));
const sources = deployed.map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

/** Where a pattern stands, as path: what it found. */
function hits(pattern: RegExp): string[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([hit]) => `${path}: ${hit}`),
  );
}

test("the tests below read what is deployed", () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(hits(/createHmac\("sha256"/g).length).toBeGreaterThan(2);
});

test.each([
  ["makes HTML of a text", /dangerouslySetInnerHTML|(?:inner|outer)HTML|insertAdjacentHTML/g],
  ["writes into the document", /document\.write/g],
  ["makes code of a text", /\beval\(|new Function\(|setTimeout\(\s*["'`]/g],
  ["starts a program", /child_process|worker_threads/g],
  [
    "reads XML, but by the browser's own reader, for a workbook that is imported",
    /xml2js|fast-xml|text\/xml|parseFromString\((?!strFromU8\(file\), "application\/xml")/g,
  ],
  ["keeps a cookie", /document\.cookie|cookieStore|Set-Cookie/gi],
  ["encrypts", /create(?:De)?[Cc]ipher|\.(?:en|de)crypt\(/g],
  [
    "takes another digest than SHA-256",
    /createH(?:ash|mac)\((?!"sha256")|digest\(\s*"(?!SHA-256")[A-Z]/g,
  ],
  ["logs past the logger", /console\.(?:log|info|debug)/g],
] as const)("no code that is deployed %s", (_what, pattern) => {
  expect(hits(pattern)).toEqual([]);
});
