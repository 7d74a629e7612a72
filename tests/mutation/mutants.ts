import { readFileSync } from "node:fs";
import { load } from "../../emulators/storage-rules/load.ts";
import type { Position } from "../../emulators/storage-rules/position.ts";
import type { Allow, Expression, Method, Ruleset } from "../../emulators/storage-rules/syntax.ts";
import { changesAt, textsOf } from "./changes.ts";
import { print, printRuleset } from "./print.ts";
import { allowsOf, sitesOf, type Site } from "./sites.ts";

export type RulesFile = "firestore.rules" | "storage.rules";

/** A ruleset with one mutation. */
export type Mutant = {
  /** Place and change, in words that stay the same while the rules around it change. */
  name: string;
  file: RulesFile;
  line: number;
  /** Where a request begins to evaluate what may make a difference; none if that cannot be told. */
  offsets: number[];
  text: string;
};

/** The present rules. */
export function rulesText(file: RulesFile): string {
  return readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
}

/** Every mutant of a rules file that differs from the rules, each once. */
export function mutantsOf(file: RulesFile, text = rulesText(file)): Mutant[] {
  const { ruleset, errors } = load({ file, text });
  if (ruleset === null)
    throw new Error(
      `${file} does not load: ${errors.map(({ description }) => description).join(" ")}`,
    );
  const found = [...inExpressions(ruleset), ...inAllows(ruleset)];

  const lines = [...text.matchAll(/^/gm)].map(({ index }) => index);
  const original = printRuleset(ruleset);
  const texts = new Set([original]);
  const names = new Map<string, number>();
  return found.flatMap(({ where, what, line, begins, text: spoilt }) => {
    if (texts.has(spoilt)) return [];
    texts.add(spoilt);
    const plain = [file, where.match, where.part, what].filter(Boolean).join(" · ");
    const times = (names.get(plain) ?? 0) + 1;
    names.set(plain, times);
    const name = times === 1 ? plain : `${plain} #${times}`;
    const offsets = begins.map((place) => lines[place.line - 1]! + place.column - 1);
    return [{ name, file, line, offsets, text: spoilt }];
  });
}

type Found = {
  where: Site["where"];
  what: string;
  line: number;
  /** See the offsets of `Mutant`. */
  begins: Position[];
  text: string;
};

function inExpressions(ruleset: Ruleset): Found[] {
  const sites = sitesOf(ruleset);
  const functions = { asking: functionsThatAskWho(ruleset), lists: functionsOfLists(sites) };
  return sites.flatMap((site) =>
    changesAt(site, functions).map(({ what, instead, part = site.expression }) => {
      site.put(instead);
      const text = printRuleset(ruleset);
      site.put(site.expression);
      const { line } = site.expression.position;
      return { where: site.where, what, line, begins: [firstPart(part).position], text };
    }),
  );
}

const wider: Record<Method, Method> = {
  get: "list",
  list: "get",
  create: "update",
  update: "create",
  delete: "update",
};

/** An `allow` with another method, for anybody, and for nobody. */
function inAllows(ruleset: Ruleset): Found[] {
  const all = allowsOf(ruleset);
  return all.flatMap(({ allow, where }) => {
    const { methods, condition, position } = allow;
    const spoilt = (what: string, begins: Position[], spoil: () => void) => {
      spoil();
      const text = printRuleset(ruleset);
      Object.assign(allow, { methods, condition });
      return { where, what, line: position.line, begins, text };
    };
    const always = (value: boolean): Expression => ({ kind: "literal", value, position });
    const beside = all.filter((other) => other.where.match === where.match);
    return [
      ...[...methods]
        .filter((method) => !methods.has(wider[method]))
        .map((method) =>
          spoilt(
            `allow ${wider[method]} too`,
            // A request by that method evaluates the conditions that it has already.
            beside.flatMap((other) =>
              other.allow.methods.has(wider[method]) ? beginningOf(other.allow) : [],
            ),
            () => (allow.methods = new Set([...methods, wider[method]])),
          ),
        ),
      ...[true, false].map((value) =>
        spoilt(
          value ? "allow to anybody" : "allow to nobody",
          beginningOf(allow),
          () => (allow.condition = always(value)),
        ),
      ),
    ];
  });
}

function beginningOf({ condition }: Allow): Position[] {
  return condition === null ? [] : [firstPart(condition).position];
}

/** The part of an expression that is evaluated before all others. */
function firstPart(expression: Expression): Expression {
  switch (expression.kind) {
    case "binary":
      return firstPart(expression.left);
    case "member":
    case "index":
    case "range":
      return firstPart(expression.object);
    case "call":
      return firstPart(expression.callee);
    case "is":
      return firstPart(expression.operand);
    case "choice":
      return firstPart(expression.condition);
    default:
      return expression;
  }
}

/** The functions that return a list of texts. */
function functionsOfLists(sites: readonly Site[]): ReadonlyMap<string, string[]> {
  return new Map(
    sites.flatMap(({ expression, parent, where: { part } }) =>
      expression.kind === "list" && parent === null && part.endsWith("()")
        ? [[part.slice(0, -2), textsOf(expression)]]
        : [],
    ),
  );
}

/** The functions whose result depends on `request.auth`, directly or by other functions. */
function functionsThatAskWho(ruleset: Ruleset): ReadonlySet<string> {
  const bodies = new Map<string, string>();
  for (const { expression, parent, where } of sitesOf(ruleset)) {
    if (parent === null && where.part.endsWith("()"))
      bodies.set(
        where.part.slice(0, -2),
        `${bodies.get(where.part.slice(0, -2)) ?? ""} ${print(expression)}`,
      );
  }
  const asking = new Set<string>();
  for (let size = -1; size !== asking.size;) {
    size = asking.size;
    for (const [name, body] of bodies)
      if (body.includes("request.auth") || [...asking].some((other) => body.includes(`${other}(`)))
        asking.add(name);
  }
  return asking;
}
