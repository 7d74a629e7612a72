import { describe, expect, test } from "vitest";
import { requestCost } from "./requestCost.ts";
import { permitted, refusal, storageRules } from "./rulesTesting.ts";
import type { Value } from "./values/value.ts";

/** A ruleset whose fourth line, after six spaces, is this. */
const line4 = (text: string) => storageRules(`      ${text}`);

describe("a ruleset is refused", () => {
  test.each([
    [
      "with matches nested too deeply",
      `service firebase.storage { ${"match /a { ".repeat(11)}${"}".repeat(12)}`,
      "1:138 Matches may be nested at most 10 deep.",
    ],
    [
      "with too many path segments",
      `service firebase.storage { match ${"/a".repeat(101)} { } }`,
      "1:28 Nested matches may have at most 100 path segments.",
    ],
    [
      "with too many wildcards",
      `service firebase.storage { match ${Array.from({ length: 21 }, (_, n) => `/{a${n}}`).join("")} { } }`,
      "1:28 Nested matches may have at most 20 wildcards.",
    ],
    [
      "of more than 256 KB",
      storageRules(`// ${"x".repeat(256 * 1024)}`),
      "1:1 The ruleset is larger than 256 KB.",
    ],
    [
      "nested too deeply to read",
      line4(`allow read: if ${"(".repeat(500)}`),
      "4:421 Nested too deeply.",
    ],
    [
      "with a chain too long to walk",
      line4(`allow read: if ${"a||".repeat(60_000)}a;`),
      "4:6023 The expression is too long.",
    ],
    [
      "whose patterns together are too large",
      line4(
        `allow read: if [${Array.from({ length: 600 }, (_, n) => `'a'.matches('[^b]{900}${n}')`).join(",")}] == [];`,
      ),
      "1:1 The ruleset is too complex.",
    ],
    [
      "with a pattern that is too large once its repetitions are written out",
      line4(`allow read: if 'a'.matches('(?:${"a".repeat(1000)}){1000}');`),
      "4:34 The regular expression is too large.",
    ],
  ])("%s", (_what, rules, expected) => {
    expect(refusal(rules)).toBe(expected);
  });
});

/** Functions that each pass the next ten bindings of their argument, each built from the one before. */
function tenfold(depth: number, step: (of: string) => string): string {
  const bindings = Array.from(
    { length: 10 },
    (_, n) => `let a${n} = ${step(n === 0 ? "s" : `a${n - 1}`)};`,
  );
  return Array.from(
    { length: depth },
    (_, n) =>
      `function f${n}(s) { ${bindings.join(" ")} return ${n + 1 < depth ? `f${n + 1}(a9)` : "a9"}; }`,
  ).join("\n");
}

/** A request that uses up all of its steps costs 3 to 10. */
const mostCost = 60;

const million = "a".repeat(1_000_000);
const manyKeys = new Map(Array.from({ length: 5000 }, (_, n): [string, Value] => [`k${n}`, null]));
const manyItems = [...manyKeys.keys()];

describe("a request is denied quickly, whatever else permits it", () => {
  test.each([
    ["a text that doubles 28 times", "f0('a') == ''", tenfold(3, (a) => `${a} + ${a}`)],
    ["a list that doubles 28 times", "f0([1]) == []", tenfold(3, (a) => `${a}.concat(${a})`)],
    ["a path that doubles 28 times", "f0('a') == null", tenfold(3, (a) => `/$(${a})/$(${a})`)],
    ["lists within lists, each twice", "f0([1]) == f0([1])", tenfold(4, (a) => `[${a}, ${a}]`)],
    ["maps within maps", "f0(1) == f0(1)", tenfold(4, (a) => `{'a': ${a}, 'b': ${a}}`)],
    ["a text replaced by a text as long", "request.text.replace('a', request.text) == ''", ""],
    ["a text cut everywhere", "request.text.split('') == []", ""],
    ["a list joined by a long text", "request.items.join(request.text) == ''", ""],
    ["a set of very many items", "request.items.concat(request.items).toSet() == null", ""],
    ["many comparisons of many keys", repeated("request.keys().hasOnly(request.keys())", "&&"), ""],
    ["many patterns on a long text", repeated("request.text.matches('(a|aa)+$')", "&&"), ""],
    ["many digests of a long text", repeated("hashing.crc32(request.text) != b''", "&&"), ""],
    ["many sizes of a long text", repeated("request.text.size() != 1", "&&"), ""],
  ])("for %s", (_what, condition, declarations) => {
    const rules = storageRules(
      `${declarations} match /{x=**} { allow read: if (${condition}) || 1 == 1; }`,
    );
    const request = new Map<string, Value>([...manyKeys, ["text", million], ["items", manyItems]]);
    const cost = requestCost(() =>
      expect(permitted(rules, { variables: new Map([["request", request]]) })).toBe(false),
    );
    expect(cost).toBeLessThan(mostCost);
  });
});

function repeated(condition: string, operator: string): string {
  return Array.from({ length: 150 }, () => condition).join(` ${operator} `);
}

describe("an error is found quickly, and absorbed, for", () => {
  test.each([[`int('${"0".repeat(100_000)}x') == 1`], [`float('${"1".repeat(100_000)}x') == 1.0`]])(
    "%.14s",
    (condition) => {
      const rules = storageRules(`match /{x} { allow read: if ${condition} || true; }`);
      const cost = requestCost(() => expect(permitted(rules)).toBe(true));
      expect(cost).toBeLessThan(10);
    },
  );
});

describe("nested recursive wildcards over a long path", () => {
  const long = `/b/bucket/o/${Array.from({ length: 500 }, (_, n) => `s${n}`).join("/")}`;

  /** That many matches of everything, nested. */
  function nested(depth: number, condition: string): string {
    const open = Array.from({ length: depth }, (_, n) => `match /{x${n}=**} {`).join(" ");
    return storageRules(`${open} allow read: if ${condition}; ${"}".repeat(depth)}`);
  }

  test.each([
    ["three, none of them named", nested(3, "false"), false],
    ["nine, none of them named", nested(9, "request.missing"), false],
    ["three, the last one named", nested(3, "x2 == /s498/s499"), true],
    ["nine, all of them named", nested(9, "x0 == null || x4 == null || x8 == null"), false],
  ])("%s, are decided quickly", (_what, rules, expected) => {
    const cost = requestCost(() => expect(permitted(rules, { path: long })).toBe(expected));
    expect(cost).toBeLessThan(mostCost);
  });

  test("leave other matches of the ruleset their turn", () => {
    const rules = nested(3, "false").replace(/}\s*}\s*$/, "match /{all=**} { allow read; } } }");
    expect(permitted(rules, { path: long })).toBe(true);
  });

  test("a path of very many segments is denied", () => {
    expect(permitted(nested(1, "true"), { path: "/b/bucket/o/a" })).toBe(true);
    expect(permitted(nested(1, "true"), { path: `/b/bucket/o${"/a".repeat(20_000)}` })).toBe(false);
  });
});
