import { candidateSchema } from "@vagas/functions/domain/application/candidate";
import { companySchema } from "@vagas/functions/domain/company/company";
import { jobContentSchema, jobSchema } from "@vagas/functions/domain/job/job";
import { jobApprovalSchema } from "@vagas/functions/domain/job/jobApproval";
import { jobExplanationsSchema } from "@vagas/functions/domain/law/jobExplanations";
import { jobEditSchema } from "@vagas/functions/domain/job/jobEdit";
import { closingNoticeSchema } from "@vagas/functions/domain/closing/closingNotice";
import { hireSchema } from "@vagas/functions/domain/closing/hire";
import { jobClosureSchema } from "@vagas/functions/domain/job/jobClosure";
import { queuePlacesSchema } from "@vagas/functions/domain/company/queuePlaces";
import { resumeSchema } from "@vagas/functions/domain/application/resume";
import type { BinaryOperator, Expression } from "../../emulators/storage-rules/syntax.ts";
import { print } from "./print.ts";
import type { Site } from "./sites.ts";

/** One mutation of an expression: what was changed, and the result. */
type Change = {
  what: string;
  instead: Expression;
  /** The part that must be evaluated for a difference; the whole without one. */
  part?: Expression;
};

type Kind<K extends Expression["kind"]> = Extract<Expression, { kind: K }>;

/** What is known of a ruleset's functions. */
export type Functions = {
  /** Those that check identity. */
  asking: ReadonlySet<string>;
  /** The texts of those that return a list of them. */
  lists: ReadonlyMap<string, readonly string[]>;
};

/** All mutations of the expression at a site. */
export function changesAt(site: Site, { asking, lists }: Functions): Change[] {
  const { expression } = site;
  return [
    ...(expression.kind === "binary"
      ? [...droppedOperands(expression), ...swappedOperator(expression)]
      : []),
    ...(isCondition(site) ? [negated(expression)] : []),
    ...(expression.kind === "literal"
      ? [...movedBound(expression, site), ...flippedDefault(expression, site)]
      : []),
    ...(expression.kind === "list"
      ? [...shortened(expression), lengthened(expression), ...opened(expression, site, lists)]
      : []),
    ...otherState(site),
    ...(asksWho(expression, asking) && !isOperandOf(site, "&&")
      ? [{ what: `ask nobody for ${print(expression)}`, instead: literal(true, expression) }]
      : []),
  ];
}

function literal(value: boolean | bigint | string, { position }: Expression): Expression {
  return { kind: "literal", value, position };
}

/** `a && b` without a, without b. A chain loses each of its links once. */
function droppedOperands({ operator, left, right }: Kind<"binary">): Change[] {
  if (operator !== "&&" && operator !== "||") return [];
  const withoutRight = { what: `drop ${operator} ${print(right)}`, instead: left, part: right };
  const isChain = left.kind === "binary" && left.operator === operator;
  return isChain
    ? [withoutRight]
    : [withoutRight, { what: `drop ${print(left)} ${operator}`, instead: right }];
}

const swaps: Partial<Record<BinaryOperator, BinaryOperator>> = {
  "==": "!=",
  "!=": "==",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
};

function swappedOperator(expression: Kind<"binary">): Change[] {
  const other = swaps[expression.operator];
  return other === undefined
    ? []
    : [{ what: `${other} in ${print(expression)}`, instead: { ...expression, operator: other } }];
}

function isOperandOf({ parent }: Site, ...operators: BinaryOperator[]): boolean {
  return parent?.kind === "binary" && operators.includes(parent.operator);
}

const comparing = new Set<BinaryOperator>(["<", "<=", ">", ">=", "in"]);

/** Whether the expression is a condition whose negation differs from a swapped operator. */
function isCondition(site: Site): boolean {
  const { expression, parent } = site;
  if (parent !== null && !isOperandOf(site, "&&", "||")) return false;
  return (
    expression.kind === "call" ||
    expression.kind === "not" ||
    expression.kind === "is" ||
    (expression.kind === "binary" && comparing.has(expression.operator))
  );
}

function negated(expression: Expression): Change {
  const { position } = expression;
  return {
    what: `not ${print(expression)}`,
    instead:
      expression.kind === "not"
        ? expression.operand
        : { kind: "not", operand: expression, position },
  };
}

/** Whole numbers plus and minus one, in code and in the repetitions of a pattern. */
function movedBound(expression: Kind<"literal">, { parent }: Site): Change[] {
  const { value } = expression;
  if (typeof value === "bigint") {
    return [value + 1n, value - 1n].map((other) => ({
      what: `${other} for ${value} in ${parent === null ? value : print(parent)}`,
      instead: literal(other, expression),
    }));
  }
  if (typeof value !== "string") return [];
  return [...value.matchAll(/(?<=\{|\{\d+,)\d+(?=[,}])/g)].flatMap(({ 0: found, index }) =>
    [1, -1].map((step) => {
      const other = `${value.slice(0, index)}${Number(found) + step}${value.slice(index + found.length)}`;
      return { what: `the pattern '${other}'`, instead: literal(other, expression) };
    }),
  );
}

/** `get('claim', false)` that returns true for a token without the claim. */
function flippedDefault(expression: Kind<"literal">, { parent }: Site): Change[] {
  return typeof expression.value === "boolean" && parent?.kind === "call"
    ? [
        {
          what: `${!expression.value} in ${print(parent)}`,
          instead: literal(!expression.value, expression),
        },
      ]
    : [];
}

function shortened(list: Kind<"list">): Change[] {
  return list.items.map((left, i) => ({
    what: `a list without ${print(left)}`,
    instead: { ...list, items: list.items.toSpliced(i, 1) },
  }));
}

/** Values that tests try everywhere: an unknown option, an unknown field. */
export const strangers = ["Astronauta", "intruder"];

function lengthened(list: Kind<"list">): Change {
  return {
    what: `a longer list than ${print(list)}`,
    instead: { ...list, items: [...list.items, ...strangers.map((one) => literal(one, list))] },
  };
}

const fieldsBelow: Record<string, string[]> = {
  // A new job's list contains every field already; the content has its own list.
  "/jobs/{jobId}": Object.keys(jobSchema.shape).filter(
    (field) => !Object.hasOwn(jobContentSchema.shape, field),
  ),
  "/jobClosures/{jobId}": Object.keys(jobClosureSchema.shape),
  "/closingNotices/{jobId}": Object.keys(closingNoticeSchema.shape),
  "/hires/{jobId}": Object.keys(hireSchema.shape),
  "/jobApprovals/{jobId}": Object.keys(jobApprovalSchema.shape),
  "/queuePlaces/{companyId}": Object.keys(queuePlacesSchema.shape),
  "/jobEdits/{jobId}": Object.keys(jobEditSchema.shape),
  "/jobExplanations/{jobId}": Object.keys(jobExplanationsSchema.shape),
  "/companies/{companyId}": Object.keys(companySchema.shape),
  "/candidates/{candidateId}": Object.keys(candidateSchema.shape),
  "/resumes/{resumeId}": Object.keys(resumeSchema.shape),
};

/** The texts in a list. */
export function textsOf({ items }: Kind<"list">): string[] {
  return items.flatMap((item) => (item.kind === "literal" ? [String(item.value)] : []));
}

/** A list of fields that may change, with each other field of the document added in turn. */
function opened(list: Kind<"list">, { where, parent }: Site, lists: Functions["lists"]): Change[] {
  const known = (fieldsBelow[where.match] ?? []).filter((field) => field !== "id");
  const listed = textsOf(list);
  // An argument of a function joins that function's own list.
  const isOfFields =
    parent?.kind === "call" &&
    parent.callee.kind === "member" &&
    listed.length > 0 &&
    listed.every((field) => known.includes(field));
  if (!isOfFields) return [];
  const joined = [...print(parent).matchAll(/(\w+)\(\)/g)].flatMap(
    ([, name]) => lists.get(name!) ?? [],
  );
  return known
    .filter((field) => !listed.includes(field) && !joined.includes(field))
    .map((field) => ({
      what: `${field} too in ${print(list)}`,
      instead: { ...list, items: [...list.items, literal(field, list)] },
    }));
}

/** `resource` for `request.resource`, and the reverse. */
function otherState({ expression, parent }: Site): Change[] {
  const { position } = expression;
  const said = parent === null ? "" : ` in ${print(parent)}`;
  if (print(expression) === "request.resource")
    return [
      {
        what: `resource for request.resource${said}`,
        instead: { kind: "name", name: "resource", position },
      },
    ];
  if (expression.kind !== "name" || expression.name !== "resource") return [];
  return [
    {
      what: `request.resource for resource${said}`,
      instead: {
        kind: "member",
        object: { kind: "name", name: "request", position },
        name: "resource",
        position,
      },
    },
  ];
}

/**
 * Whether the result depends on identity: a call of such a function, or a comparison with a part of `request.auth`.
 */
function asksWho(expression: Expression, asking: ReadonlySet<string>): boolean {
  if (expression.kind === "call")
    return expression.callee.kind === "name" && asking.has(expression.callee.name);
  return (
    expression.kind === "binary" &&
    (expression.operator === "==" || expression.operator === "!=") &&
    print(expression).includes("request.auth")
  );
}
