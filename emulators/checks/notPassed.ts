import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "../folders.ts";
import type { Stage } from "./stages.ts";
import type { Tally } from "./tally.ts";
import { readReport } from "./readReport.ts";

/** A test that failed, was skipped, or passed on a second try only ('flaky'), with the first lines of its message. */
export type NotPassed = {
  outcome: "failed" | "skipped" | "flaky";
  file: string;
  name: string;
  said: string;
};

export type StageResult = Tally & { name: string; rest: NotPassed[] };

type VitestReport = {
  testResults: {
    name: string;
    message: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};
type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
};
type PlaywrightReport = { suites: PlaywrightSuite[] };

const maxLines = 12;

/** The names that both runners give such results; any other result counts as not run. */
const outcomes: Partial<Record<string, NotPassed["outcome"]>> = {
  passed: "flaky",
  flaky: "flaky",
  failed: "failed",
  unexpected: "failed",
};

/** The tests of a stage that did not simply pass; none if the stage leaves no report. */
export function notPassed(report: Stage["report"]): NotPassed[] {
  const content = report && readReport(report);
  if (!report || !content) return [];
  return report.by === "vitest"
    ? fromVitest(content as VitestReport)
    : (content as PlaywrightReport).suites.flatMap(fromPlaywright);
}

/** The test in one line. */
function titleOf({ outcome, file, name }: NotPassed): string {
  return `${outcome}: ${file} › ${name}`;
}

/** Its text at the end of a run: the test in one line, its message indented below. */
export function notPassedText(test: NotPassed): string {
  const { said } = test;
  const lines =
    said === "" ? [] : stripVTControlCharacters(said).trimEnd().split("\n").slice(0, maxLines);
  return [titleOf(test), ...lines].join("\n    ");
}

/** A stage's line in the summary, with the tests that did not pass below it: some read the last lines alone. */
export function outcomeText({ name, passed, failed, rest }: StageResult): string {
  const outcome = failed === 0 ? "ok    " : "FAILED";
  const line = `${outcome}  ${name.padEnd(11)}  ${passed} passed, ${failed} failed`;
  return [line, ...rest.map(titleOf)].join("\n        ");
}

function fromVitest({ testResults }: VitestReport): NotPassed[] {
  return testResults.flatMap(({ name: path, message, status, assertionResults }) => {
    const file = relative(root, path);
    const tests = assertionResults.flatMap(({ fullName, status, failureMessages }): NotPassed[] => {
      if (status === "passed" && failureMessages.length === 0) return [];
      return [
        {
          outcome: outcomes[status] ?? "skipped",
          file,
          name: fullName,
          said: failureMessages.join("\n"),
        },
      ];
    });
    const isSilent = status === "failed" && !tests.some(({ outcome }) => outcome === "failed");
    // Its tests were skipped for that reason.
    return isSilent ? [{ outcome: "failed", file, name: "the file itself", said: message }] : tests;
  });
}

function fromPlaywright({ suites = [], specs }: PlaywrightSuite): NotPassed[] {
  const tests = specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ status, results }): NotPassed[] => {
      if (status === "expected") return [];
      const said = results
        .flatMap(({ errors }) => errors.map(({ message = "" }) => message))
        .join("\n");
      return [{ outcome: outcomes[status] ?? "skipped", file, name: title, said }];
    }),
  );
  return [...tests, ...suites.flatMap(fromPlaywright)];
}
