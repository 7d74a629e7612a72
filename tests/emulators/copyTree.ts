import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

export const root = resolve(import.meta.dirname, "../..");

/** Copies all files in git except docs, with packages as links; returns the folder, which the caller removes. */
export function copyTree(name: string): string {
  const copy = mkdtempSync(join(tmpdir(), name));
  const files = spawnSync("git", ["ls-files"], { cwd: root, encoding: "utf8" })
    .stdout.split("\n")
    .filter((path) => path !== "" && !path.startsWith("docs/"));
  for (const path of files) {
    mkdirSync(join(copy, dirname(path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  for (const workspace of ["", "functions", "web", "emulators", "tests"]) {
    const folder = join(root, workspace, "node_modules");
    if (readdirSync(join(root, workspace)).includes("node_modules"))
      linkPackages(folder, join(copy, workspace, "node_modules"));
  }
  mkdirSync(join(copy, "node_modules", "@vagas"));
  for (const workspace of readdirSync(join(root, "node_modules", "@vagas")))
    symlinkSync(join(copy, workspace), join(copy, "node_modules", "@vagas", workspace));
  return copy;
}

/** Links every package except the workspaces, which are the copy's own. */
function linkPackages(folder: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(folder))
    if (name !== "@vagas") symlinkSync(join(folder, name), join(to, name));
}

// The build uses NODE_ENV, and 'test' omits code of the production site.
const { NODE_ENV: _ours, ...inherited } = process.env;
// The build requires a project's settings, and there is no project.
const env = {
  ...inherited,
  VITE_FIREBASE_CONFIG: '{"projectId":"demo-none","apiKey":"none"}',
};

/** Runs a program in a folder. */
export function runIn(
  folder: string,
  command: string,
  args: string[],
  input?: string,
): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: "utf8",
    env,
    maxBuffer: 64 * 1024 * 1024,
    ...(input === undefined ? {} : { input }),
  });
  return { status, output: `${stdout}${stderr}` };
}
