import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ensured, rendered, root, site, state } from "../folders.ts";
import { viteEnv } from "../ports.ts";

type Build = {
  what: string;
  /** Files and folders whose content decides whether to build again. */
  from: string[];
  /** Outputs that cause a build if missing. */
  to: string;
  /** Where the last build's fingerprint is stored. */
  stamp: string;
  /** Programs of node_modules/.bin with their arguments, in order. */
  runs: string[][];
  env?: Record<string, string>;
};

const shared = ["package-lock.json", "tsconfig.base.json"];

const functions: Build = {
  what: "Compiling the functions",
  from: [...shared, "functions/package.json", "functions/tsconfig.json", "functions/src"],
  to: join(root, "functions", "lib"),
  stamp: join(root, "node_modules", ".cache", "vagas", "functions.hash"),
  runs: [["tsc", "-p", "functions/tsconfig.json", "--singleThreaded"]],
};

const web: Build = {
  what: "Building the site",
  from: [...shared, "functions/src/domain", "web"],
  to: site,
  stamp: join(state, "site.hash"),
  runs: [
    ["vite", "build", "web", "--outDir", site, "--emptyOutDir", "--logLevel", "warn"],
    // The server's build takes the file names from the browser's.
    [
      "vite",
      "build",
      "web",
      "--config",
      "web/vite.render.config.ts",
      "--outDir",
      rendered,
      "--emptyOutDir",
      "--logLevel",
      "warn",
    ],
  ],
  env: { ...viteEnv(), SITE: site },
};

/** Compiles the functions, if a source changed. */
export function buildFunctions(tell: (line: string) => void): void {
  build(functions, tell);
}

/** Builds the site for this suite's emulators, if a source changed. */
export function buildSite(tell: (line: string) => void): void {
  build(web, tell);
}

function build(
  { what, from, to, stamp, runs, env = {} }: Build,
  tell: (line: string) => void,
): void {
  const hash = fingerprint(from, env);
  if (existsSync(to) && existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;

  tell(`${what}: the sources changed since the last time; some seconds.`);
  rmSync(stamp, { force: true });
  for (const [tool = "", ...args] of runs) {
    const run = spawnSync(join(root, "node_modules", ".bin", tool), args, {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, FORCE_COLOR: "0", ...env },
    });
    if (run.status !== 0)
      throw new Error(`${what} failed:\n${run.stdout}${run.stderr}${run.error?.message ?? ""}`);
  }
  ensured(dirname(stamp));
  writeFileSync(stamp, hash);
}

/** A digest of the files' content and of the build's settings. */
function fingerprint(from: string[], env: Record<string, string>): string {
  const hash = createHash("sha256").update(JSON.stringify(env));
  for (const path of from.flatMap((name) => filesIn(name))) {
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(root, path)))
      .update("\0");
  }
  return hash.digest("hex");
}

/** Relative paths of the files at or under `path`, without tests, dependencies and outputs. */
function filesIn(path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  try {
    const names = readdirSync(full).filter(
      (name) => !/^(node_modules|dist|lib|coverage)$|\.test\.tsx?$/.test(name),
    );
    return names.sort().flatMap((name) => filesIn(`${path}/${name}`));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOTDIR") return [path];
    throw error;
  }
}
