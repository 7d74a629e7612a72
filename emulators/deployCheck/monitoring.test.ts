import { schedules } from "@vagas/functions/domain/health/schedules";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../folders.ts";
import {
  checkMonitoring,
  functionSources,
  functionsRegion,
  logFilters,
  type Monitoring,
  monitoringFaults,
  readMonitoring,
  scheduledFunctions,
} from "./monitoring.ts";
import { matchesLog } from "./monitoringTesting.ts";

const monitoring = readMonitoring();
const sources = functionSources();
const functions = {
  scheduled: scheduledFunctions(sources),
  sources,
  region: functionsRegion(),
};
const { metrics, policies } = monitoring;
const mails = metrics["vagas_mails_failed"]!.filter;
const runs = metrics["vagas_scheduled_runs"]!.filter;
const filterOf = (file: string) => policies[file]!.conditions[0]!.conditionMatchedLog!.filter;
const failed = filterOf("policy-functions-failed.json");
const scheduledFailed = filterOf("policy-scheduled-failed.json");

type Line = [level: "info" | "warn" | "error", text: string, fields: object];

/** The lines that the functions' logger writes in its own process, as Cloud Logging stores them. */
function entriesOf(lines: Line[]): object[] {
  const script = `const { logger } = require("firebase-functions");
    ${JSON.stringify(lines)}.forEach(([level, text, fields], at) => logger[level](text, { at, ...fields }));`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--eval", script], {
    cwd: join(root, "functions"),
    encoding: "utf8",
  });
  return `${stdout}${stderr}`
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as { at: number; severity: string })
    .sort((a, b) => a.at - b.at)
    .map(({ severity, ...jsonPayload }) => ({
      severity,
      jsonPayload,
      resource: { type: "cloud_run_revision" },
    }));
}

const written: [what: string, filter: string, line: Line, matched: boolean][] = [
  ["a mail that gave up", mails, ["info", "Mail", { id: "m", state: "ERROR" }], true],
  ["a mail in doubt", mails, ["info", "Mail", { id: "m", state: "DOUBTFUL" }], true],
  ["a mail that is tried again", mails, ["info", "Mail", { id: "m", state: "RETRY" }], false],
  ["a mail that was sent", mails, ["info", "Mail", { id: "m", state: "SUCCESS" }], false],
  ["a round that failed", mails, ["info", "Mails sent again", { sent: 0, failed: 1 }], true],
  ["a round without", mails, ["info", "Mails sent again", { sent: 3, failed: 0 }], false],
  ["work that gave up", failed, ["error", "onThing gave up", { id: "x", reason: "r" }], true],
  ["a call that failed", failed, ["error", "Unhandled error Error: down", {}], true],
  [
    "what the platform says of an event that comes back",
    failed,
    ["error", "Error: busy", {}],
    false,
  ],
  ["a refused link", failed, ["warn", "Link refused", { by: "ownData" }], false],
  // A stack follows what the logger writes as an error, so a filter finds it by severity only.
  ["an error by its text", 'jsonPayload.message="onThing"', ["error", "onThing", {}], false],
];

test("the filters find what the functions' logger writes", () => {
  const entries = entriesOf(written.map(([, , line]) => line));
  expect(entries).toHaveLength(written.length);
  expect(written.map(([what, filter], at) => [what, matchesLog(filter, entries[at]!)])).toEqual(
    written.map(([what, , , matched]) => [what, matched]),
  );
});

const attempt = (severity: string) => ({
  severity,
  resource: { type: "cloud_scheduler_job" },
  jsonPayload: { "@type": "type.googleapis.com/google.cloud.scheduler.logging.AttemptFinished" },
});

test.each([
  ["a successful run", runs, attempt("INFO"), true],
  ["a failed run", runs, attempt("ERROR"), false],
  ["a failed run, by the filter for failures", scheduledFailed, attempt("ERROR"), true],
  ["a successful run, by the filter for failures", scheduledFailed, attempt("INFO"), false],
])("%s", (_what, filter, entry, matched) => {
  expect(matchesLog(filter, entry)).toBe(matched);
});

test("a filter with an unsupported operator is refused", () => {
  for (const filter of logFilters(monitoring)) expect(() => matchesLog(filter, {})).not.toThrow();
  for (const filter of ['a=~"b"', 'NOT a="b"', '(a="b"', 'a="b" c="d"'])
    expect(() => matchesLog(filter, {})).toThrow(/Not/);
});

test("every logged error has a reason, by which the alert finds it", () => {
  const errors = sources.flatMap((source) => [...source.matchAll(/logger\.error\((.*?)\);/gs)]);
  expect(errors.length).toBeGreaterThan(3);
  for (const [, written] of errors) expect(written).toMatch(/\breason\b/);
});

test("every policy refers to existing metrics and functions", () => {
  expect(functions.scheduled).toContain("resendMail");
  expect(monitoringFaults(monitoring, functions)).toEqual([]);
  expect(checkMonitoring(monitoring, functions)).toHaveLength(
    Object.keys(monitoring.policies).length,
  );
});

test.each([
  ['message=\\"Mail\\"', 'message=\\"Mails\\"', "no function logs 'Mails'"],
  ['message=\\"Mail\\"', 'message=\\"A page could not be rendered\\"', "no function logs"],
  ["user/vagas_mails_failed", "user/vagas_mails", "no metric vagas_mails"],
  ["firebase-schedule-expireJobs", "firebase-schedule-expire", "no scheduled job"],
  ["firebase-schedule-expireJobs", "firebase-schedule-sendDigest", "nobody misses"],
])("%s that becomes %s is reported", (before, after, fault) => {
  const text = JSON.stringify(monitoring);
  expect(text).toContain(before);
  const changed = JSON.parse(text.replace(before, after)) as Monitoring;
  expect(monitoringFaults(changed, functions).join()).toContain(fault);
  expect(checkMonitoring(changed, functions)).toMatchObject([{ state: "wrong" }]);
});

const hours = { minutes: 1, hours: 1, day: 24, sunday: 168 };

test("a policy waits longer than its function's interval", () => {
  const queries = JSON.stringify(policies);
  for (const name of functions.scheduled) {
    const schedule = schedules[name as keyof typeof schedules];
    const [, every] = /^every (?:\d+ )?(minutes|hours|day|sunday)/.exec(schedule)!;
    const [, window] = new RegExp(`-${name}-[^}]*}\\[(\\d+)h\\]`).exec(queries)!;
    expect([name, Number(window) > hours[every as keyof typeof hours]]).toEqual([name, true]);
  }
});

test("the guide creates each metric and each policy, a metric before the policies", () => {
  const guide = readFileSync(join(root, "docs", "deploy.md"), "utf8");
  for (const name of Object.keys(monitoring.metrics)) {
    const file = `metric-${name.replace("vagas_", "").replaceAll("_", "-")}.json`;
    const command = `gcloud logging metrics create ${name} --config-from-file=docs/monitoring/${file}`;
    expect(guide).toContain(command);
    expect(guide.indexOf(command)).toBeLessThan(guide.indexOf("gcloud monitoring policies create"));
  }
  expect(guide).toContain("for policy in docs/monitoring/policy-*.json");
});
