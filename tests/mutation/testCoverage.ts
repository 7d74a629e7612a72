import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../../emulators/folders.ts";
import { gapOf, readCoverage, type Reported, type Seen, seenOf } from "./coverage.ts";

const file = join(root, "node_modules", ".cache", "vagas", "mutation-coverage.json");

/** What a test saw of an expression: whether it was ever true, ever false. */
export type Outcome = { true: boolean; false: boolean };

/** What a measurement keeps for an interrupted run. */
export type Stored = {
  state: string;
  /** The first character of each expression and the one after its last. */
  ranges: [number, number][];
  /** The indices of those that were ever true or false. */
  conditions: number[];
  gaps: string[];
  /** By test: four times the expression's index, plus 1 if it was true, plus 2 if it was false. */
  tests: Record<string, number[]>;
};

/** The expressions of firestore.rules that each test evaluates: a mutant elsewhere cannot change its result. */
export class TestCoverage {
  #stored: Stored;
  #tests: Map<string, Map<number, Outcome>>;

  constructor(stored: Stored) {
    this.#stored = stored;
    this.#tests = new Map(
      Object.entries(stored.tests).map(([key, codes]) => [key, new Map(codes.map(decoded))]),
    );
  }

  /** The coverage of an interrupted run in the same state; null without one. */
  static read(state: string): TestCoverage | null {
    try {
      const stored = JSON.parse(readFileSync(file, "utf8")) as Stored;
      return stored.state === state ? new TestCoverage(stored) : null;
    } catch {
      return null;
    }
  }

  /** The number of expressions, and those that the tests have not evaluated fully. */
  get summary(): { expressions: number; gaps: string[] } {
    return { expressions: this.#stored.ranges.length, gaps: this.#stored.gaps };
  }

  /**
   * The tests that evaluate the innermost expression at one of the offsets, each with the outcomes of the condition that
   * begins there; null for no offset, and if the emulator reports no such expression.
   */
  at(offsets: readonly number[]): ReadonlyMap<string, Outcome> | null {
    const found = offsets.map((offset) => this.#at(offset));
    if (found.length === 0 || found.includes(null)) return null;
    return new Map(found.flatMap((tests) => [...tests!]));
  }

  #at(offset: number): ReadonlyMap<string, Outcome> | null {
    const { ranges } = this.#stored;
    const bySize = ranges
      .map(([from, to], i) => ({ i, from, to, size: to - from }))
      .sort((a, b) => a.size - b.size);
    const innermost = bySize.find(({ from, to }) => from <= offset && offset < to);
    if (innermost === undefined) return null;
    const condition = bySize.find(
      ({ i, from }) => from === offset && this.#stored.conditions.includes(i),
    );
    return new Map(
      [...this.#tests].flatMap(([key, outcomes]) =>
        outcomes.has(innermost.i)
          ? [[key, outcomes.get(condition?.i ?? innermost.i) ?? { true: false, false: false }]]
          : [],
      ),
    );
  }

  /** Measures it: `note` after each test, before which the rules were loaded anew. */
  static measurement() {
    const all: Seen[] = [];
    const tests: Stored["tests"] = {};
    let last: { source: string; expressions: Reported[] } | null = null;
    return {
      note: async (key: string) => {
        last = await readCoverage();
        tests[key] = last.expressions.flatMap((one, i) => {
          const seen = seenOf(one);
          all[i] = joined(all[i] ?? seen, seen);
          return seen.true || seen.false || seen.other ? [encoded(i, seen)] : [];
        });
      },
      end: (state: string) => {
        const { source, expressions } = last!;
        const stored: Stored = {
          state,
          ranges: expressions.map(({ sourcePosition: { currentOffset, endOffset } }) => [
            currentOffset,
            endOffset + 1,
          ]),
          conditions: all.flatMap((seen, i) => (seen.isCondition ? [i] : [])),
          gaps: expressions.flatMap((one, i) => gapOf(one, all[i]!, source) ?? []),
          tests,
        };
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, JSON.stringify(stored));
        return new TestCoverage(stored);
      },
    };
  }
}

function joined(a: Seen, b: Seen): Seen {
  return {
    true: a.true || b.true,
    false: a.false || b.false,
    other: a.other || b.other,
    isCondition: a.isCondition || b.isCondition,
  };
}

function encoded(index: number, seen: Outcome): number {
  return 4 * index + (seen.true ? 1 : 0) + (seen.false ? 2 : 0);
}

function decoded(code: number): [number, Outcome] {
  return [Math.floor(code / 4), { true: (code & 1) !== 0, false: (code & 2) !== 0 }];
}
