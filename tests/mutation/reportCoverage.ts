import { coverage } from "./coverage.ts";

/** After the rules tests, while the emulators still run: fails when an expression was not seen in every way. */
const { expressions, gaps } = await coverage();
for (const gap of gaps) process.stdout.write(`${gap}\n`);
process.stdout.write(
  `${expressions} expressions of firestore.rules, ${gaps.length} not seen in every way\n`,
);
process.exit(gaps.length === 0 && expressions > 0 ? 0 : 1);
