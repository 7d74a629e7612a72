import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../temporaryFolder.ts";
import { sum, tally } from "./tally.ts";

const folder = temporaryFolder("tally");

function vitestReport(passed: number, failed: number, skipped: number) {
  const file = join(folder, `${passed}-${failed}-${skipped}.json`);
  writeFileSync(
    file,
    JSON.stringify({
      numPassedTests: passed,
      numFailedTests: failed,
      numPendingTests: skipped,
      numTodoTests: 0,
    }),
  );
  return { by: "vitest", file } as const;
}

test("a stage without a report is one check", () => {
  expect(tally(undefined, 0)).toEqual({ passed: 1, failed: 0 });
  expect(tally(undefined, 2)).toEqual({ passed: 0, failed: 1 });
});

test("a report gives the numbers, and a skipped test counts as failed", () => {
  expect(tally(vitestReport(7, 2, 1), 1)).toEqual({ passed: 7, failed: 3 });
  const file = join(folder, "playwright.json");
  writeFileSync(
    file,
    JSON.stringify({ stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 1 } }),
  );
  expect(tally({ by: "playwright", file }, 1)).toEqual({ passed: 6, failed: 3 });
});

test.each([
  ["leaves no report", { by: "vitest", file: join(folder, "none.json") } as const, 0],
  ["fails without a failed test", vitestReport(0, 0, 0), 1],
  ["runs no test at all", vitestReport(0, 0, 0), 0],
])("a stage that %s is one failure", (_what, report, exitCode) => {
  expect(tally(report, exitCode).failed).toBe(1);
});

test("the results of stages are added", () => {
  expect(
    sum([
      { passed: 1, failed: 0 },
      { passed: 5, failed: 2 },
    ]),
  ).toEqual({ passed: 6, failed: 2 });
});
