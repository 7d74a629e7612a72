import { coverage } from "./coverage.ts";

/** Runs after the rules tests, while the emulators still run: fails if an expression was not evaluated fully. */
const { expressions, gaps } = await coverage();
for (const gap of gaps) process.stdout.write(`${gap}\n`);
process.stdout.write(
  `${expressions} expressions of firestore.rules, ${gaps.length} not seen in every way\n`,
);
process.exit(gaps.length === 0 && expressions > 0 ? 0 : 1);
