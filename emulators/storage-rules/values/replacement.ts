import type { Matcher } from "re2js";
import { EvaluationError } from "../errors.ts";

/** A text to insert, or the digits or the name of a group of the pattern. */
type Part = { text: string } | { digits: string } | { name: string };

const PARTS =
  /\\(?<quoted>[^])|\$(?<digits>[0-9]+)|\$\{(?<name>[A-Za-z][A-Za-z0-9]*)\}|(?<text>[^$\\]+)|(?<wrong>[^])/gu;

/** Parses a replacement as Java's `Matcher` does: `$1`, `${name}`, and a backslash before a literal character. */
export function templateFrom(replacement: string): Part[] {
  return [...replacement.matchAll(PARTS)].map(({ groups = {} }) => {
    if (groups.digits !== undefined) return { digits: groups.digits };
    if (groups.name !== undefined) return { name: groups.name };
    if (groups.wrong !== undefined)
      throw new EvaluationError(`Illegal group reference in the replacement: ${replacement}`);
    return { text: groups.quoted ?? groups.text ?? "" };
  });
}

/** The text that a template inserts for the matcher's current match. */
export function expand(template: Part[], matcher: Matcher): string {
  return template
    .map((part) => {
      if ("text" in part) return part.text;
      return "name" in part ? namedGroup(part.name, matcher) : numberedGroup(part.digits, matcher);
    })
    .join("");
}

/** As many digits as name a group belong to its number; the rest are literal. */
function numberedGroup(digits: string, matcher: Matcher): string {
  let used = 1;
  while (used < digits.length && Number(digits.slice(0, used + 1)) <= matcher.groupCount())
    used += 1;
  const group = Number(digits.slice(0, used));
  if (group > matcher.groupCount()) throw new EvaluationError(`No group ${group}.`);
  return (matcher.group(group) ?? "") + digits.slice(used);
}

function namedGroup(name: string, matcher: Matcher): string {
  try {
    return matcher.group(name) ?? "";
  } catch {
    throw new EvaluationError(`No group of the name ${name}.`);
  }
}
