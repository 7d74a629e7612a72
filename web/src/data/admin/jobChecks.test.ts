import { expect, test } from "vitest";
import { heaviestFirst } from "./jobChecks.ts";

test("the heaviest come first, and those of equal weight stay in their order", () => {
  const weights: Record<string, number> = { b: 10, d: 50 };
  const checks = { weightOf: (id: string) => weights[id] ?? 0 };
  expect(heaviestFirst(["a", "b", "c", "d", "e"], (id) => id, checks).join("")).toBe("dbace");
});
