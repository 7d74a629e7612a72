import { buildFunctions } from "./suite/buildCode.ts";
import { findFirestoreEngine } from "./engines/firestoreEngine.ts";

// Before the first suite: a build of the engine takes minutes, longer than a test waits, and concurrent suites share
// the compiled functions.
const { kind, why } = await findFirestoreEngine({ tell });
buildFunctions(tell);
process.stdout.write(
  `Firestore is served by ${kind === "hidane" ? "hidane" : "the official emulator"}, because ${why}.\n`,
);

function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}
