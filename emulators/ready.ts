import { buildFunctions } from "./suite/buildCode.ts";
import { findFirestoreEngine } from "./engines/firestoreEngine.ts";

// Before the first suite comes up: a build of the engine takes minutes, longer than any test waits for its suite, and
// suites that begin side by side share the compiled functions.
const { kind, why } = await findFirestoreEngine({ tell });
buildFunctions(tell);
process.stdout.write(
  `Firestore is served by ${kind === "hidane" ? "hidane" : "the official emulator"}, because ${why}.\n`,
);

function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}
