import { describe, expect, test } from "vitest";
import { permitted, storageRules } from "./rulesTesting.ts";
import type { Value } from "./values/value.ts";
import { valueFromWire } from "./wire.ts";

const variables = (request: Record<string, unknown>) => new Map([["request", asMap(request)]]);

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

  test("of an inner match hides an outer one of the same name", () => {
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

function asWireMap(fields: Record<string, unknown>) {
  return { map_value: { fields } };
}

function asMap(fields: Record<string, unknown>): Value {
  return valueFromWire(asWireMap(fields));
}
