import type { Stats } from "@vagas/functions/domain/administration/stats";

/** The public counts as one line each, sorted, without the keys that count nothing: the same text means the same counts. */
export function statsText(stats: Stats): string {
  const lines = Object.entries(stats).flatMap(([name, value]) =>
    typeof value === "number"
      ? [`${name}: ${value}`]
      : Object.entries(value).map(([key, count]) => `${name}.${key}: ${count}`),
  );
  return lines
    .filter((line) => !line.endsWith(": 0"))
    .sort((a, b) => a.localeCompare(b))
    .join("\n");
}
