import { boundedItems } from "./bounds.ts";
import type { Documents } from "./firestoreDocuments.ts";
import { EvaluationError, LimitExceeded } from "./errors.ts";
import { GLOBAL_FUNCTIONS } from "./functions/globals.ts";
import { NAMESPACES } from "./functions/namespaces.ts";
import type { Callable } from "./methods/method.ts";
import { checkArity, run } from "./runFunction.ts";
import { methodOf } from "./methods/methods.ts";
import { attempt, once, Scope, type Variable } from "./scope.ts";
import type { Expression, FunctionDeclaration, PathPart } from "./syntax.ts";
import { calculate, negate } from "./values/arithmetic.ts";
import { compare, equal } from "./values/equality.ts";
import { elementAt, isIn, memberOf, rangeOf } from "./values/access.ts";
import { path, segmentsOf } from "./values/path.ts";
import { isOfType } from "./values/isOfType.ts";
import { isType, need, typeOf, type Path, type Value } from "./values/value.ts";

const MOST_EXPRESSIONS = 1000;
const DEEPEST_CALL = 20;

type ExpressionOf<K extends Expression["kind"]> = Extract<Expression, { kind: K }>;

type Operation = Exclude<Expression, ExpressionOf<"literal" | "name" | "list" | "map" | "path">>;

/** Evaluates the expressions of one request, and enforces the limits. */
export class Evaluator {
  readonly #documents: Documents;
  #expressions = 0;
  #depth = 0;

  constructor(documents: Documents) {
    this.#documents = documents;
  }

  /** The value of an expression; throws `EvaluationError` if it has none. */
  evaluate(expression: Expression, scope: Scope): Value {
    switch (expression.kind) {
      case "literal":
        return expression.value;
      case "name":
        return this.#variable(expression.name, scope);
      case "list":
        return boundedItems(expression.items).map((item) => this.evaluate(item, scope));
      case "map":
        return this.#map(expression, scope);
      case "path":
        return this.#path(expression.parts, scope);
      default:
        this.#count();
        return this.#operation(expression, scope);
    }
  }

  /** The value of an expression that counts towards the limit. */
  #operation(expression: Operation, scope: Scope): Value {
    const valueOf = (part: Expression) => this.evaluate(part, scope);
    switch (expression.kind) {
      case "member":
        return memberOf(valueOf(expression.object), expression.name);
      case "call":
        return this.#call(expression, scope);
      case "index":
        return elementAt(valueOf(expression.object), valueOf(expression.index));
      case "range":
        return rangeOf(
          valueOf(expression.object),
          this.#end(expression.from, scope),
          this.#end(expression.to, scope),
        );
      case "not":
        return !need("bool", valueOf(expression.operand));
      case "negative":
        return negate(valueOf(expression.operand));
      case "is":
        return isOfType(valueOf(expression.operand), expression.type);
      case "choice":
        return valueOf(
          need("bool", valueOf(expression.condition)) ? expression.yes : expression.no,
        );
      case "binary":
        return this.#binary(expression, scope);
    }
  }

  #count(): void {
    this.#expressions += 1;
    if (this.#expressions > MOST_EXPRESSIONS) {
      throw new LimitExceeded(`A request may evaluate at most ${MOST_EXPRESSIONS} expressions.`);
    }
  }

  #end(expression: Expression | null, scope: Scope): bigint | null {
    return expression && need("int", this.evaluate(expression, scope));
  }

  #variable(name: string, scope: Scope): Value {
    const variable = scope.variable(name);
    if (!variable) throw new EvaluationError(`Variable not found error: Name: [${name}].`);
    return variable();
  }

  #map({ entries }: ExpressionOf<"map">, scope: Scope): Value {
    return new Map(
      boundedItems(entries).map(({ key, value }) => [
        need("string", this.evaluate(key, scope)),
        this.evaluate(value, scope),
      ]),
    );
  }

  #path(parts: PathPart[], scope: Scope): Value {
    const bindings = new Map<string, string | Path>();
    const segments = parts.flatMap((part) => {
      if (part.kind === "text") return [part.text];
      const name = part.value.kind === "name" ? part.value.name : null;
      // A name without a value is left for `bind`.
      if (name !== null && !scope.variable(name)) return [{ unbound: name }];
      const value = this.evaluate(part.value, scope);
      if (name !== null && (typeof value === "string" || isType(value, "path")))
        bindings.set(name, value);
      return segmentsOf(value);
    });
    return path(segments, bindings);
  }

  #binary({ operator, left, right }: ExpressionOf<"binary">, scope: Scope): Value {
    if (operator === "&&" || operator === "||")
      return this.#logical(operator === "||", left, right, scope);
    const a = this.evaluate(left, scope);
    const b = this.evaluate(right, scope);
    switch (operator) {
      case "==":
        return equal(a, b);
      case "!=":
        return !equal(a, b);
      case "<":
        return compare(a, b) < 0;
      case "<=":
        return compare(a, b) <= 0;
      case ">":
        return compare(a, b) > 0;
      case ">=":
        return compare(a, b) >= 0;
      case "in":
        return isIn(a, b);
      default:
        return calculate(operator, a, b);
    }
  }

  /** A true side decides `||`, a false one `&&`, whatever the other side is. */
  #logical(deciding: boolean, left: Expression, right: Expression, scope: Scope): boolean {
    const first = attempt(() => need("bool", this.evaluate(left, scope)));
    if ("value" in first && first.value === deciding) return deciding;
    const second = need("bool", this.evaluate(right, scope));
    if (second === deciding) return deciding;
    if ("error" in first) throw first.error;
    return second;
  }

  #call({ callee, arguments: given }: ExpressionOf<"call">, scope: Scope): Value {
    const values = given.map((argument) => this.#later(argument, scope));
    if (callee.kind === "name") {
      const found = scope.function(callee.name);
      if (found) return this.#callDeclared(found.declaration, found.scope, values);
      return run(callee.name, own(GLOBAL_FUNCTIONS, callee.name), values);
    }
    if (callee.kind !== "member") throw new EvaluationError("Not a function.");

    const namespace =
      callee.object.kind === "name" && !scope.variable(callee.object.name)
        ? callee.object.name
        : null;
    if (namespace === "firestore") return run(callee.name, this.#firestore(callee.name), values);
    if (namespace !== null && Object.hasOwn(NAMESPACES, namespace)) {
      return run(callee.name, own(NAMESPACES[namespace] ?? {}, callee.name), values);
    }
    const self = this.evaluate(callee.object, scope);
    const method = methodOf(self, callee.name);
    if (!method)
      throw new EvaluationError(
        `Function not found error: Name: [${callee.name}] of ${typeOf(self)}.`,
      );
    return run(
      callee.name,
      { arity: method.arity, run: (...rest) => method.run(self, ...rest) },
      values,
    );
  }

  #callDeclared(declaration: FunctionDeclaration, scope: Scope, values: Variable[]): Value {
    const { name, parameters, bindings, result } = declaration;
    checkArity(name, parameters.length, values);
    if (this.#depth >= DEEPEST_CALL)
      throw new LimitExceeded(`Calls may be at most ${DEEPEST_CALL} deep.`);

    this.#depth += 1;
    const variables = new Map(
      parameters.map((parameter, index) => [parameter.name, values[index] ?? (() => null)]),
    );
    // A binding sees the earlier ones, because its scope lacks later ones.
    let inner = new Scope(scope, variables);
    for (const binding of bindings) {
      const around = inner;
      inner = new Scope(around, new Map([[binding.name, this.#later(binding.value, around)]]));
    }
    try {
      return this.evaluate(result, inner);
    } finally {
      this.#depth -= 1;
    }
  }

  /** Evaluates the expression at first use, at the call depth where it is written. */
  #later(expression: Expression, scope: Scope): Variable {
    const depth = this.#depth;
    return once(() => {
      const depthOfUse = this.#depth;
      this.#depth = depth;
      try {
        return this.evaluate(expression, scope);
      } finally {
        this.#depth = depthOfUse;
      }
    });
  }

  #firestore(name: string): Callable | undefined {
    const get = (target: Value = null) => this.#documents.get(target);
    if (name === "get") return { arity: 1, run: get };
    if (name === "exists") return { arity: 1, run: (target) => get(target) !== null };
    return undefined;
  }
}

function own<T>(record: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
