import { host, ports, projectId } from "../support/emulators.ts";

/** An expression of the rules as the Firestore emulator reports it: its values, and its inner expressions. */
export type Reported = {
  /** `endOffset` is the last character's. */
  sourcePosition: { line: number; column: number; currentOffset: number; endOffset: number };
  values?: { value: { boolValue?: boolean; undefined?: unknown } }[];
  children?: Reported[];
};

/** Every expression of the rules in force, with its values since they were loaded. */
export async function readCoverage(): Promise<{ source: string; expressions: Reported[] }> {
  const url = `http://${host}:${ports.firestore}/emulator/v1/projects/${projectId}:ruleCoverage`;
  const response = await fetch(url, { headers: { Authorization: "Bearer owner" } });
  if (!response.ok) throw new Error(`The emulator reports no coverage: ${response.status}`);
  const { rules, report } = (await response.json()) as {
    rules: { files: { content: string }[] };
    report: Reported[];
  };
  return { source: rules.files[0]!.content, expressions: report.flatMap(withInner) };
}

function withInner(expression: Reported): Reported[] {
  return [expression, ...(expression.children ?? []).flatMap(withInner)];
}

/** The results that an expression has had. An error counts as false; `isCondition`, if any was a boolean. */
export type Seen = { true: boolean; false: boolean; other: boolean; isCondition: boolean };

export function seenOf({ values = [] }: Reported): Seen {
  const seen = { true: false, false: false, other: false, isCondition: false };
  for (const { value } of values) {
    seen.isCondition ||= value.boolValue !== undefined;
    if (value.boolValue === true) seen.true = true;
    else if (value.boolValue === false || value.undefined !== undefined) seen.false = true;
    else seen.other = true;
  }
  return seen;
}

/** What is missing for an expression: any value, or, for a condition, both results. */
export function gapOf({ sourcePosition }: Reported, seen: Seen, source: string): string | null {
  const { line, column, currentOffset, endOffset } = sourcePosition;
  const text = source.slice(currentOffset, endOffset + 1).replace(/\s+/g, " ");
  const at = `firestore.rules:${line}:${column} ${text.slice(0, 100)}`;
  if (!seen.true && !seen.false && !seen.other) return `Never evaluated: ${at}`;
  // A field or parameter that happens to be true is not a condition.
  if (!seen.isCondition || /^[\w.]+$/.test(text) || (seen.true && seen.false)) return null;
  return `Never ${seen.true ? "false" : "true"}: ${at}`;
}
