import { describe, expect, test } from "vitest";
import { permitted, storageRules } from "./rulesTesting.ts";

const get = (path: string) => ({ path: `/b/bucket/o/${path}` });

describe("a path", () => {
  test.each([
    ["/a", "a", true],
    ["/a", "b", false],
    ["/a", "a/b", false],
    ["/a/b", "a", false],
    ["/{x}", "a", true],
    ["/{x}", "a/b", false],
    ["/{x}/{y}", "a/b", true],
    ["/a/{x}/c", "a/b/c", true],
    ["/a/{x}/c", "a/b/d", false],
    ["/a.png", "a.png", true],
    ["/a.png", "aXpng", false],
    ["/{x=**}", "a/b/c", true],
    ["/{x=**}", "a", true],
    ["/{x=**}", "", true],
    ["/a/{x=**}", "a", true],
    ["/a/{x=**}", "b", false],
    ["/{x=**}/c", "c", true],
    ["/{x=**}/c", "a/b/c", true],
    ["/{x=**}/c", "a/b", false],
    ["/a/{x=**}/c/{y}", "a/c/c/d", true],
    ["/{x}/b", "á b/b", true],
    ["/a/{x}", "a//b", false],
    ["/a/{x}", "a/", false],
    ["/a/{x=**}", "a//b", true],
  ])("%s against %s is %s in version 2", (pattern, path, expected) => {
    expect(permitted(storageRules(`match ${pattern} { allow read; }`), get(path))).toBe(expected);
  });

  test.each([
    ["/a/{x=**}", "a", false],
    ["/a/{x=**}", "a/b", true],
    ["/a/{x=**}", "a/b/c", true],
    ["/{x=**}", "a", true],
    ["/{x=**}", "", false],
  ])("%s against %s is %s in version 1", (pattern, path, expected) => {
    expect(permitted(storageRules(`match ${pattern} { allow read; }`, "1"), get(path))).toBe(
      expected,
    );
  });

  test.each([
    ["match /{x} { allow read: if x == 'a' && x is string; }", "a", true],
    ["match /{x=**} { allow read: if x is path && x == /a/b; }", "a/b", true],
    ["match /{x=**} { allow read: if x[1] == 'b'; }", "a/b", true],
    ["match /{x=**} { allow read: if x == ''; }", "", false],
    ["match /{x}/{x2} { allow read: if x + x2 == 'ab'; }", "a/b", true],
    ["match /{x} { match /{x} { allow read: if x == 'b'; } }", "a/b", true],
    ["match /{a=**}/k/{b} { allow read: if a == /x/k && b == 'z'; }", "x/k/k/z", true],
    ["allow read: if bucket == 'bucket';", "", true],
  ])("binds its wildcards: %s", (body, path, expected) => {
    expect(permitted(storageRules(body), get(path))).toBe(expected);
  });

  test("a rule of an outer match does not apply to inner paths", () => {
    expect(
      permitted(storageRules("match /a { allow read; match /{x} { allow write; } }"), get("a/b")),
    ).toBe(false);
  });

  test.each([
    [
      "permits when any of the matches does",
      "match /{x=**} { allow read: if false; } match /a { allow read; }",
      true,
    ],
    [
      "permits when the narrower match refuses",
      "match /a { allow read: if false; } match /{x=**} { allow read; }",
      true,
    ],
    [
      "permits past an error in another match",
      "match /a { allow read: if 1 / 0 == 1; } match /{x} { allow read; }",
      true,
    ],
    [
      "permits past an error in the same match",
      "match /a { allow read: if nobody; allow read: if true; }",
      true,
    ],
    [
      "refuses when no match permits",
      "match /a { allow read: if false; } match /{x} { allow write; }",
      false,
    ],
  ])("overlapping rules: it %s", (_what, body, expected) => {
    expect(permitted(storageRules(body), get("a"))).toBe(expected);
  });
});

describe("a method", () => {
  const methods = ["get", "list", "create", "update", "delete", "read", "write"];

  test.each([
    ["read", ["get", "list", "read"]],
    ["write", ["create", "update", "delete", "write"]],
    ["get", ["get"]],
    ["list", ["list"]],
    ["create", ["create"]],
    ["update", ["update"]],
    ["delete", ["delete"]],
    ["get, list", ["get", "list", "read"]],
    ["read, delete", ["get", "list", "delete", "read"]],
  ])("allow %s permits %s and no other", (allowed, expected) => {
    const rules = storageRules(`match /file { allow ${allowed}; }`);
    expect(methods.filter((method) => permitted(rules, { method })).sort()).toEqual(
      [...expected].sort(),
    );
  });

  test("an unknown method is refused", () => {
    expect(
      permitted(storageRules("match /file { allow read, write; }"), { method: "constructor" }),
    ).toBe(false);
  });

  test("rules of another service permit nothing", () => {
    expect(permitted("service cloud.firestore { match /{x=**} { allow read; } }")).toBe(false);
  });
});
