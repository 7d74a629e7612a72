import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { portsAt } from "../ports.ts";
import { leftovers } from "./leftovers.ts";

/** A process that listens, started by a suite whose starter had this pid; resolves with its pid and port. */
async function listener(starter: number): Promise<{ pid: number; port: number }> {
  const script =
    "const s = require('node:net').createServer().listen(0, '127.0.0.1', () => console.log(s.address().port))";
  const child = spawn(process.execPath, ["-e", script], {
    env: { ...process.env, VAGAS_SUITE: `${starter}-${Date.now()}` },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return { pid: child.pid ?? 0, port: Number(String(line)) };
}

/** The pid of an ended process. */
function gone(): number {
  return spawnSync(process.execPath, ["-e", ""]).pid;
}

test("the processes of a killed starter are named in two lines, with the command that ends them", async () => {
  const { pid, port } = await listener(gone());
  const lines = leftovers({ ...portsAt(0), auth: port }, ["auth"])?.split("\n");
  expect(lines).toEqual([
    "A suite that was started before still runs here, though its starter was killed: 1 processes.",
    `End them with: kill -9 ${pid}`,
  ]);
});

test("an ended starter counts as gone even before its parent has noticed", async () => {
  // The shell waits for the sleeper only, not for the process that ended before.
  const parent = spawn("sh", ["-c", "sleep 0 & echo $!; exec sleep 60"]);
  onTestFinished(() => void parent.kill("SIGKILL"));
  const [line] = (await once(parent.stdout, "data")) as [Buffer];
  const { port } = await listener(Number(String(line)));
  expect(leftovers({ ...portsAt(0), auth: port }, ["auth"])).toMatch(/^End them with: /m);
});

test("a suite with a running starter is left alone", async () => {
  const { port } = await listener(process.pid);
  expect(leftovers({ ...portsAt(0), auth: port }, ["auth"])).toBeNull();
});
