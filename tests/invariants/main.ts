import { setTimeout as sleep } from "node:timers/promises";
import { readCommandLine } from "../../emulators/commandLine.ts";
import { needSuite } from "../../emulators/needSuite.ts";
import { suiteEnv } from "../../emulators/ports.ts";

/**
 * Checks the data of a running suite: prints contradictions, and fails if there are any. Repeats for a while, because
 * functions may still be working.
 */
readCommandLine("npm run check:data", {});
await needSuite("auth", "firestore", "storage", "mail");
Object.assign(process.env, suiteEnv());
const { findBroken } = await import("./findBroken.ts");

const longestWait = 20_000;
const started = Date.now();
let found = await findBroken();
while (found.broken.length > 0 && Date.now() - started < longestWait) {
  await sleep(2_000);
  found = await findBroken();
}
const { board, broken } = found;
const counts = Object.entries(board).flatMap(([name, held]) =>
  held instanceof Map ? [`${held.size} ${name}`] : [],
);
process.stdout.write(
  `${[...broken, `${broken.length} broken among ${counts.join(", ")}`].join("\n")}\n`,
);
process.exit(broken.length === 0 ? 0 : 1);
