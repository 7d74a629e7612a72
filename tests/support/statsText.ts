import type { Stats } from "@vagas/functions/domain/administration/stats";

/** The public counts as sorted lines, without keys that count nothing: equal texts mean equal counts. */
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
