import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "../../emulators/folders.ts";

/**
 * Mutates the server's TypeScript, one mutant at a time, and checks that a test fails.
 *
 *   main.ts              the domain, then the functions' work
 *   main.ts domain       one of them; further arguments are Stryker's options
 */
const stryker = join(root, "node_modules", ".bin", "stryker");
const runs: Record<string, (options: string[]) => string[]> = {
  domain: (options) => [stryker, "run", "tests/stryker/stryker.config.json", ...options],
  functions: (options) => {
    const command = [stryker, "run", "tests/stryker/work.config.json", ...options]
      .map((word) => `'${word.replaceAll("'", `'\\''`)}'`)
      .join(" ");
    return [
      join(root, "emulators", "start.ts"),
      "--no-seed",
      "--only",
      "auth,firestore,storage",
      "--run",
      command,
    ];
  },
};

const [first = "", ...rest] = process.argv.slice(2);
const chosen = Object.hasOwn(runs, first) ? [first] : Object.keys(runs);
const options = Object.hasOwn(runs, first) ? rest : process.argv.slice(2);

let failed = false;
for (const name of chosen) {
  process.stdout.write(`\n== ${name}\n`);
  const { status } = spawnSync(process.execPath, runs[name]!(options), {
    cwd: root,
    stdio: "inherit",
  });
  failed ||= status !== 0;
}
process.exit(failed ? 1 : 0);
