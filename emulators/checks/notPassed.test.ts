import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../folders.ts";
import { temporaryFolder } from "../temporaryFolder.ts";
import { notPassed, notPassedText, outcomeText } from "./notPassed.ts";

const folder = temporaryFolder("reports");

function written(name: string, report: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(report));
  return file;
}

function vitestTest(fullName: string, status: string, ...failureMessages: string[]) {
  return { fullName, status, failureMessages };
}

test("failed, skipped and retried tests of a Vitest report are listed", () => {
  const name = join(root, "a/b.test.ts");
  const assertionResults = [
    vitestTest("passes", "passed"),
    vitestTest("fails", "failed", "Error: 1 is not 2"),
    vitestTest("waits", "pending"),
    vitestTest("wavers", "passed", "Error: late"),
  ];
  const file = written("vitest.json", {
    testResults: [{ name, status: "failed", message: "", assertionResults }],
  });
  expect(
    notPassed({ by: "vitest", file }).map(({ outcome, file, name, said }) => [
      outcome,
      file,
      name,
      said,
    ]),
  ).toEqual([
    ["failed", "a/b.test.ts", "fails", "Error: 1 is not 2"],
    ["skipped", "a/b.test.ts", "waits", ""],
    ["flaky", "a/b.test.ts", "wavers", "Error: late"],
  ]);
});

test("a test file that does not load is named", () => {
  const file = written("load.json", {
    testResults: [
      {
        name: join(root, "c.test.ts"),
        status: "failed",
        message: "No such module",
        assertionResults: [vitestTest("waits", "skipped")],
      },
    ],
  });
  expect(notPassed({ by: "vitest", file })).toEqual([
    { outcome: "failed", file: "c.test.ts", name: "the file itself", said: "No such module" },
  ]);
});

test("tests of a Playwright report are listed at any depth", () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: "d.spec.ts",
    tests: [{ status, results: messages.map((message) => ({ errors: [{ message }] })) }],
  });
  const inner = { specs: [spec("fails", "unexpected", "first", "second")] };
  const file = written("playwright.json", {
    suites: [
      { specs: [spec("passes", "expected"), spec("wavers", "flaky", "late")], suites: [inner] },
    ],
  });
  expect(
    notPassed({ by: "playwright", file }).map(({ outcome, name, said }) => [outcome, name, said]),
  ).toEqual([
    ["flaky", "wavers", "late"],
    ["failed", "fails", "first\nsecond"],
  ]);
});

test("without a report nothing is named", () => {
  expect(notPassed(undefined)).toEqual([]);
  expect(notPassed({ by: "vitest", file: join(folder, "none.json") })).toEqual([]);
});

test("the first lines of a test's message are shown, without colours", () => {
  const said = Array.from({ length: 30 }, (_, line) => `\u001b[31mline ${line}\u001b[39m`).join(
    "\n",
  );
  const lines = notPassedText({ outcome: "failed", file: "a.ts", name: "fails", said }).split("\n");
  expect(lines.slice(0, 2)).toEqual(["failed: a.ts › fails", "    line 0"]);
  expect(lines).toHaveLength(13);
  expect(notPassedText({ outcome: "skipped", file: "a.ts", name: "waits", said: "" })).toBe(
    "skipped: a.ts › waits",
  );
});

test("a stage's line in the summary names the tests that did not pass", () => {
  const failed = {
    outcome: "failed",
    file: "a.ts",
    name: "fails",
    said: "Error: 1 is not 2",
  } as const;
  expect(outcomeText({ name: "unit", passed: 3, failed: 1, rest: [failed] })).toBe(
    "FAILED  unit         3 passed, 1 failed\n        failed: a.ts › fails",
  );
  expect(outcomeText({ name: "lint", passed: 1, failed: 0, rest: [] })).toBe(
    "ok      lint         1 passed, 0 failed",
  );
});
