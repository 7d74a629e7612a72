import type {
  Allow,
  Expression,
  FunctionDeclaration,
  Match,
  Ruleset,
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

/** 'allow update', or 'allow update #2' where there are several. */
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

function children(of: Expression): Child[] {
  switch (of.kind) {
    case "literal":
    case "name":
      return [];
    case "list":
      return inList(of.items);
    case "map":
      return of.entries.flatMap((entry) => [
        { child: entry.value, put: (other) => (entry.value = other) },
      ]);
    case "path":
      return of.parts.flatMap((part) =>
        part.kind === "value"
          ? [{ child: part.value, put: (other: Expression) => (part.value = other) }]
          : [],
      );
    case "member":
      return [{ child: of.object, put: (other) => (of.object = other) }];
    case "call":
      return [
        ...(of.callee.kind === "member"
          ? [{ child: of.callee, put: (other: Expression) => (of.callee = other) }]
          : []),
        ...inList(of.arguments),
      ];
    case "index":
      return [
        { child: of.object, put: (other) => (of.object = other) },
        { child: of.index, put: (other) => (of.index = other) },
      ];
    case "range":
      return [
        ...(of.from ? [{ child: of.from, put: (other: Expression) => (of.from = other) }] : []),
        ...(of.to ? [{ child: of.to, put: (other: Expression) => (of.to = other) }] : []),
      ];
    case "not":
    case "negative":
    case "is":
      return [{ child: of.operand, put: (other) => (of.operand = other) }];
    case "binary":
      return [
        { child: of.left, put: (other) => (of.left = other) },
        { child: of.right, put: (other) => (of.right = other) },
      ];
    case "choice":
      return [
        { child: of.condition, put: (other) => (of.condition = other) },
        { child: of.yes, put: (other) => (of.yes = other) },
        { child: of.no, put: (other) => (of.no = other) },
      ];
  }
}

function inList(items: Expression[]): Child[] {
  return items.map((child, i) => ({ child, put: (other) => (items[i] = other) }));
}
