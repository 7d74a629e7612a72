import { gapOf, readCoverage, seenOf } from "./coverage.ts";

/** Runs after the rules tests, while the emulators still run: fails if an expression was not evaluated fully. */
const { source, expressions } = await readCoverage();
const gaps = expressions.flatMap((one) => gapOf(one, seenOf(one), source) ?? []);
for (const gap of gaps) process.stdout.write(`${gap}\n`);
process.stdout.write(
  `${expressions.length} expressions of firestore.rules, ${gaps.length} not seen in every way\n`,
);
process.exit(gaps.length === 0 && expressions.length > 0 ? 0 : 1);
