import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../../emulators/folders.ts";
import type { Mutant } from "./mutants.ts";
import { type RulesTest, wordsOf } from "./loadTests.ts";

const file = join(root, "node_modules", ".cache", "vagas", "mutation.json");

/** Which test killed each mutant, kept between runs to order the tests. */
export class Killers {
  #known = new Map<string, string>(readKnown());
  #rarity = new Map<string, number>();
  #tests: RulesTest[];
  /** How often each test killed a mutant in the same part of the rules. */
  #skilled = new Map<string, number>();

  constructor(tests: RulesTest[]) {
    this.#tests = tests;
    for (const { words } of tests)
      for (const word of words) this.#rarity.set(word, (this.#rarity.get(word) ?? 0) + 1);
  }

  /** The tests of a rules file, the likeliest to kill the mutant first. */
  inOrder({ name, file: of }: Mutant): RulesTest[] {
    const words = wordsOf(name);
    const likeness = (test: RulesTest) => {
      if (test.key === this.#known.get(name)) return Infinity;
      const alike = [...words].reduce(
        (sum, word) =>
          test.words.has(word) ? sum + 1 / Math.log2(2 + this.#rarity.get(word)!) : sum,
        0,
      );
      const skill = Math.log2(1 + (this.#skilled.get(`${partOf(name)} ${test.key}`) ?? 0));
      // A slow test needs a higher likelihood than a quick one.
      return ((alike + skill) * aptness(name, test.key)) / Math.sqrt(5 + test.milliseconds);
    };
    return ranked(
      this.#tests.filter((test) => test.of === of),
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

/** A refusal kills mutants that allow more, an acceptance those that allow less. */
function aptness(mutant: string, test: string): number {
  const loosens =
    / · (drop && |drop .* &&( #\d+)?$|a longer list|ask nobody|allow to anybody|.* too( in |$))/.test(
      mutant,
    );
  const tightens = / · (drop \|\| |drop .* \|\|( #\d+)?$|a list without|allow to nobody)/.test(
    mutant,
  );
  const refuses = /refused|: no$|: false$|cannot|is not|\bnot\b|is neither/.test(test);
  const accepts = /accepted$|: yes$|: true$/.test(test);
  if ((loosens && refuses) || (!loosens && accepts)) return 2;
  return (loosens && accepts) || (tightens && refuses) ? 0.2 : 1;
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
