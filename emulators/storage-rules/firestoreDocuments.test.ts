import { describe, expect, test } from "vitest";
import { Documents } from "./firestoreDocuments.ts";
import { DocumentNeeded } from "./errors.ts";
import { permitted, storageRules } from "./rulesTesting.ts";
import type { Value } from "./values/value.ts";

const get = (path: string) => ({ path: `/b/bucket/o/${path}` });

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
  ])("%s is requested as %s", (id, segment) => {
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
  ])("%s is not requested", (path) => {
    expect(permitted(rules(`firestore.exists(${path})`), get("a"))).toBe(false);
  });

  test.each([
    [`true || firestore.exists(${user})`, true],
    [`false && firestore.exists(${user})`, false],
    [`true ? true : firestore.exists(${user})`, true],
  ])("%s needs none", (condition, expected) => {
    expect(permitted(rules(condition), get("a"))).toBe(expected);
  });

  test("two different ones may be read any number of times, and a third one is always refused", () => {
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
