import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withEngines } from "./javaStandIn.ts";
import { emptyMachine } from "./standIns.ts";

const firebase = { file: "node", args: ["firebase.js"] };
const machine = emptyMachine();
const script = join(machine.home, "it's rules.mjs");
writeFileSync(script, "console.log('our rules')");
const own = { kind: "own", script } as const;
const hidane = { kind: "hidane", binary: "/opt/hidane" } as const;

/** The stand-in's output when firebase-tools runs it. */
function java(folder: string, ...args: string[]): string {
  const run = spawnSync(join(folder, "bin", "java"), args, { encoding: "utf8" });
  return `${run.stdout}${run.stderr}`.trim();
}

test("hidane stands in for the Firestore jar, and our runtime for the Storage rules jar", () => {
  const folder = join(machine.home, "one");
  const command = withEngines(firebase, hidane, own, folder);
  expect([command.file, ...command.args]).toEqual([
    "/opt/hidane",
    "exec",
    "--",
    "node",
    "firebase.js",
  ]);
  expect(command.env.PATH?.startsWith(`${folder}/bin:`)).toBe(true);
  expect(existsSync(command.env.STORAGE_EMULATOR_BINARY_PATH ?? "")).toBe(true);
  expect(
    java(
      folder,
      "-Duser.language=en",
      "-jar",
      command.env.STORAGE_EMULATOR_BINARY_PATH ?? "",
      "serve",
    ),
  ).toBe("our rules");
  expect(Number(readFileSync(join(folder, "storage-rules.pid"), "utf8"))).toBeGreaterThan(1);
});

test("without a Java the stand-in still reports a version", () => {
  const folder = join(machine.home, "two");
  withEngines(firebase, hidane, own, folder);
  expect(java(folder, "-version")).toMatch(/version "21"/);
});

test("if a Java serves Firestore, it gets everything except our Storage rules", () => {
  const folder = join(machine.home, "three");
  const real = machine.put(join(machine.home, "jdk", "java"), 'echo "real java $*"');
  const command = withEngines(firebase, { kind: "official", java: real }, own, folder);
  expect([command.file, ...command.args]).toEqual(["node", "firebase.js"]);
  expect(java(folder, "-jar", "cloud-firestore-emulator.jar")).toBe(
    "real java -jar cloud-firestore-emulator.jar",
  );
  expect(java(folder, "-jar", command.env.STORAGE_EMULATOR_BINARY_PATH ?? "", "serve")).toBe(
    "our rules",
  );
});

test("if a Java serves both, firebase-tools finds its own jars", () => {
  const folder = join(machine.home, "four");
  const real = machine.put(join(machine.home, "jdk", "java"), 'echo "real java $*"');
  const command = withEngines(
    firebase,
    { kind: "official", java: real },
    { kind: "official", java: real },
    folder,
  );
  expect(command.env).not.toHaveProperty("STORAGE_EMULATOR_BINARY_PATH");
  expect(java(folder, "-jar", "cloud-storage-rules-runtime.jar", "serve")).toMatch(/^real java/);
});
