import { host, ports, projectId } from "../support/emulators.ts";

/** An expression of the rules as the Firestore emulator reports it: its values, and its inner expressions. */
type Reported = {
  sourcePosition: { line: number; column: number; currentOffset: number; endOffset: number };
  values?: { value: { boolValue?: boolean; undefined?: unknown } }[];
  children?: Reported[];
};

/** The number of expressions in firestore.rules, and those that the tests have not evaluated fully. */
export async function coverage(): Promise<{ expressions: number; gaps: string[] }> {
  const url = `http://${host}:${ports.firestore}/emulator/v1/projects/${projectId}:ruleCoverage`;
  const response = await fetch(url, { headers: { Authorization: "Bearer owner" } });
  if (!response.ok) throw new Error(`The emulator reports no coverage: ${response.status}`);
  const { rules, report } = (await response.json()) as {
    rules: { files: { content: string }[] };
    report: Reported[];
  };
  const source = rules.files[0]!.content;
  const all = report.flatMap(withInner);
  return { expressions: all.length, gaps: all.flatMap((one) => gapOf(one, source) ?? []) };
}

function withInner(expression: Reported): Reported[] {
  return [expression, ...(expression.children ?? []).flatMap(withInner)];
}

/** What is missing for an expression: any value, or, for a condition, both results; an error counts as false. */
function gapOf({ sourcePosition, values = [] }: Reported, source: string): string | null {
  const { line, column, currentOffset, endOffset } = sourcePosition;
  const text = source.slice(currentOffset, endOffset + 1).replace(/\s+/g, " ");
  const at = `firestore.rules:${line}:${column} ${text.slice(0, 100)}`;
  if (values.length === 0) return `Never evaluated: ${at}`;
  const seen = new Set(
    values.map(({ value }) => (value.undefined === undefined ? value.boolValue : false)),
  );
  // A field or parameter that happens to be true is not a condition.
  const isCondition =
    (seen.has(true) || seen.has(false)) &&
    values.some(({ value }) => value.boolValue !== undefined) &&
    !/^[\w.]+$/.test(text);
  if (!isCondition || (seen.has(true) && seen.has(false))) return null;
  return `Never ${seen.has(true) ? "false" : "true"}: ${at}`;
}
