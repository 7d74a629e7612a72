import { expect, test } from "vitest";
import { valueOf } from "./rulesTesting.ts";

/** Test rows: each is a condition that holds, or an expression that is an error. */
export function facts(conditions: string[], errors: string[] = []): void {
  test.each(conditions)("%s", (condition) => expect(valueOf(condition)).toBe(true));
  if (errors.length > 0)
    test.each(errors)("%s is an error", (expression) => expect(valueOf(expression)).toBe("error"));
}
