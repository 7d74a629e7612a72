import { spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { holderOf } from "../../emulators/portHolders.ts";
import { ports } from "../../emulators/ports.ts";
import { processesWith, signal } from "../../emulators/suite/processes.ts";

const root = resolve(import.meta.dirname, "../..");

const options = ["--no-seed", "--only", "auth,firestore,storage"];

/** Starts a suite without functions and site, which runs `command`. */
function start(command: string) {
  return follow(["emulators/start.ts", ...options, "--run", command], "is up\n");
}

/** Runs a program that starts a suite; `up` resolves when it prints `sign`, `end` when it has ended. */
function follow(args: string[], sign: string, program = process.execPath) {
  const mark = randomUUID();
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, VAGAS_TEST: mark },
  });
  let output = "";
  const end = new Promise<{ code: number | null; output: string; left: number[] }>((done) => {
    child.once("close", (code) => done({ code, output, left: processesWith("VAGAS_TEST", mark) }));
  });
  const up = new Promise<void>((done, fail) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (chunk: string) => {
        output += chunk;
        if (output.includes(sign)) done();
      });
    }
    child.once("close", () => fail(new Error(`It ended before it was up:\n${output}`)));
  });
  up.catch(() => {});
  // Frees the ports for the next test if one fails halfway.
  onTestFinished(() => {
    for (const pid of processesWith("VAGAS_TEST", mark)) signal(pid, "SIGKILL");
  });
  return { child, up, end, processes: () => processesWith("VAGAS_TEST", mark) };
}

const stays = "echo is up; sleep 600";

function pidOn(port: number): number {
  return Number(/pid (\d+)/.exec(holderOf(port) ?? "")?.[1]);
}

function runsStorageRules(pid: number): boolean {
  return /storage-rules\S*(main\.ts|\.jar)/.test(
    spawnSync("ps", ["-ww", "-o", "args=", "-p", String(pid)], { encoding: "utf8" }).stdout,
  );
}

test("a run ends with its command's exit code and leaves no process", async () => {
  const { code, left } = await start("echo is up; exit 3").end;
  expect({ code, left }).toEqual({ code: 3, left: [] });
});

test("a second suite on the same ports is told who holds them, and SIGINT to npm then ends every process", async () => {
  const first = follow(["start", "--", ...options], "Ctrl-C ends everything.", "npm");
  await first.up;
  const second = await start("true").end;
  expect(second.code).toBe(1);
  expect(second.output).toMatch(
    new RegExp(
      `^Port ${ports.firestore} \\(Firestore\\) is in use by hidane\\S* \\(pid \\d+\\); stop it or set VAGAS_PORT_OFFSET\\.$|in use by java`,
      "m",
    ),
  );
  expect(first.processes().length).toBeGreaterThan(4);

  signal(first.child.pid ?? 0, "SIGINT");
  const { code, left } = await first.end;
  expect({ code, left }).toEqual({ code: 130, left: [] });
});

test.each([
  ["the Firestore engine", () => pidOn(ports.firestore), /firestore stopped answering/],
  ["the mail sink", () => pidOn(ports.mail), /The mail sink ended \(SIGKILL\)/],
  ["firebase-tools", () => pidOn(ports.auth), /The emulator suite ended/],
  [
    "the Storage rules runtime",
    (pids: number[]) => pids.find(runsStorageRules) ?? 0,
    /The Storage rules runtime ended/,
  ],
])(
  "when %s is killed, the suite ends at once with the last lines of a log",
  async (_who, victim, message) => {
    const suite = start(stays);
    await suite.up;
    signal(victim(suite.processes()), "SIGKILL");
    const { code, output, left } = await suite.end;
    expect({ code, left }).toEqual({ code: 1, left: [] });
    expect(output).toMatch(message);
    expect(output).toMatch(/last lines of (?:its|the) log:\n {2}\S/);
  },
);

test("a stop before the suite has started leaves no process", async () => {
  const suite = follow(["emulators/start.ts", ...options, "--run", stays], "Starting auth");
  await suite.up;
  await expect.poll(() => suite.processes().length).toBeGreaterThan(1);
  signal(suite.child.pid ?? 0, "SIGTERM");
  const { code, left } = await suite.end;
  expect({ code, left }).toEqual({ code: 143, left: [] });
});

test("a deploy check that is stopped leaves no process", async () => {
  const check = follow(["emulators/deployCheck/main.ts"], "Starting firestore");
  await check.up;
  await expect.poll(() => check.processes().length).toBeGreaterThan(2);
  signal(check.child.pid ?? 0, "SIGTERM");
  const { code, left } = await check.end;
  expect({ code, left }).toEqual({ code: 143, left: [] });
});
