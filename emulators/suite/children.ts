import { spawn, type ChildProcess } from "node:child_process";
import { createWriteStream, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { ensured, logs, root } from "../folders.ts";
import { suiteEnv } from "../ports.ts";
import { killOwnProcesses, signal } from "./processes.ts";

export type Child = {
  name: string;
  process: ChildProcess;
  log: string;
  /** Resolves with the reason when it ends. */
  ended: Promise<string>;
};

type ChildOptions = {
  cwd?: string;
  env?: Record<string, string | undefined>;
  onLine?: (line: string) => void;
};

/**
 * Starts a part of the suite in its own process group, so that the terminal's Ctrl-C does not reach it before the
 * orderly stop. Its output goes to a log file and to `onLine`.
 */
export function startChild(
  name: string,
  file: string,
  args: string[],
  { cwd = root, env = {}, onLine }: ChildOptions = {},
): Child {
  const log = join(ensured(logs), `${name}.log`);
  const out = createWriteStream(log);
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...suiteEnv(), ...env },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => out.write(chunk));
    if (onLine) createInterface({ input: stream, crlfDelay: Infinity }).on("line", onLine);
  }
  const ended = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, name) => setTimeout(() => resolve(name ?? `exit code ${code}`), 50));
  });
  return { name, process: child, log, ended };
}

/** Asks each child in order to stop, waits at most `patience` ms, then kills the rest. */
export async function stopChildren(children: Child[], patience: number): Promise<void> {
  for (const { process: child } of children) {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      signal(-child.pid, "SIGINT");
  }
  await Promise.race([
    Promise.all(children.map((child) => child.ended)),
    sleep(patience, undefined, { ref: false }),
  ]);
  await killOwnProcesses();
}

/** The last lines of a log file, without blank ones; none if it cannot be read. */
export function lastLines(file: string, count = 15): string {
  try {
    const lines = readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line.trim() !== "");
    return lines
      .slice(-count)
      .map((line) => `  ${line}`)
      .join("\n");
  } catch {
    return "";
  }
}
