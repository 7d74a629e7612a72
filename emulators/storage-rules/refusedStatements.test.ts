import { describe, expect, test } from "vitest";
import { refusal, storageRules } from "./rulesTesting.ts";

/** A ruleset whose fourth line, after six spaces, is this. */
const line4 = (text: string) => storageRules(`      ${text}`);

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
      "without a semicolon before what is no statement",
      line4("allow read: if true\n      true;"),
      "5:7 Missing ';' at 'true'.",
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
  ])("%s", (_what, rules, expected) => {
    expect(refusal(rules)).toBe(expected);
  });

  test("under version 1 when a recursive wildcard does not come last", () => {
    expect(refusal(storageRules("match /{a=**}/b { }", "1"))).toMatch(
      /^4:8 In rules version 1 a recursive wildcard/,
    );
  });
});
