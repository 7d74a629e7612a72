// Runs before every command, on any Node, before anything is installed: plain JavaScript without dependencies that
// even Node 18 can run, to report that it is too old.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(
    `Node ${process.versions.node} is too old: install Node 20.19 or newer (https://nodejs.org).`,
  );
}

const noNetwork =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|FETCH_ERROR/;
const patienceMillis = 30_000;

// Optional packages that do not fit the machine are missing; links are the workspaces.
const wanted = Object.entries(
  JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages,
).filter(([path, { link, optional }]) => path.includes("node_modules/") && !link && !optional);
const missing = wanted.filter(([path, { version }]) => versionAt(path) !== version);

if (missing.length > 0) {
  const why =
    missing.length === wanted.length
      ? "nothing is installed yet"
      : `${missing.length} missing or of another version than in package-lock.json, ${missing[0][0]} for one`;
  console.error(`Installing the packages (${why}): one to three minutes.`);
  // npm trusts this list more than the folders.
  rmSync(join(root, "node_modules", ".package-lock.json"), { force: true });
  const problem = await install();
  if (problem) fail(problem);
}

/** The version of the package in a folder; null if it is missing. */
function versionAt(path) {
  const file = join(root, path, "package.json");
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).version : null;
  } catch {
    return null;
  }
}

/** Resolves with the failure, or null. */
function install() {
  // Installs the lock file's versions, as `npm ci` does; `npm ci` itself refuses a lock file without the linter's
  // binaries for other machines, and empties node_modules first.
  const args = ["install", "--no-save", "--loglevel", "error", "--no-audit", "--no-fund"];
  const retries = ["--fetch-retries=1", "--fetch-retry-mintimeout=1000"];
  const npm = spawn("npm", [...args, ...retries], { cwd: root, stdio: ["ignore", 2, "pipe"] });
  let said = "";
  npm.stderr.setEncoding("utf8").on("data", (text) => {
    said += text;
    process.stderr.write(text);
  });
  return new Promise((resolve) => {
    // Where packets are dropped, npm waits for minutes.
    const patience = setTimeout(() => {
      if (registryAnswers()) return;
      npm.kill();
      resolve(unreachable());
    }, patienceMillis);
    npm.once("error", (error) => resolve(`npm does not run: ${error.message}`));
    npm.once("close", (code) => {
      clearTimeout(patience);
      if (code === 0) resolve(null);
      else
        resolve(noNetwork.test(said) ? unreachable() : "npm install failed; its message is above.");
    });
  });
}

function registryAnswers() {
  const args = ["view", "npm", "version", "--prefer-online", "--fetch-retries=0"];
  return spawnSync("npm", [...args, "--fetch-timeout=15000"], { timeout: 20_000 }).status === 0;
}

function unreachable() {
  return "The packages cannot be fetched: is there a network? Nothing else is wrong; try again when there is one.";
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
