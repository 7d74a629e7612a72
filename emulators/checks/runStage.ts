import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { compiledModules, root } from "../folders.ts";
import type { Stage } from "./stages.ts";

const bin = join(root, "node_modules", ".bin");

/** Runs the stage's programs, each printed line behind `prefix`; resolves with the worst exit code. */
export async function runStage(stage: Stage, prefix: string | null): Promise<number> {
  const { run, suite } = stage;
  let worst = 0;
  for (const [tool = "", ...args] of run) {
    const command = suite
      ? ["node", "emulators/start.ts", ...suite, "--run", [tool, ...args].map(quoted).join(" ")]
      : [tool, ...args];
    worst = Math.max(worst, await follow(command, stage, prefix));
  }
  return worst;
}

/** A word quoted for the shell. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}

function follow(
  [tool = "", ...args]: string[],
  { env, niceness = 0 }: Stage,
  prefix: string | null,
): Promise<number> {
  const output = prefix === null ? "inherit" : "pipe";
  const child = spawn(join(bin, tool), args, {
    cwd: root,
    env: { ...process.env, NODE_COMPILE_CACHE: compiledModules, ...env },
    stdio: ["ignore", output, output],
  });
  if (niceness > 0 && child.pid !== undefined) setPriority(child.pid, niceness);
  for (const stream of [child.stdout, child.stderr]) if (stream) printBehind(prefix ?? "", stream);
  return new Promise((resolve) => {
    child.once("error", ({ message }) => {
      process.stdout.write(`${prefix ?? ""}${tool}: ${message}\n`);
      resolve(127);
    });
    child.once("close", (code) => resolve(code ?? 1));
  });
}

function printBehind(prefix: string, stream: Readable): void {
  createInterface({ input: stream, crlfDelay: Infinity }).on("line", (line) =>
    process.stdout.write(`${prefix}${line}\n`),
  );
}
