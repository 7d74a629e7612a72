import { describe, expect, test } from "vitest";
import { collections, publicStats } from "../domain/collections.ts";
import { statsShareSchema } from "../domain/administration/statsShare.ts";
import { fits, stored } from "./testing/storedRows.ts";

test("every collection has rows of its own kind, under its own name", () => {
  expect(Object.entries(collections)).toEqual([...stored.keys()].map((name) => [name, name]));
});

test("the public counts are one document with each job's share below it", () => {
  expect(publicStats).toEqual({ id: "public", shares: "shares", hires: "hires" });
  const share = { type: "Comércio", location: "Confresa", listed: true, filled: false };
  expect(statsShareSchema.parse({ ...share, title: "Caixa" })).toEqual(share);
});

describe.each([...stored])(
  "a row of %s",
  (name, { schema, row, mayBeNull = [], mayBeMissing = [] }) => {
    test("is read as it was stored, without unknown fields", () => {
      expect(schema.parse({ ...row, legacy: 1 })).toEqual(row);
    });

    test.each(Object.keys(row))("needs its %s, unless that is optional", (field) => {
      expect(fits(name, { [field]: undefined })).toBe(mayBeMissing.includes(field));
      expect(fits(name, { [field]: null })).toBe(mayBeNull.includes(field));
    });
  },
);
