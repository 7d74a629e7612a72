import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../../emulators/folders.ts";

/*
 * A hostile client against the local suite: reads as seven strangers, forged writes, written résumés, others' devices,
 * mail floods, forged links and hostile addresses. Prints the result of each class; exits with 1 if an attempt got through.
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
