import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../../emulators/folders.ts";
import { strangers } from "./changes.ts";
import type { Mutant } from "./mutants.ts";
import { type RulesTest, wordsOf } from "./loadTests.ts";
import type { Outcome, TestCoverage } from "./testCoverage.ts";

const file = join(root, "node_modules", ".cache", "vagas", "mutation.json");

/** Which test killed each mutant, kept between runs to order the tests. */
export class Killers {
  #known = new Map<string, string>(readKnown());
  #rarity = new Map<string, number>();
  #tests: RulesTest[];
  #coverage: TestCoverage;
  /** How often each test killed a mutant in the same part of the rules. */
  #skilled = new Map<string, number>();

  constructor(tests: RulesTest[], coverage: TestCoverage) {
    this.#tests = tests;
    this.#coverage = coverage;
    for (const { words } of tests)
      for (const word of words) this.#rarity.set(word, (this.#rarity.get(word) ?? 0) + 1);
  }

  /** The tests that evaluate what was changed, the likeliest to kill the mutant first. */
  inOrder({ name, file: of, offsets }: Mutant): RulesTest[] {
    const words = wordsOf(name);
    const fields = fieldsOf(name).map((field) => new RegExp(`\\b${field}\\b`));
    const outcomes = of === "firestore.rules" ? this.#coverage.at(offsets) : null;
    const likeness = (test: RulesTest) => {
      if (test.key === this.#known.get(name)) return Infinity;
      const alike = [...words].reduce(
        (sum, word) =>
          test.words.has(word) ? sum + 1 / Math.log2(2 + this.#rarity.get(word)!) : sum,
        0,
      );
      const named = fields.some((field) => field.test(test.key)) ? 6 : 0;
      const skill = Math.log2(1 + (this.#skilled.get(`${partOf(name)} ${test.key}`) ?? 0));
      const outcome = outcomes?.get(test.key);
      const apt = aptness(name, test.key) * (outcome === undefined ? 1 : fitness(name, outcome));
      // A slow test needs a higher likelihood than a quick one.
      return ((1 + alike + skill + named) * apt) / Math.sqrt(5 + test.milliseconds);
    };
    return ranked(
      this.#tests.filter((test) => test.of === of && outcomes?.has(test.key) !== false),
      likeness,
    );
  }

  remember(mutant: Mutant, test: RulesTest): void {
    this.#known.set(mutant.name, test.key);
    const skill = `${partOf(mutant.name)} ${test.key}`;
    this.#skilled.set(skill, (this.#skilled.get(skill) ?? 0) + 1);
  }

  save(): void {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify([...this.#known], null, 1));
  }
}

/** The file, the collection and the function or `allow` of a mutant. */
function partOf(name: string): string {
  return name.split(" · ").slice(0, -1).join(" · ");
}

/** The fields that a mutant is about, and what is added to a list. */
function fieldsOf(name: string): string[] {
  const change = name.split(" · ").at(-1)!;
  if (change.startsWith("a longer list")) return strangers;
  const [, added] = / ?(\w+) too in /.exec(change) ?? [];
  if (added !== undefined) return [added];
  return [...change.matchAll(/(?<=[.'])\w+(?!\w*\()/g)].map(([field]) => field);
}

/** What a mutant does to the set of accepted requests, if its name tells. */
function effectOf(mutant: string): "grows" | "shrinks" | null {
  if (
    / · (drop && |drop .* &&( #\d+)?$|a longer list|ask nobody|allow to anybody|.* too( in |$))/.test(
      mutant,
    )
  )
    return "grows";
  return / · (drop \|\| |drop .* \|\|( #\d+)?$|a list without|allow to nobody)/.test(mutant)
    ? "shrinks"
    : null;
}

/** A refusal kills mutants that accept more, an acceptance those that accept less. */
function aptness(mutant: string, test: string): number {
  const effect = effectOf(mutant);
  const refuses = /refused|: no$|: false$|cannot|is not|\bnot\b|is neither/.test(test);
  const accepts = /accepted$|: yes$|: true$/.test(test);
  if ((effect === "grows" && refuses) || (effect !== "grows" && accepts)) return 2;
  return (effect === "grows" && accepts) || (effect === "shrinks" && refuses) ? 0.2 : 1;
}

/** Likewise by the condition in question: a mutant that accepts more needs one that was false. */
function fitness(mutant: string, { true: wasTrue, false: wasFalse }: Outcome): number {
  const effect = effectOf(mutant);
  const fits = (effect === "grows" && wasFalse) || (effect === "shrinks" && wasTrue);
  return fits ? 3 : 1;
}

function ranked(tests: RulesTest[], value: (test: RulesTest) => number): RulesTest[] {
  return tests
    .map((test) => ({ test, value: value(test) }))
    .sort((a, b) => b.value - a.value)
    .map(({ test }) => test);
}

function readKnown(): [string, string][] {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as [string, string][];
  } catch {
    return [];
  }
}
