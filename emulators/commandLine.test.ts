import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./folders.ts";

test.each([
  [
    "an option it does not know",
    "start.ts",
    ["--keeep"],
    2,
    /Unknown option '--keeep'.*\nUsage: npm start/,
  ],
  [
    "an emulator that does not exist",
    "start.ts",
    ["--no-seed", "--only", "auth,database"],
    2,
    /no emulator called 'database'/,
  ],
  [
    "too few emulators for the seed",
    "start.ts",
    ["--only", "auth,firestore"],
    2,
    /seed needs storage too/,
  ],
  [
    "an argument where it takes none",
    "reset.ts",
    ["now"],
    2,
    /Unexpected argument 'now'.*\nUsage: npm run reset/,
  ],
  [
    "no running suite",
    "tick.ts",
    ["expireJobs"],
    1,
    /^Nothing answers at 127\.0\.0\.1:28001 \(functions\): is the suite up/,
  ],
])("a command with %s reports it in a sentence", (_what, file, args, status, message) => {
  const run = spawnSync(process.execPath, [join(root, "emulators", file), ...args], {
    encoding: "utf8",
    env: { ...process.env, VAGAS_PORT_OFFSET: "23000" },
  });
  expect({ status: run.status, stdout: run.stdout }).toEqual({ status, stdout: "" });
  expect(run.stderr).toMatch(message);
  expect(run.stderr).not.toMatch(/^\s+at /m);
});
