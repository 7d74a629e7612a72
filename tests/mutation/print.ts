import type {
  Allow,
  Expression,
  FunctionDeclaration,
  Match,
  PathPart,
  Ruleset,
  Segment,
  Service,
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

/** The path of a match as it is written. */
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

/** The source of an expression. */
export function print(expression: Expression): string {
  switch (expression.kind) {
    case "literal":
      return typeof expression.value === "string"
        ? quoted(expression.value)
        : String(expression.value);
    case "name":
      return expression.name;
    case "list":
      return `[${expression.items.map(print).join(", ")}]`;
    case "map":
      return `{${expression.entries.map(({ key, value }) => `${print(key)}: ${print(value)}`).join(", ")}}`;
    case "path":
      return expression.parts.map(printPart).join("");
    case "member":
      return `${operand(expression.object)}.${expression.name}`;
    case "call":
      return `${print(expression.callee)}(${expression.arguments.map(print).join(", ")})`;
    case "index":
      return `${operand(expression.object)}[${print(expression.index)}]`;
    case "range":
      return `${operand(expression.object)}[${[expression.from, expression.to].map((end) => (end ? print(end) : "")).join(":")}]`;
    case "not":
      return `!${operand(expression.operand)}`;
    case "negative":
      return `-${operand(expression.operand)}`;
    case "binary":
      return `${operand(expression.left)} ${expression.operator} ${operand(expression.right)}`;
    case "is":
      return `${operand(expression.operand)} is ${expression.type}`;
    case "choice":
      return `${operand(expression.condition)} ? ${operand(expression.yes)} : ${operand(expression.no)}`;
  }
}

const looser = new Set<Expression["kind"]>(["binary", "is", "choice", "not", "negative"]);

/** An operand, in brackets wherever they may be needed. */
function operand(expression: Expression): string {
  return looser.has(expression.kind) ? `(${print(expression)})` : print(expression);
}

function printPart(part: PathPart): string {
  return part.kind === "text" ? `/${part.text}` : `/$(${print(part.value)})`;
}

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, "\\$&").replaceAll("\n", "\\n").replaceAll("\r", "\\r")}'`;
}
