import {
  byKind,
  type ByKind,
  type Field,
  type Fields,
  contentOf,
  whenLeftEmpty,
} from "@vagas/functions/domain/table/field";

/** The maximum length of a line of firestore.rules. */
const width = 120;

/** Texts as a list of the rules language, broken where a line of `firestore.rules` would be too long. */
function listOf(items: readonly string[], before: string, indent: string): string {
  const lines = [`${before}[`];
  for (const [at, item] of items.entries()) {
    const text = `'${item}'${at === items.length - 1 ? "]" : ","}`;
    const line = lines.at(-1)!;
    const joined = line.endsWith("[") ? line + text : `${line} ${text}`;
    // Room for the characters that close the call around the list.
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

/** A function that checks the filled-in fields against their table; `special` has conditions beyond the table. */
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
      byKind(conditionsOf, how, valueOf(noun, field, how), and),
  );
  return `${indent}function ${name}(${noun}) {
${conditions.join("\n").replace(and, `${indent}  return `)};
${indent}}
`;
}

function valueOf(noun: string, name: string, field: Field): string {
  // A row from before pay was asked for has a text alone.
  const missing = field.kind === "pay" ? null : whenLeftEmpty(field);
  return field.addedLater ? `${noun}.get('${name}', ${literal(missing)})` : `${noun}.${name}`;
}

function literal(value: unknown): string {
  return Array.isArray(value) ? "[]" : JSON.stringify(value ?? null).replaceAll('"', "'");
}

/** The format of functions/src/domain/text/cnpj.ts; only the form checks the check digits. */
const cnpjPattern = "'[A-Z0-9]{12}[0-9]{2}'";
const emailPattern = `"([a-z0-9_'+-]+[.])*[a-z0-9_'+-]*[a-z0-9_+-]@([a-z0-9][a-z0-9-]*[.])+[a-z]{2,}"`;

/** The conditions on one value of each kind, as lines that begin with `and`. */
const conditionsOf: ByKind<[value: string, and: string], string[]> = {
  text: (field, value, and) => [and + textCondition(value, field)],
  place: (field, value, and) => [
    `${and}isText(${value}, ${field.min}, ${field.max})`,
    `${and.replace("&& ", "// ")}Places are keys of the public counts, and Firestore reserves such keys.`,
    `${and}!${value}.matches('(?s)__.*__')`,
  ],
  lines: (field, value, and) => [`${and}isNote(${value}, ${field.max})`],
  choice: (field, value, and) =>
    field.optional || field.mayBeUnset
      ? [listed(and, `isOptional(${value}, `, field.options, ")")]
      : [listed(and, `${value} in `, field.options)],
  choices: (field, value, and) => [
    listed(and, `${value}.hasOnly(`, field.options, ")"),
    `${and}${value}.size() <= ${field.max}`,
  ],
  phone: (field, value, and) => [
    field.optional ? `${and}(${value} == null || isPhone(${value}))` : `${and}isPhone(${value})`,
  ],
  cnpj: (_field, value, and) => [`${and}(${value} == null || ${value}.matches(${cnpjPattern}))`],
  email: (field, value, and) => {
    const length = `${value}.size() <= ${field.max}`;
    const form = `${value}.matches(${emailPattern})`;
    if (!field.optional) return [and + length, and + form];
    const indent = and.replace("&& ", "  ");
    return [`${and}(${value} == null`, `${indent}|| ${length}`, `${indent}  && ${form})`];
  },
  flag: (_field, value, and) => [`${and}${value} is bool`],
  number: ({ min, max }, value, and) => [`${and}isWhole(${value}, ${min}, ${max})`],
  pay: (_field, value, and) => [`${and}isPay(${value})`],
  deadline: () => [],
};

/** A test of membership, with its options on separate lines if they are too long for one. */
export function listed(
  and: string,
  before: string,
  options: readonly string[],
  after = "",
): string {
  return listOf(options, `${and}${before}`, and.replace("&& ", "  ")) + after;
}

function textCondition(value: string, field: Extract<Field, { kind: "text" }>): string {
  const least = field.mayBeUnset ? 0 : (field.min ?? (field.whenEmpty ? 1 : 0));
  return least > 0 ? `isText(${value}, ${least}, ${field.max})` : `isNote(${value}, ${field.max})`;
}
