import { describe, expect, test } from "vitest";
import { Documents } from "./documents.ts";
import { DocumentNeeded } from "./errors.ts";
import { permitted, storageRules } from "./testing.ts";
import type { Value } from "./values/value.ts";
import { valueFromWire } from "./wire.ts";

const get = (path: string) => ({ path: `/b/bucket/o/${path}` });
const variables = (request: Record<string, unknown>) => new Map([["request", asMap(request)]]);

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

  test("a rule of an outer match does not reach what is within", () => {
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

describe("a condition", () => {
  test.each([
    ["true", true],
    ["false", false],
    ["null", false],
    ["1", false],
    ["'true'", false],
    ["1000000 / 0", false],
    ["request.auth != null", false],
    ["request.auth == null", true],
    ['request.auth.uid == "a"', false],
    ['!(request.auth.uid == "a")', false],
    ["request.resource.size < 5 * 1024 * 1024", true],
    ["request.resource.contentType.matches('image/.*')", true],
    ["request.resource.metadata.owner == 'ana'", true],
    ["request.resource.metadata.missing == 'ana'", false],
    ["!(request.resource.metadata.missing == 'ana')", false],
    ["'owner' in request.resource.metadata", true],
    ["'missing' in request.resource.metadata", false],
    ["request.resource.metadata.get('missing', 'x') == 'x'", true],
    ["request.time < timestamp.date(2026, 1, 1)", true],
    ["request.time >= timestamp.date(2025, 1, 1)", true],
    ["request.path == path('/b/bucket/o/file')", true],
    ["request.path[0] == 'b' && request.path[3] == 'file'", true],
    ["resource == null", true],
    ["resource.size > 0", false],
  ])("%s permits: %s", (condition, expected) => {
    const request = {
      auth: { null_value: null },
      time: { timestamp_value: "2025-01-01T00:00:00.500Z" },
      path: {
        path_value: {
          segments: [{ simple: "b" }, { simple: "bucket" }, { simple: "o" }, { simple: "file" }],
        },
      },
      resource: asWireMap({
        size: { int_value: 1024 },
        contentType: { string_value: "image/png" },
        metadata: asWireMap({ owner: { string_value: "ana" } }),
      }),
    };
    const known = new Map<string, Value>([...variables(request), ["resource", null]]);
    expect(
      permitted(storageRules(`match /file { allow get: if ${condition}; }`), { variables: known }),
    ).toBe(expected);
  });
});

describe("a function", () => {
  test.each([
    ["takes arguments in order", "function f(a, b) { return a - b; }", "f(3, 1) == 2"],
    [
      "sees the bindings before each",
      "function f() { let a = 1; let b = a + 1; return b; }",
      "f() == 2",
    ],
    ["sees the wildcards around it", "function f() { return bucket; }", "f() == 'bucket'"],
    [
      "calls another, declared later",
      "function f() { return g() + 1; } function g() { return 1; }",
      "f() == 2",
    ],
    ["takes what another returns", "function f(a) { return a + 1; }", "f(f(f(0))) == 3"],
    ["hides a wildcard with a parameter", "function f(bucket) { return bucket; }", "f('x') == 'x'"],
    [
      "hides a built-in of its name",
      "function string(a) { return 'mine'; }",
      "string(1) == 'mine'",
    ],
    ["may leave an erring binding unused", "function f() { let a = 1 / 0; return true; }", "f()"],
    [
      "may absorb an erring binding",
      "function f() { let a = 1 / 0; return a == 1 || true; }",
      "f()",
    ],
    [
      "hides a namespace with a binding",
      "function f() { let math = {'abs': 1}; return math.abs; }",
      "f() == 1",
    ],
  ])("%s", (_what, declarations, condition) => {
    expect(
      permitted(storageRules(`${declarations} match /file { allow read: if ${condition}; }`)),
    ).toBe(true);
  });

  test.each([
    [
      "does not see its caller’s wildcards",
      "function f() { return x; } match /{x} { allow read: if f() == x; }",
    ],
    [
      "does not see its caller’s parameters",
      "function f(a) { return g(); } function g() { return a; } match /file { allow read: if f(true); }",
    ],
    [
      "errs when called with too few arguments",
      "function f(a) { return true; } match /file { allow read: if f(); }",
    ],
    [
      "errs when called with too many arguments",
      "function f() { return true; } match /file { allow read: if f(1); }",
    ],
    [
      "errs with an erring binding that it uses",
      "function f() { let a = 1 / 0; return a == 1; } match /file { allow read: if f(); }",
    ],
    [
      "is not seen outside its match",
      "match /other { function f() { return true; } } match /file { allow read: if f(); }",
    ],
  ])("%s", (_what, body) => {
    expect(permitted(storageRules(body))).toBe(false);
  });

  test("of an inner match hides one of the same name outside", () => {
    const body =
      "function f() { return false; } match /file { function f() { return true; } allow read: if f(); }";
    expect(permitted(storageRules(body))).toBe(true);
  });

  test("calls may be 20 deep and no deeper", () => {
    const chain = (depth: number) => {
      const links = Array.from(
        { length: depth },
        (_, n) => `function f${n}() { return ${n + 1 < depth ? `f${n + 1}()` : "true"}; }`,
      );
      return permitted(
        storageRules(`${links.join(" ")} match /file { allow read: if f0() || true; }`),
      );
    };
    expect(chain(20)).toBe(true);
    expect(chain(21)).toBe(false);
  });
});

test("a request may evaluate 1000 expressions and no more", () => {
  const sum = (terms: number) =>
    permitted(storageRules(`match /file { allow read: if 1${" + 1".repeat(terms)} > 0; }`));
  expect(sum(999)).toBe(true);
  expect(sum(1000)).toBe(false);
});

describe("a Firestore document", () => {
  const user = "/databases/(default)/documents/users/ana";
  const rules = (condition: string) =>
    storageRules(`match /{x=**} { allow read: if ${condition}; }`);

  test.each([
    [`firestore.exists(${user})`, true],
    [`firestore.get(${user}) != null`, true],
    [`firestore.get(${user}).data.isAdmin`, true],
    [`firestore.get(${user}).id == 'ana'`, true],
    [`firestore.get(${user})['__name__'] == ${user}`, true],
    ["firestore.get(/databases/(default)/documents/users/$('a' + 'na')).data.isAdmin", true],
    [`firestore.get(path('${user}')).data.isAdmin`, true],
    [`firestore.get(${user}).data.missing`, false],
    [`!firestore.get(${user}).data.missing`, false],
    [`firestore.get(${user}) == null`, false],
    [`firestore.get('${user}').data.isAdmin`, false],
    [`get(${user}).data.isAdmin`, false],
  ])("%s permits: %s", (condition, expected) => {
    const documents = new Documents();
    documents.add(user, new Map<string, Value>([["isAdmin", true]]));
    expect(permitted(rules(condition), get("a"), documents)).toBe(expected);
  });

  test.each([
    [`firestore.exists(${user})`, false],
    [`!firestore.exists(${user})`, true],
    [`firestore.get(${user}) == null`, true],
    [`firestore.get(${user}).data.isAdmin`, false],
    [`firestore.get(${user}).data.isAdmin || true`, true],
  ])("that is missing: %s permits: %s", (condition, expected) => {
    const documents = new Documents();
    documents.add(user, null);
    expect(permitted(rules(condition), get("a"), documents)).toBe(expected);
  });

  test.each([
    ["'ana'", "ana"],
    ["'a b'", "a%20b"],
    ["'a/b'", "a%2Fb"],
    ["'100%?#'", "100%25%3F%23"],
    ["'joão'", "joão"],
  ])("%s is asked for as %s", (id, segment) => {
    const asked = () =>
      permitted(rules(`firestore.exists(/databases/(default)/documents/users/$(${id}))`), get("a"));
    expect(asked).toThrow(new DocumentNeeded(`/databases/(default)/documents/users/${segment}`));
  });

  test.each([
    ["/users/ana"],
    ["/databases/(default)/documents/users"],
    ["/databases/(default)/documents/users/$('..')"],
    ["/databases/(default)/documents/users/$('')"],
    ["/databases/(default)/documents/users/$(nobody)"],
    ["null"],
  ])("%s is not asked for", (path) => {
    expect(permitted(rules(`firestore.exists(${path})`), get("a"))).toBe(false);
  });

  test.each([
    [`true || firestore.exists(${user})`, true],
    [`false && firestore.exists(${user})`, false],
    [`true ? true : firestore.exists(${user})`, true],
  ])("%s needs none", (condition, expected) => {
    expect(permitted(rules(condition), get("a"))).toBe(expected);
  });

  test("two different ones may be read, any number of times, and a third is refused whatever stands beside it", () => {
    const documents = new Documents();
    for (const id of ["a", "b"])
      documents.add(`/databases/(default)/documents/users/${id}`, new Map());
    const exists = (id: string) => `firestore.exists(/databases/(default)/documents/users/${id})`;
    expect(
      permitted(
        rules(`${exists("a")} && ${exists("b")} && ${exists("a")} && ${exists("b")}`),
        get("x"),
        documents,
      ),
    ).toBe(true);
    expect(
      permitted(rules(`${exists("a")} && ${exists("b")} && ${exists("c")}`), get("x"), documents),
    ).toBe(false);
    expect(
      permitted(
        rules(`${exists("a")} && ${exists("b")} && (${exists("c")} || true)`),
        get("x"),
        documents,
      ),
    ).toBe(false);
  });
});

function asWireMap(fields: Record<string, unknown>) {
  return { map_value: { fields } };
}

function asMap(fields: Record<string, unknown>): Value {
  return valueFromWire(asWireMap(fields));
}
