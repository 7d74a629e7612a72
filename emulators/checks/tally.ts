import { readReport } from "./readReport.ts";
import type { Stage } from "./stages.ts";

export type Tally = { passed: number; failed: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
};
type PlaywrightReport = {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
};

/**
 * How many checks of a stage passed and failed. A stage without a report is one check. A skipped test counts as
 * failed, so nothing passes because something was missing. A missing report, or a failed run without a failed test (a
 * file that does not load, a crash), is one failure.
 */
export function tally(report: Stage["report"], exitCode: number): Tally {
  if (report === undefined)
    return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const { passed, failed } = counts(report) ?? { passed: 0, failed: 1 };
  const isSilentFailure = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: isSilentFailure ? 1 : failed };
}

export function sum(tallies: Tally[]): Tally {
  return tallies.reduce(
    (all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }),
    { passed: 0, failed: 0 },
  );
}

function counts(report: NonNullable<Stage["report"]>): Tally | null {
  const content = readReport(report);
  if (content === null) return null;
  return report.by === "vitest"
    ? fromVitest(content as VitestReport)
    : fromPlaywright(content as PlaywrightReport);
}

function fromVitest(report: VitestReport): Tally {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests,
  };
}

function fromPlaywright({ stats }: PlaywrightReport): Tally {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped };
}
