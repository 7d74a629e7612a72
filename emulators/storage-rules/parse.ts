import { Cursor } from "./cursor.ts";
import { readExpression } from "./expressions.ts";
import { readMatchPath } from "./readPath.ts";
import { refuse, type Source } from "./source.ts";
import {
  METHODS,
  type Allow,
  type Binding,
  type FunctionDeclaration,
  type Match,
  type Method,
  type Ruleset,
  type Service,
} from "./syntax.ts";

const LONGEST_LIST_OF_BINDINGS = 10;

/** Parses a source as a ruleset; throws `SyntaxFault` if it is not one. */
export function parse(source: Source): Ruleset {
  const cursor = new Cursor(source);
  const version = cursor.is("rules_version") ? readVersion(cursor) : 1;
  const ruleset: Ruleset = { version, services: [], functions: [] };

  while (cursor.token.kind !== "end") {
    if (cursor.is("service")) ruleset.services.push(readService(cursor));
    else if (cursor.is("function")) ruleset.functions.push(readFunction(cursor));
    else if (cursor.is("rules_version"))
      cursor.fail("'rules_version' must be the first statement.");
    else cursor.fail(`Unexpected ${cursor.describe()}; expected 'service' or 'function'.`);
  }
  if (ruleset.services.length === 0) cursor.fail("Missing service declaration.");
  return ruleset;
}

function readVersion(cursor: Cursor): 1 | 2 {
  cursor.next();
  cursor.expect("=");
  const { token } = cursor;
  if (token.kind !== "literal" || (token.value !== "1" && token.value !== "2")) {
    cursor.fail(`Invalid rules version ${cursor.describe()}; expected '1' or '2'.`);
  }
  cursor.next();
  cursor.skip(";");
  return token.value === "1" ? 1 : 2;
}

function readService(cursor: Cursor): Service {
  cursor.next();
  const { start } = cursor.token;
  const { name: first, position } = cursor.name("a service name");
  let name = first;
  while (cursor.skip(".")) name += `.${cursor.name("a service name").name}`;
  if (name !== "firebase.storage" && name !== "cloud.firestore") {
    refuse(cursor.source, start, `Invalid service name '${name}'; expected 'firebase.storage'.`);
  }

  const service: Service = { name, matches: [], functions: [], position };
  cursor.expect("{");
  while (!cursor.skip("}")) {
    if (cursor.is("match")) service.matches.push(readMatch(cursor));
    else if (cursor.is("function")) service.functions.push(readFunction(cursor));
    else refuseStatement(cursor, "'match' or 'function'");
  }
  return service;
}

function readMatch(cursor: Cursor): Match {
  return cursor.nested(() => {
    const { position } = cursor;
    const match: Match = {
      segments: readMatchPath(cursor),
      allows: [],
      matches: [],
      functions: [],
      position,
    };
    cursor.expect("{");
    while (!cursor.skip("}")) {
      if (cursor.is("match")) match.matches.push(readMatch(cursor));
      else if (cursor.is("allow")) match.allows.push(readAllow(cursor));
      else if (cursor.is("function")) match.functions.push(readFunction(cursor));
      else refuseStatement(cursor, "'allow', 'match' or 'function'");
    }
    return match;
  });
}

function refuseStatement(cursor: Cursor, expected: string): never {
  if (cursor.is("/")) cursor.fail("Missing 'match' keyword before path.");
  return cursor.fail(`Unexpected ${cursor.describe()}; expected ${expected}.`);
}

function readAllow(cursor: Cursor): Allow {
  const { position } = cursor;
  cursor.next();
  const methods = new Set<Method>();
  do {
    const members = cursor.token.kind === "name" ? METHODS.get(cursor.token.text) : undefined;
    if (!members) {
      cursor.fail(
        `Invalid method ${cursor.describe()}; expected one of ${[...METHODS.keys()].join(", ")}.`,
      );
    }
    for (const method of members) methods.add(method);
    cursor.next();
  } while (cursor.skip(","));

  let condition = null;
  if (cursor.skip(":")) {
    cursor.expect("if");
    condition = readExpression(cursor);
  }
  cursor.endStatement();
  return { methods, condition, position };
}

function readFunction(cursor: Cursor): FunctionDeclaration {
  cursor.next();
  const { name, position } = cursor.name("a function name");
  const parameters: FunctionDeclaration["parameters"] = [];
  cursor.expect("(");
  if (!cursor.is(")")) {
    do parameters.push(cursor.name("a parameter name"));
    while (cursor.skip(","));
  }
  cursor.expect(")");

  cursor.expect("{");
  const bindings = readBindings(cursor);
  if (!cursor.is("return")) cursor.fail(`Expected 'return' but found ${cursor.describe()}.`);
  cursor.next();
  const result = readExpression(cursor);
  cursor.endStatement();
  cursor.expect("}");
  return { name, parameters, bindings, result, position };
}

function readBindings(cursor: Cursor): Binding[] {
  const bindings: Binding[] = [];
  while (cursor.is("let")) {
    if (bindings.length === LONGEST_LIST_OF_BINDINGS) {
      cursor.fail(`A function may have at most ${LONGEST_LIST_OF_BINDINGS} let bindings.`);
    }
    cursor.next();
    const { name, position } = cursor.name("a variable name");
    cursor.expect("=");
    const value = readExpression(cursor);
    if (!cursor.skip(";")) cursor.fail(`Missing ';' at ${cursor.describe()}.`);
    bindings.push({ name, value, position });
  }
  return bindings;
}
