import type { Field } from "@vagas/functions/domain/table/field";
import { whenLeftEmpty } from "@vagas/functions/domain/table/field";

/** Characters of a line of firestore.rules. */
const width = 120;

/** Texts as a list of the rules language, broken where a line of `firestore.rules` would be too long. */
export function listOf(items: readonly string[], before: string, indent: string): string {
  const lines = [`${before}[`];
  for (const [at, item] of items.entries()) {
    const text = `'${item}'${at === items.length - 1 ? "]" : ","}`;
    const line = lines.at(-1)!;
    const joined = line.endsWith("[") ? line + text : `${line} ${text}`;
    // Room for what closes the call around the list.
    if (joined.length + 2 > width) lines.push(indent + text);
    else lines[lines.length - 1] = joined;
  }
  return lines.join("\n");
}

/** The conditions on one field of a document that the rules call `noun`, as lines that begin with `&& `. */
export function conditions(noun: string, name: string, field: Field): string {
  const and = "        && ";
  const value = field.addedLater
    ? `${noun}.get('${name}', ${literal(whenLeftEmpty(field))})`
    : `${noun}.${name}`;
  const list = (before: string, options: readonly string[]) =>
    listOf(options, `${and}${before}`, "          ");
  switch (field.kind) {
    case "text": {
      const least = field.min ?? (field.whenEmpty ? 1 : 0);
      return least > 0
        ? `${and}isText(${value}, ${least}, ${field.max})`
        : `${and}isNote(${value}, ${field.max})`;
    }
    case "place":
      return [
        `${and}isText(${value}, ${field.min}, ${field.max})`,
        "        // Places are keys of the public counts, and Firestore keeps such keys for itself.",
        `${and.replace("&& ", "&& !")}${value}.matches('(?s)__.*__')`,
      ].join("\n");
    case "lines":
      return `${and}isNote(${value}, ${field.max})`;
    case "choice":
      return field.optional
        ? `${list(`isOptional(${value}, `, field.options)})`
        : list(`${value} in `, field.options);
    case "choices":
      return [
        `${list(`${value}.hasOnly(`, field.options)})`,
        `${and}${value}.size() <= ${field.max}`,
      ].join("\n");
    case "phone":
      return `${and}isPhone(${value})`;
    case "flag":
      return `${and}${value} is bool`;
    case "deadline":
      return "";
  }
}

function literal(value: unknown): string {
  return Array.isArray(value) ? "[]" : JSON.stringify(value ?? null).replaceAll('"', "'");
}
