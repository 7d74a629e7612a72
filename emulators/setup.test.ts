import { spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const setup = join(import.meta.dirname, "setup.mjs");

/** A project whose lock file names two packages, with these installed, and the result of setup. */
function run(installed: Record<string, string>, npm = "exit 0", node: string[] = []) {
  const root = mkdtempSync(join(tmpdir(), "setup-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const wanted = {
    "": {},
    functions: { version: "0.0.0" },
    "node_modules/a": { version: "1.0.0" },
    "node_modules/functions": { link: true },
    "node_modules/only-elsewhere": { version: "1.0.0", optional: true },
    "functions/node_modules/b": { version: "2.0.0" },
  };
  write(join(root, "package-lock.json"), JSON.stringify({ packages: wanted }));
  // npm's own list says that everything is installed.
  write(join(root, "node_modules/.package-lock.json"), JSON.stringify({ packages: wanted }));
  for (const [path, version] of Object.entries(installed))
    write(join(root, path, "package.json"), JSON.stringify({ version }));
  write(join(root, "emulators/setup.mjs"), "");
  copyFileSync(setup, join(root, "emulators/setup.mjs"));
  write(join(root, "bin/npm"), `#!/bin/sh\necho "$@" >> "${root}/asked"\n${npm}\n`);
  chmodSync(join(root, "bin/npm"), 0o755);
  const { status, stderr } = spawnSync(
    process.execPath,
    [...node, join(root, "emulators/setup.mjs")],
    { encoding: "utf8", env: { ...process.env, PATH: `${root}/bin:${process.env.PATH}` } },
  );
  const list = read(join(root, "node_modules/.package-lock.json"));
  return { status, stderr, asked: read(join(root, "asked")), hasList: list !== "" };
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

const complete = { "node_modules/a": "1.0.0", "functions/node_modules/b": "2.0.0" };

test("nothing is installed if nothing is missing", () => {
  expect(run(complete)).toEqual({ status: 0, stderr: "", asked: "", hasList: true });
});

test.each([
  ["is missing", { "functions/node_modules/b": "2.0.0" }, "node_modules/a"],
  ["is missing from the functions", { "node_modules/a": "1.0.0" }, "functions/node_modules/b"],
  ["has another version", { ...complete, "node_modules/a": "1.0.1" }, "node_modules/a"],
])("npm installs when a package %s, whatever npm's own list says", (_what, installed, named) => {
  const { status, stderr, asked, hasList } = run(installed);
  expect({ status, hasList }).toEqual({ status: 0, hasList: false });
  expect(stderr).toContain(
    `Installing the packages (1 missing or of another version than in package-lock.json, ${named} for one)`,
  );
  expect(asked).toMatch(/^install /);
});

test("without a network, the last line says so", () => {
  const { status, stderr } = run({}, "echo 'npm error code ENOTFOUND' >&2; exit 1");
  expect(status).toBe(1);
  expect(stderr).toMatch(/nothing is installed yet[^]+is there a network\?[^\n]*\n$/);
});

test("another failure of npm keeps its own message", () => {
  const { status, stderr } = run({}, "echo 'npm error code ENOSPC' >&2; exit 1");
  expect(status).toBe(1);
  expect(stderr).toMatch(/ENOSPC\nnpm install failed; its message is above\.\n$/);
});

test("an old Node is reported by code that it can run", () => {
  const old = `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.20.8" } })`;
  const { status, stderr } = run(complete, "exit 0", ["--import", `data:text/javascript,${old}`]);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Node 18\.20\.8 is too old: install Node 20\.19 or newer/);
  expect(readFileSync(setup, "utf8")).not.toMatch(/import\.meta\.(?:dirname|filename)/);
});
