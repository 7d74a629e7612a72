import { describe, expect, test } from "vitest";
import { refusal, storageRules } from "./rulesTesting.ts";

/** A ruleset whose fourth line, after six spaces, is this. */
const line4 = (text: string) => storageRules(`      ${text}`);
const functions = (text: string) => storageRules(`${text}\nallow read: if f();`);

describe("a ruleset is refused", () => {
  test.each([
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
      "with null as a type",
      line4("allow read: if 1 is null;"),
      "4:27 Invalid type 'null'; write == null.",
    ],
    [
      "with a member of a whole number",
      line4("allow read: if 0.size() == 1;"),
      "4:22 Malformed number '0.'.",
    ],
    ["with a map of a comma alone", line4("allow read: if {,} == {};"), "4:23 Unexpected ','."],
    [
      "with a list that ends with a comma",
      line4("allow read: if [1,] == [];"),
      "4:25 Unexpected ']'.",
    ],
  ])("%s", (_what, rules, expected) => {
    expect(refusal(rules)).toBe(expected);
  });

  test.each([
    ["matches", "'a'.matches('(')", "("],
    ["matches", "'a'.matches('(?=a)a')", "(?=a)a"],
    ["replace", "'a'.replace('[', 'b') == 'b'", "["],
    ["split", "'a'.split('(a)\\\\1') == []", "(a)\\1"],
  ])("whose pattern of %s is not RE2: %s", (_method, condition, pattern) => {
    expect(refusal(line4(`allow read: if ${condition};`))).toMatch(
      new RegExp(`^4:\\d+ Invalid regular expression pattern`),
    );
    expect(refusal(line4(`allow read: if ${condition};`))).toContain(`Pattern: ${pattern}.`);
  });
});

describe("a function is refused", () => {
  test.each([
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
  ])("%s", (_what, rules, expected) => {
    expect(refusal(rules)).toBe(expected);
  });
});

function lets(count: number): string {
  return Array.from({ length: count }, (_, index) => `let v${index} = 1;`).join(" ");
}
