// Runs before every command, on whatever Node the machine has (20.19 or newer), before anything is
// installed: hence plain JavaScript without dependencies.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(
    `Node ${process.versions.node} is too old: install Node 20.19 or newer (https://nodejs.org).`,
  );
}

const wanted = packagesOf(join(root, "package-lock.json"));
const installed = packagesOf(join(root, "node_modules", ".package-lock.json"));
// Optional packages are left out where they do not fit the machine; links are the workspaces.
const missing = Object.entries(wanted).filter(
  ([path, { version, link, optional }]) =>
    path.includes("node_modules/") && !link && !optional && installed[path]?.version !== version,
);

if (missing.length > 0) {
  const why =
    Object.keys(installed).length === 0
      ? "nothing is installed yet"
      : `${missing.length} of them changed`;
  console.error(`Installing the packages, because ${why}: one to three minutes.`);
  // The lock file's versions, as `npm ci` takes them; but `npm ci` refuses a lock file that does not
  // name the linter's binaries for every other kind of machine, and empties node_modules first.
  const args = ["install", "--no-save", "--loglevel", "error", "--no-audit", "--no-fund"];
  const run = spawnSync("npm", args, { cwd: root, stdio: ["ignore", 2, 2] });
  if (run.status !== 0) fail("npm install failed; its message is above.");
}

function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {};
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
