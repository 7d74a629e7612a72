import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../../emulators/folders.ts";

/**
 * Lets people act on the board at random, and then checks that its invariants hold.
 *
 *   --minutes N   how long they act: 5
 *   --seed N      repeats the same choices; in which order they meet still depends on the machine
 */
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "5" },
    seed: { type: "string" },
    inside: { type: "boolean", default: false },
  },
});
const minutes = Number(values.minutes);
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e6));
if (!(minutes > 0) || !Number.isInteger(seed))
  throw new Error("--minutes takes a number above 0, --seed a whole one");

if (values.inside) {
  const { soak } = await import("./soak.ts");
  const holds = await soak({ minutes, seed, companies: 20, applicants: 100, readers: 20 }, (line) =>
    process.stdout.write(`${line}\n`),
  );
  process.exit(holds ? 0 : 1);
}
process.stdout.write(`Seed ${seed}\n`);
const command = `node tests/soak/main.ts --inside --minutes ${minutes} --seed ${seed}`;
const { status } = spawnSync(
  process.execPath,
  [
    join(root, "emulators", "start.ts"),
    "--no-seed",
    "--only",
    "auth,firestore,storage,functions",
    "--run",
    command,
  ],
  { cwd: root, stdio: "inherit" },
);
process.exit(status ?? 1);
