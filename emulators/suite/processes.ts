import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** A variable that every process of one suite inherits, even detached ones. */
const tagName = "VAGAS_SUITE";
const ownTag = `${process.pid}-${Date.now()}`;

/** Tags everything that this process starts from here on. */
export function tagOwnProcesses(): void {
  process.env[tagName] = ownTag;
}

/** Kills whatever this process started since `tagOwnProcesses`, after an orderly stop. */
export async function killOwnProcesses(): Promise<void> {
  for (let round = 0; round < 40; round++) {
    const left = processesWith(tagName, ownTag).filter((pid) => pid !== process.pid);
    if (left.length === 0) return;
    for (const pid of left) signal(pid, "SIGKILL");
    await sleep(50);
  }
}

/** The pids of all processes of this user whose environment has `name` set to `value`. */
export function processesWith(name: string, value: string): number[] {
  const mark = `${name}=${value}`;
  return process.platform === "linux" ? fromProc(mark) : fromPs(mark);
}

/**
 * The processes of the suite that a process belongs to, if the starter is gone without having ended it; none
 * otherwise.
 */
export function orphansWith(pid: number): number[] {
  const tag = tagOf(pid);
  if (tag === null || isAlive(Number(tag.split("-")[0]))) return [];
  return processesWith(tagName, tag);
}

function tagOf(pid: number): string | null {
  const environment =
    process.platform === "linux"
      ? environmentFromProc(pid)
      : spawnSync("ps", ["-Eww", "-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout;
  return new RegExp(`${tagName}=(\\d+-\\d+)`).exec(environment)?.[1] ?? null;
}

function environmentFromProc(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, "utf8");
  } catch {
    return "";
  }
}

function fromProc(mark: string): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      return environmentFromProc(pid).split("\0").includes(mark);
    });
}

function fromPs(mark: string): number[] {
  const lines = spawnSync("ps", ["-axEww", "-o", "pid=,command="], {
    encoding: "utf8",
  }).stdout.split("\n");
  return lines.filter((line) => line.includes(mark)).map((line) => Number.parseInt(line, 10));
}

/** Signals a process, or a group if `pid` is negative; a missing one is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** Whether a process runs; a zombie does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== "linux" || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}
