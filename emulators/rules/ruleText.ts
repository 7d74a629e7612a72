import {
  type Field,
  type Fields,
  contentOf,
  whenLeftEmpty,
} from "@vagas/functions/domain/table/field";

/** Characters of a line of firestore.rules. */
const width = 120;

/** Texts as a list of the rules language, broken where a line of `firestore.rules` would be too long. */
function listOf(items: readonly string[], before: string, indent: string): string {
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

/** A function that returns a list of texts. */
export function listFunction(name: string, items: readonly string[], indent: string): string {
  return `${indent}function ${name}() {
${listOf(items, `${indent}  return `, `${indent}    `)};
${indent}}
`;
}

/** A function that says whether what people filled in is as its table has it; `special` has the conditions that no table says. */
export function checkFunction(
  name: string,
  noun: string,
  fields: Fields,
  indent: string,
  special: Record<string, string[]> = {},
): string {
  const and = `${indent}    && `;
  const conditions = contentOf(fields).flatMap(
    ([field, how]) =>
      special[field]?.map((condition) => and + condition) ??
      conditionsOn(valueOf(noun, field, how), how, and),
  );
  return `${indent}function ${name}(${noun}) {
${conditions.join("\n").replace(and, `${indent}  return `)};
${indent}}
`;
}

function valueOf(noun: string, name: string, field: Field): string {
  return field.addedLater
    ? `${noun}.get('${name}', ${literal(whenLeftEmpty(field))})`
    : `${noun}.${name}`;
}

function literal(value: unknown): string {
  return Array.isArray(value) ? "[]" : JSON.stringify(value ?? null).replaceAll('"', "'");
}

/** As functions/src/domain/company/cnpj.ts shapes it; the check digits are the form's. */
const cnpjPattern = "'[A-Z0-9]{12}[0-9]{2}'";
const emailPattern = `"([a-z0-9_'+-]+[.])*[a-z0-9_'+-]*[a-z0-9_+-]@([a-z0-9][a-z0-9-]*[.])+[a-z]{2,}"`;

/** The conditions on one value, as lines that begin with `and`. */
function conditionsOn(value: string, field: Field, and: string): string[] {
  const list = (before: string, options: readonly string[], after = "") =>
    listOf(options, `${and}${before}`, and.replace("&& ", "  ")) + after;
  switch (field.kind) {
    case "text":
      return [and + textCondition(value, field)];
    case "place":
      return [
        `${and}isText(${value}, ${field.min}, ${field.max})`,
        `${and.replace("&& ", "// ")}Places are keys of the public counts, and Firestore keeps such keys for itself.`,
        `${and}!${value}.matches('(?s)__.*__')`,
      ];
    case "lines":
      return [`${and}isNote(${value}, ${field.max})`];
    case "choice":
      return field.optional || field.mayBeUnset
        ? [list(`isOptional(${value}, `, field.options, ")")]
        : [list(`${value} in `, field.options)];
    case "choices":
      return [
        list(`${value}.hasOnly(`, field.options, ")"),
        `${and}${value}.size() <= ${field.max}`,
      ];
    case "phone":
      return [
        field.optional
          ? `${and}(${value} == null || isPhone(${value}))`
          : `${and}isPhone(${value})`,
      ];
    case "cnpj":
      return [`${and}(${value} == null || ${value}.matches(${cnpjPattern}))`];
    case "email":
      return [`${and}${value}.size() <= ${field.max}`, `${and}${value}.matches(${emailPattern})`];
    case "flag":
      return [`${and}${value} is bool`];
    case "deadline":
      return [];
  }
}

function textCondition(value: string, field: Extract<Field, { kind: "text" }>): string {
  const least = field.mayBeUnset ? 0 : (field.min ?? (field.whenEmpty ? 1 : 0));
  return least > 0 ? `isText(${value}, ${least}, ${field.max})` : `isNote(${value}, ${field.max})`;
}
