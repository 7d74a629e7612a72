import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../folders.ts";

// Constructs that deployed code avoids, so that their consequences need no tests.

const deployed = spawnSync(
  "git",
  ["ls-files", "web/src", "web/worker", "web/public/*.js", "functions/src"],
  { cwd: root, encoding: "utf8" },
)
  .stdout.split("\n")
  .filter((path) => /\.(tsx?|js)$/.test(path) && !/\.test\.tsx?$/.test(path));
const sources = deployed.map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

/** The matches of a pattern, as path: match. */
function hits(pattern: RegExp): string[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([hit]) => `${path}: ${hit}`),
  );
}

test("the tests below read deployed code", () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(hits(/createHmac\("sha256"/g).length).toBeGreaterThan(2);
});

test.each([
  ["makes HTML of a text", /dangerouslySetInnerHTML|(?:inner|outer)HTML|insertAdjacentHTML/g],
  ["writes into the document", /document\.write/g],
  ["makes code of a text", /\beval\(|new Function\(|setTimeout\(\s*["'`]/g],
  ["starts a program", /child_process|worker_threads/g],
  [
    "reads XML, except by the browser's parser, for an imported workbook",
    /xml2js|fast-xml|text\/xml|parseFromString\((?!strFromU8\(file\), "application\/xml")/g,
  ],
  ["keeps a cookie", /document\.cookie|cookieStore|Set-Cookie/gi],
  ["encrypts", /create(?:De)?[Cc]ipher|\.(?:en|de)crypt\(/g],
  [
    "takes another digest than SHA-256",
    /createH(?:ash|mac)\((?!"sha256")|digest\(\s*"(?!SHA-256")[A-Z]/g,
  ],
  ["logs past the logger", /console\.(?:log|info|debug)/g],
] as const)("no deployed code %s", (_what, pattern) => {
  expect(hits(pattern)).toEqual([]);
});
