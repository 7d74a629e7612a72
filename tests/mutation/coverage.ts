import { host, ports, projectId } from "../support/emulators.ts";

/** An expression of the rules as the Firestore emulator reports it: the values it had, and the expressions inside it. */
type Reported = {
  sourcePosition: { line: number; column: number; currentOffset: number; endOffset: number };
  values?: { value: { boolValue?: boolean; undefined?: unknown } }[];
  children?: Reported[];
};

/** How many expressions of firestore.rules there are, and which of them the tests so far have not seen in every way. */
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

/** What was not seen of an expression: any value, or, of a condition, both answers; an error answers no. */
function gapOf({ sourcePosition, values = [] }: Reported, source: string): string | null {
  const { line, column, currentOffset, endOffset } = sourcePosition;
  const text = source.slice(currentOffset, endOffset + 1).replace(/\s+/g, " ");
  const at = `firestore.rules:${line}:${column} ${text.slice(0, 100)}`;
  if (values.length === 0) return `Never evaluated: ${at}`;
  const seen = new Set(
    values.map(({ value }) => (value.undefined === undefined ? value.boolValue : false)),
  );
  // A field or a parameter that happens to hold true is no condition.
  const isCondition =
    (seen.has(true) || seen.has(false)) &&
    values.some(({ value }) => value.boolValue !== undefined) &&
    !/^[\w.]+$/.test(text);
  if (!isCondition || (seen.has(true) && seen.has(false))) return null;
  return `Never ${seen.has(true) ? "false" : "true"}: ${at}`;
}
