import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../folders.ts";
import { type Finding, ok, wrong } from "./deployFinding.ts";
import { clausesOf } from "./logFilter.ts";

type Condition = {
  displayName: string;
  conditionMatchedLog?: { filter: string };
  conditionThreshold?: { filter: string };
  conditionPrometheusQueryLanguage?: { query: string };
};
type Metric = { description: string; filter: string };
type Policy = { displayName: string; combiner: string; conditions: Condition[] };

/** docs/monitoring: log-based metrics by name, alert policies by file name. */
export type Monitoring = { metrics: Record<string, Metric>; policies: Record<string, Policy> };

const folder = join(root, "docs", "monitoring");

export function readMonitoring(): Monitoring {
  const read = <T>(kind: string) =>
    Object.fromEntries(
      readdirSync(folder)
        .filter((file) => file.startsWith(`${kind}-`))
        .map((file) => [file, JSON.parse(readFileSync(join(folder, file), "utf8")) as T]),
    );
  const metrics = Object.entries(read<Metric>("metric")).map(
    ([file, metric]) => [metricName(file), metric] as const,
  );
  return { metrics: Object.fromEntries(metrics), policies: read<Policy>("policy") };
}

/** The metric of metric-mails-failed.json is vagas_mails_failed. */
function metricName(file: string): string {
  return file.replace(/^metric-(.*)\.json$/, "vagas_$1").replaceAll("-", "_");
}

/** The filters on log entries: those of metrics, and of policies without a metric. */
export function logFilters({ metrics, policies }: Monitoring): string[] {
  const matched = Object.values(policies).flatMap(({ conditions }) =>
    conditions.flatMap(({ conditionMatchedLog }) => conditionMatchedLog?.filter ?? []),
  );
  return [...Object.values(metrics).map(({ filter }) => filter), ...matched];
}

/**
 * Faults in the files: a policy's metric without a file; a scheduled job without a function, or a scheduled function
 * without a policy; a message that `sources` do not log, or log as an error, because a stack then follows it and an
 * equality fails.
 */
export function monitoringFaults(
  monitoring: Monitoring,
  { scheduled, sources, region }: { scheduled: string[]; sources: string[]; region: string },
): string[] {
  const jobs = scheduled.map((name) => `firebase-schedule-${name}-${region}`);
  const asked = Object.values(monitoring.policies)
    .flatMap(({ conditions }) => conditions)
    .map(
      ({ conditionThreshold, conditionPrometheusQueryLanguage }) =>
        conditionThreshold?.filter ?? conditionPrometheusQueryLanguage?.query ?? "",
    )
    .join(" ");
  const found = (pattern: RegExp) => [...asked.matchAll(pattern)].map(([, name]) => name!);
  const missed = found(/job_id="([^"]+)"/g);
  return [
    ...found(/logging[._]googleapis[._]com[/:]user[/_](\w+)/g)
      .filter((name) => monitoring.metrics[name] === undefined)
      .map((name) => `no metric ${name}`),
    ...missed.filter((job) => !jobs.includes(job)).map((job) => `no scheduled job ${job}`),
    ...jobs.filter((job) => !missed.includes(job)).map((job) => `nobody misses ${job}`),
    ...logFilters(monitoring)
      .flatMap(clausesOf)
      .filter(({ path, operator }) => path === "jsonPayload.message" && operator === "=")
      .filter(({ value }) => !sources.some((source) => logs(source, String(value))))
      .map(({ value }) => `no function logs '${value}'`),
  ];
}

function logs(source: string, message: string): boolean {
  return [...source.matchAll(/logger\.(?:info|warn)\(\s*"([^"]+)"/g)].some(
    ([, text]) => text === message,
  );
}

/** Lists the alert policies, or their faults. */
export function checkMonitoring(
  monitoring: Monitoring,
  functions: Parameters<typeof monitoringFaults>[1],
): Finding[] {
  const faults = monitoringFaults(monitoring, functions);
  if (faults.length > 0) return [wrong(`docs/monitoring: ${faults.join("; ")}`)];
  return Object.entries(monitoring.policies).map(([file, { displayName }]) =>
    ok(`alert: ${displayName} (docs/monitoring/${file})`),
  );
}

/** The functions' own sources, without tests. */
export function functionSources(): string[] {
  const functions = join(root, "functions", "src");
  return readdirSync(functions, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => readFileSync(join(functions, file), "utf8"));
}

/** The scheduled functions declared in `sources`. */
export function scheduledFunctions(sources: readonly string[]): string[] {
  return sources.flatMap((source) =>
    [...source.matchAll(/export const (\w+) = (?:scheduled|onSchedule)\(/g)].map(
      ([, name]) => name!,
    ),
  );
}

/** The functions' region. */
export function functionsRegion(): string {
  const options = readFileSync(join(root, "functions", "src", "functionOptions.ts"), "utf8");
  return /const region = "([^"]+)"/.exec(options)![1]!;
}
