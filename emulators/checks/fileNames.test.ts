import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../folders.ts";

/** Files that start a command, and parts of the benchmark: their folder is their name. */
const conventional = new Set(["main.ts", "part.ts"]);

/** A suite's test is named after its subject; its folder names the suite: rules, work, functions. */
const isSuiteTest = (path: string) => /^tests\/.*\.test\.ts$/.test(path);

const sources = execFileSync("git", ["ls-files", "-z", "web", "functions", "emulators", "tests"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\0")
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && existsSync(join(root, path)));

test("no two source files share a name", () => {
  const byName = Map.groupBy(
    sources.filter((path) => !conventional.has(basename(path)) && !isSuiteTest(path)),
    (path) => basename(path),
  );
  expect([...byName.values()].filter((paths) => paths.length > 1)).toEqual([]);
  expect(byName.size).toBeGreaterThan(1_000);
});
