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
type Source = { path: string; text: string };

function read(path: string): Source {
  return { path, text: readFileSync(join(root, path), "utf8") };
}

const sources = deployed.map(read);
const inBrowsers = [
  ...sources.filter(({ path }) => /^(web|functions\/src\/domain)\//.test(path)),
  read("web/build/startCode.js"),
];

/** The matches of a pattern, as path: match. */
function hits(pattern: RegExp, among = sources): string[] {
  return among.flatMap(({ path, text }) =>
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

/** What the oldest browsers (web/src/olderBrowsers.ts) cannot parse, which is an error of the whole file, or do not have. */
const newer = {
  "looks behind in a regular expression (Safari 16.4)": /\(\?<[=!]/g,
  "changes the flags inside one (Chrome 125, no Safari)": /\(\?(?:[ims]+(?:-[ims]*)?|-[ims]+):/g,
  "names two groups alike (Safari 17, Chrome 125)": /\(\?<(\w+)>.*\(\?<\1>/g,
  "has the flag v (Safari 17, Chrome 112)":
    /[^\s/*]\/[dgimsuy]*v[dgimsuy]*(?=[\s,;.)\]}])|RegExp\(.*, "[dgimsuy]*v[dgimsuy]*"\)/g,
  "has a static block (Safari 16.4)": /\bstatic\s*\{/g,
  "calls what came after 2022 without a fallback":
    /\b(?:(?:Object|Map)\.groupBy|Array\.fromAsync|Promise\.(?:withResolvers|try)|URL\.canParse|AbortSignal\.any|Iterator\.from|RegExp\.escape)\b/g,
  "calls a form's requestSubmit (Safari 16)": /\.requestSubmit\(/g,
};

test.each(Object.entries(newer))("no code of a page %s", (_what, pattern) => {
  expect(inBrowsers.length).toBeGreaterThan(300);
  expect(hits(pattern, inBrowsers)).toEqual([]);
});

test.each([
  ["text.replace(/(?<=\\d) /g)", 0],
  ["/(?<!\\d)x/u", 0],
  ["/(?i:a)b/", 1],
  ["/(?-i:a)b/", 1],
  ["/(?<year>\\d{4})-|-(?<year>\\d{4})/", 2],
  ["text.match(/\\p{L}/gv)", 3],
  ["/[a--b]/v;", 3],
  ['new RegExp(word, "v")', 3],
  ["class A { static { run(); } }", 4],
  ["Map.groupBy(jobs, categoryOf)", 5],
  ["form.requestSubmit()", 6],
])("'%s' is too new", (text, which) => {
  const found = Object.values(newer).map((pattern) => text.search(pattern) >= 0);
  expect(found).toEqual(found.map((_found, i) => i === which));
});

test.each(["/(?<year>\\d{4})(?:a|b)(?!c)/gu", "to vagas/v1, a/vagas", "static of = 1"])(
  "'%s' is not",
  (text) => expect(Object.values(newer).filter((pattern) => text.search(pattern) >= 0)).toEqual([]),
);
