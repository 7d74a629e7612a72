import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../folders.ts";
import { checkLongTexts, longTexts } from "./longTexts.ts";

const text = readFileSync(join(root, "firestore.indexes.json"), "utf8");

test("long texts are found in fields, in maps and in lists of maps", () => {
  expect(longTexts()).toEqual(
    expect.arrayContaining([
      "jobs.description",
      "candidates.coverLetter",
      "mail.message",
      "mail.withoutFile",
      "jobApprovals.decided",
      "jobEdits.news",
    ]),
  );
  expect(longTexts()).not.toContain("jobs.title");
  expect(longTexts()).not.toContain("mail.delivery");
});

test("no long text is indexed", () => {
  expect(checkLongTexts(text)).toMatchObject({ state: "ok" });
  for (const field of longTexts()) {
    const [collection, name] = field.split(".");
    const indexed = JSON.parse(text) as {
      fieldOverrides: { collectionGroup: string; fieldPath: string }[];
    };
    indexed.fieldOverrides = indexed.fieldOverrides.filter(
      ({ collectionGroup, fieldPath }) => collectionGroup !== collection || fieldPath !== name,
    );
    expect(checkLongTexts(JSON.stringify(indexed))).toEqual({
      state: "wrong",
      what: `firestore.indexes.json: long texts are indexed: ${field}`,
    });
  }
});
