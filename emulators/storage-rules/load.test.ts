import { describe, expect, test } from "vitest";
import { load } from "./load.ts";
import { refusal, storageRules } from "./rulesTesting.ts";

/** A ruleset whose fourth line, after six spaces, is this. */
const line4 = (text: string) => storageRules(`      ${text}`);
const functions = (text: string) => storageRules(`${text}\nallow read: if f();`);

describe("a ruleset loads", () => {
  test.each([
    ["with no condition", line4("allow read;")],
    [
      "with several methods",
      line4("allow read, write, get, list, create, update, delete: if true;"),
    ],
    ["without a last semicolon in a block", line4("allow read")],
    ["without a last semicolon after a condition", line4("match /a { allow read: if true }")],
    [
      "without a semicolon after what a function returns",
      line4("function f() { return true }\nallow read: if f();"),
    ],
    [
      "without a semicolon before the next allow",
      line4("allow get\nallow list: if true\nallow write;"),
    ],
    [
      "without a semicolon before a match or a function",
      line4("allow get: if true match /a { allow get: if true function f() { return true; } }"),
    ],
    ["with a comma after the last entry of a map", line4("allow read: if {'a': 1,}.a == 1;")],
    ["with a range without an end", line4("allow read: if 'ab'[1:] == 'ab'[:1];")],
    ["without a version", "service firebase.storage { match /a { allow read; } }"],
    ["with a version in double quotes", 'rules_version = "1"; service firebase.storage {}'],
    ["without a semicolon after the version", "rules_version = '2'\nservice firebase.storage {}"],
    [
      "with comments",
      "// one\n/* two\n * three */ rules_version = '2'; service firebase.storage { /**/ }",
    ],
    [
      "with a function before the service",
      "function f() { return true; } service firebase.storage {}",
    ],
    [
      "with a function used before it is declared",
      line4("allow read: if f(); function f() { return true; }"),
    ],
    ["with ten let bindings", functions(`function f() { ${lets(10)} return v9; }`)],
    [
      "with seven parameters",
      line4("function f(a, b, c, d, e, g, h) { return a; } allow read: if f(1,2,3,4,5,6,7);"),
    ],
    ["with a recursive wildcard in the middle", line4("match /{a=**}/b/{c} { allow read; }")],
    [
      "with recursive wildcards in nested matches",
      line4("match /{a=**} { match /{b=**} { allow read; } }"),
    ],
    ["with dots, dashes and colons in a path", line4("match /a.png/b-c/user:1 { allow read; }")],
    ["with a path that holds a map", line4("allow read: if {'a': [1, {'b': 2}]}.a[1].b == 2;")],
    ["with Windows line ends", line4("allow read;").replaceAll("\n", "\r\n")],
    [
      "with functions of one name in different scopes",
      line4(
        "function f() { return true; }\nmatch /a { function f() { return false; } allow read: if f(); }",
      ),
    ],
  ])("%s", (_what, rules) => {
    expect(refusal(rules)).toBe("");
  });
});

describe("a ruleset loads with a warning", () => {
  test.each([
    [
      "of an unknown variable",
      "allow read: if nobody == 1;",
      ["4:16 Invalid variable name: nobody."],
    ],
    [
      "of an unknown function",
      "allow read: if nothing();",
      ["4:16 Invalid function name: nothing."],
    ],
    [
      "of a function of Firestore rules",
      "allow read: if exists(/a/b);",
      ["4:16 Invalid function name: exists."],
    ],
    [
      "of an unknown method",
      "allow read: if 'a'.length() == 1;",
      ["4:20 Invalid function name: length."],
    ],
    [
      "of an unknown function of a namespace",
      "allow read: if math.cbrt(8) == 2;",
      ["4:21 Invalid function name: math.cbrt."],
    ],
    [
      "of a call with too few arguments",
      "function f(a) { return a; } allow read: if f();",
      ["4:44 Invalid function name: f."],
    ],
    ["of a function nobody calls", "function f() { return true; }", ["4:10 Unused function: f."]],
    [
      "of a name out of scope",
      "function f() { return x; } match /{x} { allow read: if f(); }",
      ["4:23 Invalid variable name: x."],
    ],
    [
      "of what the reference has and Google's engine has not",
      "allow read: if bool('true') && math.isInfinite(1.0);",
      [
        "4:16 Google's engine has no bool(), though its reference does.",
        "4:37 Google's engine has no math.isInfinite(), though its reference does.",
      ],
    ],
    [
      "of no function of the rules' own that is called bool",
      "function bool(a) { return true; } allow read: if bool(1);",
      [],
    ],
    [
      "of text in a sum",
      "allow read: if 'a' + 1 == 'a1';",
      ["4:22 Invalid type. Received one of [int]. Expected one of [string]."],
    ],
    [
      "of a boolean in a product",
      "allow read: if request.x * true == 1;",
      ["4:28 Invalid type. Received one of [bool]. Expected one of [int, float]."],
    ],
    [
      "of a comparison of a list",
      "allow read: if [1] < 2;",
      [
        "4:16 Invalid type. Received one of [list]. Expected one of [int, float, string, bytes, duration, timestamp].",
      ],
    ],
    [
      "of the negation of text",
      "allow read: if !'a';",
      ["4:17 Invalid type. Received one of [string]. Expected one of [bool]."],
    ],
    [
      "of a condition that is a number",
      "allow read: if 1;",
      ["4:16 Invalid type. Received one of [int]. Expected one of [bool]."],
    ],
    [
      "of a choice by null",
      "allow read: if null ? true : false;",
      ["4:16 Invalid type. Received one of [null]. Expected one of [bool]."],
    ],
    [
      "of a member of null",
      "allow read: if null.a;",
      ["4:16 Invalid type. Received one of [null]. Expected one of [map, path]."],
    ],
    [
      "of membership in text",
      "allow read: if 'a' in 'abc';",
      ["4:23 Invalid type. Received one of [string]. Expected one of [list, map, set]."],
    ],
    [
      "of a number as a map's key",
      "allow read: if 1 in {'a': 1};",
      ["4:16 Invalid type. Received one of [int]. Expected one of [string]."],
    ],
    [
      "of a list's method on text",
      "allow read: if 'a'.hasAll(['a']);",
      ["4:20 Invalid function name: hasAll."],
    ],
    [
      "of nothing when all is well",
      "match /{x} { function f(y) { let z = y; return z == x && bucket == x && request.auth != null && resource == null; } allow read: if f(1); }",
      [],
    ],
  ])("%s", (_what, body, expected) => {
    const { errors, warnings } = load({ file: "test", text: storageRules(body) });
    expect(errors).toEqual([]);
    expect(
      warnings.map(
        ({ position, description }) => `${position.line}:${position.column} ${description}`,
      ),
    ).toEqual(expected);
  });
});

function lets(count: number): string {
  return Array.from({ length: count }, (_, index) => `let v${index} = 1;`).join(" ");
}
