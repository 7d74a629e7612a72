import { type Clause, clausesOf, word } from "./logFilter.ts";

/** The order of severities in Cloud Logging (https://docs.cloud.google.com/logging/docs/reference/v2/rest/v2/LogEntry#logseverity). */
const severities = ["DEFAULT", "DEBUG", "INFO", "NOTICE", "WARNING", "ERROR", "CRITICAL"];

/**
 * Whether a log entry matches a filter of Cloud Logging. Knows what docs/monitoring uses: AND, OR, parentheses, `=`,
 * `>`, `>=` on fields, `:` for a substring, `:*` for an existing field. Throws for anything else.
 */
export function matchesLog(filter: string, entry: object): boolean {
  const { value, rest } = either(filter, entry);
  if (rest.trim() !== "") throw new Error(`Not understood: ${rest}`);
  return value;
}

type Parsed = { value: boolean; rest: string };

function either(text: string, entry: object): Parsed {
  let { value, rest } = both(text, entry);
  while (/^\s*OR\b/.test(rest)) {
    const next = both(rest.replace(/^\s*OR\b/, ""), entry);
    value = value || next.value;
    rest = next.rest;
  }
  return { value, rest };
}

function both(text: string, entry: object): Parsed {
  let { value, rest } = one(text, entry);
  while (/^\s*AND\b/.test(rest)) {
    const next = one(rest.replace(/^\s*AND\b/, ""), entry);
    value = value && next.value;
    rest = next.rest;
  }
  return { value, rest };
}

function one(text: string, entry: object): Parsed {
  const found = word.exec(text);
  const rest = text.slice(found?.[0].length ?? 0);
  if (found?.[1] === "(") {
    const inner = either(rest, entry);
    if (!/^\s*\)/.test(inner.rest)) throw new Error(`Not closed: ${text}`);
    return { value: inner.value, rest: inner.rest.replace(/^\s*\)/, "") };
  }
  const [clause] = found ? clausesOf(found[0]) : [];
  if (!clause) throw new Error(`Not understood: ${text}`);
  return { value: holds(clause, entry), rest };
}

function holds({ path, operator, value }: Clause, entry: object): boolean {
  const found = path
    .split(".")
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], entry);
  if (found === undefined || found === null) return false;
  const rank = (one: unknown) =>
    path === "severity" ? severities.indexOf(String(one)) : Number(one);
  if (operator === "=") return found === value;
  if (operator === ":") return value === "*" || String(found).includes(String(value));
  return operator === ">" ? rank(found) > rank(value) : rank(found) >= rank(value);
}
