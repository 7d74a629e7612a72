import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { sharedCache } from "../folders.ts";
import { isExecutable, onPath, runs } from "./onPath.ts";

/** The version this project is tested with; a build takes exactly this one. */
export const hidaneVersion = "0.6.0";

/** hidane from PATH, or from an earlier build in the shared cache; null without either. */
export function findHidane(env: NodeJS.ProcessEnv = process.env): string | null {
  const candidates = [onPath("hidane", env), join(sharedCache(env), "bin", "hidane")];
  return candidates.find((file) => file !== null && isExecutable(file) && runs(file, env)) ?? null;
}

/** Builds hidane into the shared cache with the machine's cargo; null without cargo or on failure. */
export async function buildHidane(
  tell: (line: string) => void,
  env: NodeJS.ProcessEnv = process.env,
  signal?: AbortSignal,
): Promise<string | null> {
  const cargo = onPath("cargo", env);
  if (cargo === null) return null;

  tell(
    `Building hidane ${hidaneVersion}, the Firestore engine: once for this machine, two to five minutes.`,
  );
  const args = [
    "install",
    "hidane",
    "--locked",
    "--version",
    hidaneVersion,
    "--root",
    sharedCache(env),
  ];
  const built = await follow(cargo, args, { env, signal }, tell);
  const file = join(sharedCache(env), "bin", "hidane");
  return built && isExecutable(file) ? file : null;
}

/** Runs cargo, reporting every 25th package it compiles and, on failure, the last lines it printed. */
function follow(
  cargo: string,
  args: string[],
  options: { env: NodeJS.ProcessEnv; signal: AbortSignal | undefined },
  tell: (line: string) => void,
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(cargo, args, { ...options, stdio: ["ignore", "ignore", "pipe"] });
    const lines: string[] = [];
    let compiled = 0;
    createInterface({ input: child.stderr }).on("line", (text) => {
      const line = text.trim();
      if (line !== "") lines.push(line);
      if (line.startsWith("Compiling") && ++compiled % 25 === 0)
        tell(`  ${compiled} packages compiled, now ${line.slice(10)}`);
    });
    child.on("error", ({ message }) => lines.push(message));
    child.on("close", (code) => {
      if (code !== 0 && !options.signal?.aborted)
        tell(`  cargo failed: ${lines.slice(-3).join(" / ")}`);
      resolve(code === 0);
    });
  });
}
