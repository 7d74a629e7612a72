import {
  type Allow,
  byKind,
  type ByKind,
  type Expression,
  type FunctionDeclaration,
  type Match,
  type Ruleset,
} from "../../emulators/storage-rules/syntax.ts";
import { printSegments } from "./print.ts";

/** The place of an expression in a ruleset. */
export type Site = {
  expression: Expression;
  parent: Expression | null;
  /** The collection or bucket path, and the function or `allow`, that contain it. */
  where: { match: string; part: string };
  /** Replaces the expression. */
  put: (other: Expression) => void;
};

type Around = Site["where"];

/** Every `allow` of a ruleset with its context. */
export function allowsOf(ruleset: Ruleset): { allow: Allow; where: Around }[] {
  return matchesOf(ruleset).flatMap(({ match, path }) =>
    match.allows.map((allow, i) => ({
      allow,
      where: { match: path, part: partOf(match.allows, i) },
    })),
  );
}

/** Every expression of a ruleset, the outer before the inner. */
export function sitesOf(ruleset: Ruleset): Site[] {
  const declared = [
    ...ruleset.functions,
    ...ruleset.services.flatMap((service) => service.functions),
  ].flatMap((one) => inFunction(one, ""));
  const inMatches = matchesOf(ruleset).flatMap(({ match, path }) =>
    match.functions.flatMap((one) => inFunction(one, path)),
  );
  const conditions = allowsOf(ruleset).flatMap(({ allow, where }) =>
    allow.condition === null
      ? []
      : within(allow.condition, null, where, (other) => (allow.condition = other)),
  );
  return [...declared, ...inMatches, ...conditions];
}

function matchesOf({ services }: Ruleset): { match: Match; path: string }[] {
  const below = (match: Match, path: string): { match: Match; path: string }[] => [
    { match, path },
    ...match.matches.flatMap((inner) => below(inner, path + printSegments(inner.segments))),
  ];
  // The outermost match is the database or the bucket itself.
  return services
    .flatMap(({ matches }) => matches)
    .flatMap((root) => [
      { match: root, path: "" },
      ...root.matches.flatMap((match) => below(match, printSegments(match.segments))),
    ]);
}

/** 'allow update', or 'allow update #2' if there are several. */
function partOf(allows: Allow[], index: number): string {
  const said = ({ methods }: Allow) => `allow ${[...methods].join(", ")}`;
  const alike = allows
    .slice(0, index + 1)
    .filter((other) => said(other) === said(allows[index]!)).length;
  return alike === 1 ? said(allows[index]!) : `${said(allows[index]!)} #${alike}`;
}

function inFunction(declaration: FunctionDeclaration, match: string): Site[] {
  const where = { match, part: `${declaration.name}()` };
  return [
    ...declaration.bindings.flatMap((binding) =>
      within(binding.value, null, where, (other) => (binding.value = other)),
    ),
    ...within(declaration.result, null, where, (other) => (declaration.result = other)),
  ];
}

function within(
  expression: Expression,
  parent: Expression | null,
  where: Around,
  put: Site["put"],
): Site[] {
  return [
    { expression, parent, where, put },
    ...children(expression).flatMap(({ child, put: putChild }) =>
      within(child, expression, where, putChild),
    ),
  ];
}

type Child = { child: Expression; put: Site["put"] };

const childrenByKind: ByKind<Child[]> = {
  literal: () => [],
  name: () => [],
  list: (of) => inList(of.items),
  map: (of) => of.entries.map((entry) => field(entry, "value")),
  path: (of) => of.parts.flatMap((part) => (part.kind === "value" ? [field(part, "value")] : [])),
  member: (of) => [field(of, "object")],
  call: (of) => [
    ...(of.callee.kind === "member" ? [field(of, "callee")] : []),
    ...inList(of.arguments),
  ],
  index: (of) => [field(of, "object"), field(of, "index")],
  range: (of) => [...end(of, "from"), ...end(of, "to")],
  not: (of) => [field(of, "operand")],
  negative: (of) => [field(of, "operand")],
  is: (of) => [field(of, "operand")],
  binary: (of) => [field(of, "left"), field(of, "right")],
  choice: (of) => [field(of, "condition"), field(of, "yes"), field(of, "no")],
};

function children(of: Expression): Child[] {
  return byKind(childrenByKind, of);
}

/** The expression in a field, which can be replaced. */
function field<Name extends string>(of: Record<Name, Expression>, name: Name): Child {
  return { child: of[name], put: (other) => (of[name] = other) };
}

/** The end of a range, if it has one. */
function end<Name extends string>(of: Record<Name, Expression | null>, name: Name): Child[] {
  const child = of[name];
  return child === null ? [] : [{ child, put: (other) => (of[name] = other) }];
}

function inList(items: Expression[]): Child[] {
  return items.map((child, i) => ({ child, put: (other) => (items[i] = other) }));
}
