import { setTimeout as sleep } from "node:timers/promises";
import { enforce } from "./enforceRules.ts";
import { equivalents } from "./equivalents.ts";
import { Killers } from "./killers.ts";
import { loadTests, type RulesTest } from "./loadTests.ts";
import { type Mutant, mutantsOf, rulesText } from "./mutants.ts";
import { openProgress, stateOfThings } from "./progress.ts";
import { TestCoverage } from "./testCoverage.ts";

/**
 * Mutates the rules in every way of changes.ts, one at a time, in the running emulators, and checks whether a rules
 * test fails. `npm run test:mutation`; arguments choose the mutants whose names contain them all. An interrupted run
 * of all mutants resumes.
 */
const chosen = process.argv.slice(2);
/** How many of the likeliest tests an equivalent must survive; all with VAGAS_MUTATION_THOROUGH. */
const enoughForEquivalents = process.env.VAGAS_MUTATION_THOROUGH ? Infinity : 250;
const patience = 20_000;

const tests = await loadTests();
const mutants = (["firestore.rules", "storage.rules"] as const)
  .flatMap((file) => mutantsOf(file))
  .filter(({ name }) => chosen.every((word) => name.includes(word)));
const started = Date.now();
const failures: string[] = [];
const rules = {
  "firestore.rules": rulesText("firestore.rules"),
  "storage.rules": rulesText("storage.rules"),
};
let ran = 0;

const state = stateOfThings();
const progress = chosen.length === 0 ? openProgress(state) : null;
const killers = new Killers(tests, TestCoverage.read(state) ?? (await baseline()));
if (progress !== null && progress.verdicts.size > 0)
  tell(`Goes on after ${progress.verdicts.size} mutants`);
const tally = { killed: 0, equivalent: 0 };
for (const [i, mutant] of mutants.entries()) {
  const verdict = progress?.verdicts.get(mutant.name) ?? (await judge(mutant));
  progress?.note(mutant.name, verdict);
  if (verdict === "killed" || verdict === "equivalent") tally[verdict] += 1;
  else failures.push(verdict);
  if (i % 100 === 99) {
    killers.save();
    tell(`${i + 1} of ${mutants.length} after ${seconds()} s, ${ran} tests run`);
  }
}
if (chosen.length === 0)
  for (const name of Object.keys(equivalents))
    if (!mutants.some((mutant) => mutant.name === name))
      failures.push(`No such mutant any more: ${name}`);
killers.save();
progress?.end();

for (const failure of failures) tell(failure);
tell(
  `${mutants.length} mutants: ${tally.killed} found out, ${tally.equivalent} equivalent, ${failures.length} wrong; ${ran} tests run in ${seconds()} s`,
);
process.exit(failures.length === 0 && mutants.length > 0 ? 0 : 1);

/** 'killed', 'equivalent', or the fault. */
async function judge(mutant: Mutant): Promise<string> {
  const isEquivalent = Object.hasOwn(equivalents, mutant.name);
  await enforce(mutant.file, mutant.text);
  const order = killers.inOrder(mutant);
  const killer = await firstToFail(isEquivalent ? order.slice(0, enoughForEquivalents) : order);
  await enforce(mutant.file, rules[mutant.file]);
  if (killer !== null) killers.remember(mutant, killer);
  // A test that also fails without the mutant kills nothing.
  if (killer !== null && (await firstToFail([killer])) !== null)
    throw new Error(`Fails without any mutant: ${killer.key}`);

  if (killer !== null)
    return isEquivalent ? `No equivalent, ${killer.key} finds it out: ${mutant.name}` : "killed";
  if (isEquivalent) return "equivalent";
  const survivor = `Survived, line ${mutant.line}: ${mutant.name}`;
  // A survivor costs a run of every test, so it is printed at once, and again at the end.
  tell(survivor);
  return survivor;
}

/** Checks that the tests pass under the unchanged rules; a failing one would kill every mutant. */
async function baseline(): Promise<TestCoverage> {
  const reset = () => enforce("firestore.rules", rules["firestore.rules"]);
  const measurement = TestCoverage.measurement();
  await enforce("storage.rules", rules["storage.rules"]);
  for (const test of tests) {
    // The emulator adds up what it reports until rules are loaded.
    await reset();
    if ((await firstToFail([test])) !== null)
      throw new Error(`Fails without any mutant: ${test.key}`);
    if (test.of === "firestore.rules") await measurement.note(test.key);
  }
  await reset();
  tell(`${tests.length} rules tests hold after ${seconds()} s`);
  const measured = measurement.end(state);
  const { expressions, gaps } = measured.summary;
  tell(
    `${expressions} expressions of firestore.rules evaluated, ${gaps.length} of them not in every way`,
  );
  if (gaps.length > 0) throw new Error(gaps.join("\n"));
  return measured;
}

async function firstToFail(order: RulesTest[]): Promise<RulesTest | null> {
  for (const test of order) {
    ran += 1;
    const late = new AbortController();
    const began = performance.now();
    try {
      await Promise.race([
        test.run(),
        sleep(patience, undefined, { signal: late.signal }).then(() =>
          Promise.reject(new Error("too late")),
        ),
      ]);
      test.milliseconds = performance.now() - began;
    } catch {
      return test;
    } finally {
      late.abort();
    }
  }
  return null;
}

function seconds(): number {
  return Math.round((Date.now() - started) / 1000);
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}
