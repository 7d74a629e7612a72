import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "../../emulators/folders.ts";

/** Starts the emulators and runs mutation testing in them; arguments choose the mutants. */
const quoted = process.argv.slice(2).map((word) => `'${word.replaceAll("'", `'\\''`)}'`);
const command = ["node", "tests/mutation/main.ts", ...quoted].join(" ");
const { status } = spawnSync(
  process.execPath,
  [
    join(root, "emulators", "start.ts"),
    "--no-seed",
    "--only",
    "auth,firestore,storage",
    "--run",
    command,
  ],
  { cwd: root, stdio: "inherit" },
);
process.exit(status ?? 1);
