import type { FunctionDeclaration } from "../syntax.ts";

/** The meaning of a name in a source, before evaluation. */
export class LexicalScope {
  readonly #parent: LexicalScope | null;
  readonly #variables: Set<string>;
  readonly #declared: Map<string, FunctionDeclaration>;
  readonly functions: FunctionDeclaration[];

  constructor(
    parent: LexicalScope | null,
    variables: string[],
    functions: FunctionDeclaration[] = [],
  ) {
    this.#parent = parent;
    this.#variables = new Set(variables);
    this.functions = functions;
    this.#declared = new Map(functions.map((declaration) => [declaration.name, declaration]));
  }

  hasVariable(name: string): boolean {
    return this.#variables.has(name) || (this.#parent?.hasVariable(name) ?? false);
  }

  function(name: string): FunctionDeclaration | undefined {
    return this.#declared.get(name) ?? this.#parent?.function(name);
  }
}
