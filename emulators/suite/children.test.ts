import { expect, test } from "vitest";
import { startChild } from "./children.ts";

test("a line that a child writes in two pieces is read as one", async () => {
  const script =
    "process.stdout.write('All emu'); setTimeout(() => process.stdout.write('lators ready\\nnext'), 100)";
  const lines: string[] = [];
  const { process: child } = startChild("children-test", process.execPath, ["--eval", script], {
    onLine: (line) => lines.push(line),
  });
  await new Promise((resolve) => child.once("close", resolve));
  expect(lines).toEqual(["All emulators ready", "next"]);
});
