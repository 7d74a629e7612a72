import assert from "node:assert/strict";
import { format } from "node:util";

/**
 * Replaces vitest while the rules tests are collected: tests become plain functions that run repeatedly in one
 * process, because a runner would restart for every mutant.
 */
type Work = (...values: never[]) => unknown;
type Hook = () => unknown;

export type CollectedTest = { file: string; title: string; run: () => Promise<void> };

type Scope = { title: string; before: Hook[] };

let file = "";
let scopes: Scope[] = [];
const tests: CollectedTest[] = [];

/** Loads a test file and returns its tests. */
export async function collect(url: URL): Promise<CollectedTest[]> {
  file = url.pathname.split("/").at(-1)!;
  scopes = [{ title: "", before: [] }];
  const before = tests.length;
  await import(url.href);
  return tests.slice(before);
}

export function beforeEach(hook: Hook): void {
  scopes.at(-1)!.before.push(hook);
}

/** Before each test too, because a mutant runs any test alone. */
export const beforeAll = beforeEach;

export const describe = withEach((title, describeThem) => {
  scopes.push({ title, before: [] });
  describeThem();
  scopes.pop();
});

export const test = withEach((title, work) => {
  const around = [...scopes];
  const full = [...around.map((scope) => scope.title).filter(Boolean), title].join(" > ");
  const run = async () => {
    for (const hook of around.flatMap(({ before }) => before)) await hook();
    await work();
  };
  tests.push({ file, title: full, run });
});

/** `each` passes a row's values, spread if the row is a list, and formats the title. */
function withEach(one: (title: string, work: Work) => void) {
  const each = (rows: readonly unknown[]) => (title: string, work: Work) => {
    for (const row of rows) {
      const values = Array.isArray(row) ? row : [row];
      const places = title.match(/%[sdifjoO]/g)?.length ?? 0;
      one(format(title, ...values.slice(0, places)), () => work(...(values as never[])));
    }
  };
  return Object.assign(one, { each });
}

/** The part of vitest's `expect` that the rules tests use. */
export function expect(actual: unknown) {
  return {
    toBe: (expected: unknown) => assert.equal(actual, expected),
    toEqual: (expected: unknown) => assert.deepEqual(actual, expected),
    toContain: (expected: unknown) => assert.ok((actual as unknown[]).includes(expected)),
    toBeLessThanOrEqual: (expected: number) => assert.ok((actual as number) <= expected),
    not: { toBe: (unwanted: unknown) => assert.notEqual(actual, unwanted) },
  };
}
