import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../folders.ts";
import { withTables } from "./markedRules.ts";

const rules = readFileSync(join(root, "firestore.rules"), "utf8");

test("firestore.rules has the fields, bounds and options of the tables: `npm run rules` writes them", () => {
  expect(rules).toBe(withTables(rules));
});

test("a bound, an option or a field that differs is found", () => {
  for (const [said, otherwise] of [
    ["isText(job.title, 2, 100)", "isText(job.title, 2, 101)"],
    ["'Escala 12x36', ", ""],
    ["'workload', ", ""],
  ] as const) {
    const changed = rules.replace(said, otherwise);
    expect(changed).not.toBe(rules);
    expect(withTables(changed)).toBe(rules);
  }
});

test("rules without the marked lines are refused", () => {
  expect(() => withTables("service cloud.firestore {}")).toThrow("no place marked");
});
