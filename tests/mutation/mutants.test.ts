import { expect, test } from "vitest";
import { load } from "../../emulators/storage-rules/load.ts";
import { equivalents } from "./equivalents.ts";
import { mutantsOf, rulesText } from "./mutants.ts";
import { printRuleset } from "./print.ts";

const files = ["firestore.rules", "storage.rules"] as const;
const rules = (body: string) =>
  `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /things/{id} { allow get: if ${body}; } } }`;

/** Of the present rules; made once, because it takes seconds. */
const present = new Map(files.map((file) => [file, mutantsOf(file)]));

function whatIsDoneTo(body: string): string[] {
  return mutantsOf("firestore.rules", rules(body)).map(({ name }) => name.split(" · ").at(-1)!);
}

test.each(files)("%s means the same after printing and parsing", (file) => {
  const read = (text: string) => load({ file, text }).ruleset!;
  const printed = printRuleset(read(rulesText(file)));
  expect(printRuleset(read(printed))).toBe(printed);
});

test.each(files)(
  "mutants of %s load, and their names are unique",
  (file) => {
    const mutants = present.get(file)!;
    // A sample: the run itself stops at a mutant that does not load.
    for (const { name, text } of mutants.filter((_, i) => i % 100 === 0))
      expect([name, load({ file, text }).errors]).toEqual([name, []]);
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
  },
  30_000,
);

test("there are at least 250, and every equivalent is one of them", () => {
  const names = new Set([...present.values()].flat().map(({ name }) => name));
  expect(names.size).toBeGreaterThan(250);
  expect(Object.keys(equivalents).filter((name) => !names.has(name))).toEqual([]);
});

test.each([
  ["a() && b()", ["drop && b()", "drop a() &&", "not a()", "not b()"]],
  [
    "resource.data.n == 1",
    [
      "!= in resource.data.n == 1",
      "request.resource for resource in resource.data",
      "2 for 1 in resource.data.n == 1",
      "0 for 1 in resource.data.n == 1",
    ],
  ],
  [
    "resource.data.s in ['a']",
    ["a list without 'a'", "a longer list than ['a']", "not resource.data.s in ['a']"],
  ],
  ["resource.data.s.matches('x{2,3}')", ["the pattern 'x{3,3}'", "the pattern 'x{2,4}'"]],
  ["request.auth.uid == id", ["ask nobody for request.auth.uid == id"]],
  ["true", ["allow list too", "allow to nobody"]],
])("%s has these mutants, among others: %o", (body, expected) => {
  const source = body.replace(/\b([ab])\(\)/g, "exists(/databases/$(d)/documents/$1/x)");
  const done = whatIsDoneTo(source).map((what) =>
    what.replace(/exists\(\/databases\/\$\(d\)\/documents\/([ab])\/x\)/g, "$1()"),
  );
  expect(done).toEqual(expect.arrayContaining(expected));
});

test("a mutant begins where a request begins to evaluate what was changed", () => {
  const text = rules("resource.data.a == 1 && (resource.data.b is int || request.auth.uid == id)");
  const begins = new Map(
    mutantsOf("firestore.rules", text).map(({ name, offsets }) => [
      name.split(" · ").at(-1)!,
      offsets.map((offset) => text.slice(offset, offset + 15)).join(),
    ]),
  );
  expect(begins.get("!= in resource.data.a == 1")).toBe("resource.data.a");
  expect(begins.get("drop resource.data.a == 1 &&")).toBe("resource.data.a");
  expect(begins.get("drop || request.auth.uid == id")).toBe("request.auth.ui");
  expect(begins.get("drop resource.data.b is int ||")).toBe("resource.data.b");
  expect(begins.get("allow to anybody")).toBe("resource.data.a");
  expect(begins.get("allow list too")).toBe("");
});

test("another method of an allow concerns the requests by that method", () => {
  const text = rules("resource.data.a == 1").replace(" } } }", " allow list: if 2 == 2; } } }");
  const tooMuch = mutantsOf("firestore.rules", text).filter(({ name }) => name.endsWith(" too"));
  expect(tooMuch.map(({ offsets }) => offsets.map((at) => text.slice(at, at + 8)))).toEqual([
    ["2 == 2; "],
    ["resource"],
  ]);
});
