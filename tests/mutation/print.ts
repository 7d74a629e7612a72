import {
  type Allow,
  byKind,
  type ByKind,
  type Expression,
  type FunctionDeclaration,
  type Match,
  type PathPart,
  type Ruleset,
  type Segment,
  type Service,
} from "../../emulators/storage-rules/syntax.ts";

/** The source of a ruleset with the same meaning: other whitespace and brackets, no comments. */
export function printRuleset({ version, services, functions }: Ruleset): string {
  return [
    `rules_version = '${version}';`,
    ...functions.map(printFunction),
    ...services.map(printService),
  ].join("\n");
}

function printService({ name, matches, functions }: Service): string {
  return `service ${name} {\n${[...functions.map(printFunction), ...matches.map(printMatch)].join("\n")}\n}`;
}

function printMatch({ segments, allows, matches, functions }: Match): string {
  return `match ${printSegments(segments)} {\n${[...functions.map(printFunction), ...allows.map(printAllow), ...matches.map(printMatch)].join("\n")}\n}`;
}

/** The source of a match's path. */
export function printSegments(segments: Segment[]): string {
  return segments
    .map((segment) =>
      segment.kind === "exact"
        ? `/${segment.text}`
        : `/{${segment.name}${segment.kind === "many" ? "=**" : ""}}`,
    )
    .join("");
}

function printAllow({ methods, condition }: Allow): string {
  return `allow ${[...methods].join(", ")}${condition === null ? "" : `: if ${print(condition)}`};`;
}

function printFunction({ name, parameters, bindings, result }: FunctionDeclaration): string {
  const lets = bindings.map(({ name: bound, value }) => `let ${bound} = ${print(value)};`);
  return `function ${name}(${parameters.map((parameter) => parameter.name).join(", ")}) { ${[...lets, `return ${print(result)};`].join(" ")} }`;
}

const sources: ByKind<string> = {
  literal: ({ value }) => (typeof value === "string" ? quoted(value) : String(value)),
  name: ({ name }) => name,
  list: ({ items }) => `[${items.map(print).join(", ")}]`,
  map: ({ entries }) =>
    `{${entries.map(({ key, value }) => `${print(key)}: ${print(value)}`).join(", ")}}`,
  path: ({ parts }) => parts.map(printPart).join(""),
  member: ({ object, name }) => `${operand(object)}.${name}`,
  call: ({ callee, arguments: given }) => `${print(callee)}(${given.map(print).join(", ")})`,
  index: ({ object, index }) => `${operand(object)}[${print(index)}]`,
  range: ({ object, from, to }) =>
    `${operand(object)}[${[from, to].map((end) => (end ? print(end) : "")).join(":")}]`,
  not: (expression) => `!${operand(expression.operand)}`,
  negative: (expression) => `-${operand(expression.operand)}`,
  binary: ({ left, operator, right }) => `${operand(left)} ${operator} ${operand(right)}`,
  is: (expression) => `${operand(expression.operand)} is ${expression.type}`,
  choice: ({ condition, yes, no }) => `${operand(condition)} ? ${operand(yes)} : ${operand(no)}`,
};

/** The source of an expression. */
export function print(expression: Expression): string {
  return byKind(sources, expression);
}

const looser = new Set<Expression["kind"]>(["binary", "is", "choice", "not", "negative"]);

/** An operand, in brackets if it may need them. */
function operand(expression: Expression): string {
  return looser.has(expression.kind) ? `(${print(expression)})` : print(expression);
}

function printPart(part: PathPart): string {
  return part.kind === "text" ? `/${part.text}` : `/$(${print(part.value)})`;
}

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, "\\$&").replaceAll("\n", "\\n").replaceAll("\r", "\\r")}'`;
}
