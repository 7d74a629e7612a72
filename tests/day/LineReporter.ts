import { stripVTControlCharacters } from "node:util";
import type { FullResult, Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { countsOf } from "./hour.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** A line an hour: '07:00 Alerts go out: ok (6 mails)'; of one that fails, why. */
class LineReporter implements Reporter {
  onTestEnd({ title }: TestCase, { status, errors, annotations }: TestResult): void {
    if (status === "passed") return say(`${title}: ok (${countsOf(annotations)})`);
    if (status === "skipped") return say(`${title}: not reached`);
    say(`${title}: FAILED`);
    for (const { message = "", snippet = "" } of errors)
      say(stripVTControlCharacters(`${message}\n${snippet}`));
  }

  onError({ message }: { message?: string }): void {
    say(message ?? "An error without a message");
  }

  onEnd({ status }: FullResult): void {
    say(
      status === "passed"
        ? "The day is over, and every count is right."
        : "The day did not end well.",
    );
  }

  printsToStdio(): boolean {
    return true;
  }
}

// oxlint-disable-next-line import/no-default-export -- Playwright takes no other export of a reporter
export default LineReporter;
