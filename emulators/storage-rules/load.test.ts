import { describe, expect, test } from "vitest";
import { load } from "./load.ts";
import { refusal, storageRules } from "./testing.ts";

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

describe("a ruleset is refused", () => {
  test.each([
    ["that is empty", "", "1:1 Missing service declaration."],
    ["without a service", "rules_version = '2';", "1:21 Missing service declaration."],
    [
      "of an unknown service",
      "service firebase.database {}",
      "1:9 Invalid service name 'firebase.database'; expected 'firebase.storage'.",
    ],
    [
      "of an unknown version",
      "rules_version = '3'; service firebase.storage {}",
      "1:17 Invalid rules version ''3''; expected '1' or '2'.",
    ],
    [
      "whose version is a number",
      "rules_version = 2; service firebase.storage {}",
      "1:17 Invalid rules version '2'; expected '1' or '2'.",
    ],
    [
      "whose version comes late",
      "service firebase.storage {}\nrules_version = '2';",
      "2:1 'rules_version' must be the first statement.",
    ],
    [
      "with a brace too many",
      "service firebase.storage {{\n}",
      "1:27 Unexpected '{'; expected 'match' or 'function'.",
    ],
    [
      "with a brace too few",
      "service firebase.storage {\n  match /a {\n}",
      "3:2 Unexpected the end of the file; expected 'match' or 'function'.",
    ],
    [
      "with rules of the Realtime Database",
      '{ "rules": {} }',
      "1:1 Unexpected '{'; expected 'service' or 'function'.",
    ],
    [
      "that allows outside a match",
      "service firebase.storage {\n  allow read;\n}",
      "2:3 Unexpected 'allow'; expected 'match' or 'function'.",
    ],
    [
      "with an unknown method",
      line4("allow reed;"),
      "4:13 Invalid method 'reed'; expected one of read, write, get, list, create, update, delete.",
    ],
    [
      "with a method named like a property",
      line4("allow constructor;"),
      "4:13 Invalid method 'constructor'; expected one of read, write, get, list, create, update, delete.",
    ],
    [
      "that denies",
      line4("deny read;"),
      "4:7 Unexpected 'deny'; expected 'allow', 'match' or 'function'.",
    ],
    ["without if", line4("allow read: true;"), "4:19 Expected 'if' but found 'true'."],
    ["without a condition", line4("allow read: if ;"), "4:22 Unexpected ';'."],
    ["without a colon", line4("allow read if true;"), "4:18 Missing ';' at 'if'."],
    [
      "without a semicolon between statements",
      line4("allow read: if true\n      allow write;"),
      "5:7 Missing ';' at 'allow'.",
    ],
    ["without a path", line4("match { }"), "4:13 A match path must begin with '/'."],
    [
      "whose path does not begin with a slash",
      line4("match a/b { }"),
      "4:13 A match path must begin with '/'.",
    ],
    ["without the word match", line4("/a/b { }"), "4:7 Missing 'match' keyword before path."],
    ["whose path ends with a slash", line4("match /a/ { }"), "4:16 Invalid path segment."],
    ["with an empty segment", line4("match /a//b { }"), "4:16 Invalid path segment."],
    ["with an empty wildcard", line4("match /{} { }"), "4:14 Invalid path segment."],
    ["with a single star", line4("match /{a=*} { }"), "4:14 Invalid path segment."],
    [
      "with a wildcard after part of a segment",
      line4("match /img{a} { }"),
      "4:18 Unexpected 'a'; expected 'allow', 'match' or 'function'.",
    ],
    [
      "with a wildcard before part of a segment",
      line4("match /{a}.png { }"),
      "4:17 A wildcard must be a whole path segment.",
    ],
    [
      "with two recursive wildcards in a match",
      line4("match /{a=**}/{b=**} { }"),
      "4:21 A match may have only one recursive wildcard.",
    ],
    [
      "with two wildcards of one name",
      line4("match /{a}/{a} { }"),
      "4:18 Variable is already defined: a.",
    ],
    ["with an unterminated string", line4("allow read: if 'a;"), "4:22 Unterminated string."],
    ["with a string over two lines", line4("allow read: if 'a\n';"), "4:22 Unterminated string."],
    ["with an unterminated comment", line4("/* allow read;"), "4:7 Unterminated comment."],
    [
      "with an unknown escape",
      line4("allow read: if 'a\\q' == 'a';"),
      "4:24 Invalid escape sequence '\\q'.",
    ],
    [
      "with one hexadecimal digit in bytes",
      line4("allow read: if b'\\xF' == b'';"),
      "4:24 Invalid escape sequence '\\x'.",
    ],
    [
      "with one octal digit in bytes",
      line4("allow read: if b'\\0' == b'';"),
      "4:24 Invalid escape sequence '\\0'.",
    ],
    ["with an unknown character", line4("allow read: if a # b;"), "4:24 Unexpected '#'."],
    ["with a single ampersand", line4("allow read: if a & b;"), "4:24 Unexpected '&'."],
    ["with three equals signs", line4("allow read: if 1 === 1;"), "4:26 Unexpected '='."],
    [
      "with a name that begins with a digit",
      line4("allow read: if 1a;"),
      "4:22 Malformed number '1'.",
    ],
    [
      "with an integer too large",
      line4("allow read: if 9223372036854775808 > 0;"),
      "4:22 Integer does not fit in 64 bits.",
    ],
    [
      "with an unclosed parenthesis",
      line4("allow read: if (true;"),
      "4:27 Expected ')' but found ';'.",
    ],
    ["with an unclosed list", line4("allow read: if [1, 2;"), "4:27 Expected ']' but found ';'."],
    [
      "with an operator without its right side",
      line4("allow read: if true &&;"),
      "4:29 Unexpected ';'.",
    ],
    ["with half a ternary", line4("allow read: if true ? 1;"), "4:30 Expected ':' but found ';'."],
    ["with an unknown type", line4("allow read: if 1 is integer;"), "4:27 Invalid type 'integer'."],
    [
      "with an unclosed path variable",
      line4("allow read: if /a/$(b == /a;"),
      "4:34 Expected ')' but found ';'.",
    ],
    [
      "whose function returns nothing",
      line4("function f() { }"),
      "4:22 Expected 'return' but found '}'.",
    ],
    [
      "whose function goes on after it returns",
      line4("function f() { return 1; return 2; }"),
      "4:32 Expected '}' but found 'return'.",
    ],
    [
      "whose let has no semicolon",
      line4("function f() { let a = 1 return a; }"),
      "4:32 Missing ';' at 'return'.",
    ],
    [
      "whose let has no value",
      line4("function f() { let a; return a; }"),
      "4:27 Expected '=' but found ';'.",
    ],
    [
      "with eleven let bindings",
      functions(`function f() {\n${lets(11)} return v9; }`),
      "5:121 A function may have at most 10 let bindings.",
    ],
    [
      "with eight parameters",
      functions("function f(a, b, c, d, e, g, h, i) { return a; }"),
      "4:10 Function f has more than 7 parameters.",
    ],
    [
      "with two functions of one name",
      line4("function f() { return 1; } function f(a) { return a; }"),
      "4:43 Function is already defined: f.",
    ],
    [
      "with two parameters of one name",
      line4("function f(a, a) { return a; }"),
      "4:21 Variable is already defined: a.",
    ],
    [
      "whose let has the name of a parameter",
      line4("function f(a) { let a = 1; return a; }"),
      "4:27 Variable is already defined: a.",
    ],
    [
      "with two let bindings of one name",
      line4("function f() { let a = 1; let a = 2; return a; }"),
      "4:37 Variable is already defined: a.",
    ],
    [
      "with a function that calls itself",
      line4("function f() { return f(); }"),
      "4:16 Recursive function: f.",
    ],
    [
      "with functions that call each other",
      line4("function f() { return g(); } function g() { return f(); }"),
      "4:16 Recursive function: f.",
    ],
    [
      "with a binding that comes to call its function",
      line4("function f() { let a = g(); return a; } function g() { return !f(); }"),
      "4:16 Recursive function: f.",
    ],
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
      "1:1 The ruleset is too complex.",
    ],
  ])("%s", (_what, rules, expected) => {
    expect(refusal(rules)).toBe(expected);
  });

  test("under version 1 when a recursive wildcard does not come last", () => {
    expect(refusal(storageRules("match /{a=**}/b { }", "1"))).toMatch(
      /^4:8 In rules version 1 a recursive wildcard/,
    );
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
