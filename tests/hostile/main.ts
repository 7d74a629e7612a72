import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../../emulators/folders.ts";

/*
 * A hostile client against the local suite: reads as seven strangers, forged writes, floods of mails, forged links and
 * hostile addresses. Prints how each class of attempts ended; ends with 1 when one got through.
 */
const { values } = parseArgs({ options: { inside: { type: "boolean", default: false } } });

if (values.inside) {
  const { attack } = await import("./attack.ts");
  process.exit((await attack((line) => process.stdout.write(`${line}\n`))) ? 0 : 1);
}
const { status } = spawnSync(
  process.execPath,
  [join(root, "emulators", "start.ts"), "--run", "node tests/hostile/main.ts --inside"],
  { cwd: root, stdio: "inherit" },
);
process.exit(status ?? 1);
