import { existsSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { ensured } from "../folders.ts";
import { findFirestoreEngine, noEngine, stoppedEarly } from "./firestoreEngine.ts";
import { jarPath } from "./officialJars.ts";
import { emptyMachine, javaSaying, works, type Machine } from "./standIns.ts";

const online = async () => true;
const offline = async () => false;

function find({ env, project }: Machine, reach = offline, signal?: AbortSignal) {
  const told: string[] = [];
  return {
    engine: findFirestoreEngine({ env, project, reach, signal, tell: (line) => told.push(line) }),
    told,
  };
}

function cacheJar({ env }: Machine) {
  ensured(dirname(jarPath("firestore", env)));
  writeFileSync(jarPath("firestore", env), "");
}

const ways = {
  path: ({ path }: Machine) => join(path, "hidane"),
  cache: ({ home }: Machine) => join(home, ".cache", "vagas-canabrava", "bin", "hidane"),
  npm: ({ project }: Machine) => join(project, "node_modules", ".bin", "hidane"),
};

/** Puts a hidane where `cargo install … --root <root>`, its seventh argument, would. */
const installs =
  '/bin/mkdir -p "$7/bin"; printf "#!/bin/sh\\nexit 0\\n" > "$7/bin/hidane"; /bin/chmod +x "$7/bin/hidane"';

describe("the official emulator", () => {
  test("is taken where Java 21 is on PATH and its jar is cached", async () => {
    const machine = emptyMachine();
    const java = machine.put(join(machine.path, "java"), javaSaying("21.0.5"));
    machine.put(ways.path(machine), works);
    cacheJar(machine);
    expect(await find(machine).engine).toEqual({ kind: "official", java });
  });

  test("is taken where its jar can be fetched", async () => {
    const machine = emptyMachine();
    const java = machine.put(join(machine.path, "java"), javaSaying("24"));
    expect(await find(machine, online).engine).toEqual({ kind: "official", java });
  });

  test("is taken with the Java of JAVA_HOME where the one on PATH is too old", async () => {
    const machine = emptyMachine();
    machine.put(join(machine.path, "java"), javaSaying("17.0.15"));
    machine.env.JAVA_HOME = join(machine.home, "jdk");
    const java = machine.put(join(machine.env.JAVA_HOME, "bin", "java"), javaSaying("21.0.1"));
    cacheJar(machine);
    expect(await find(machine).engine).toEqual({ kind: "official", java });
  });

  test.each([["17.0.15"], ["1.8.0_381"]])("is not taken on Java %s", async (version) => {
    const machine = emptyMachine();
    machine.put(join(machine.path, "java"), javaSaying(version));
    const binary = machine.put(ways.path(machine), works);
    expect(await find(machine, online).engine).toEqual({ kind: "hidane", binary });
  });

  test("is not taken where its jar is neither cached nor in reach", async () => {
    const machine = emptyMachine();
    machine.put(join(machine.path, "java"), javaSaying("21.0.5"));
    const binary = machine.put(ways.path(machine), works);
    expect(await find(machine).engine).toEqual({ kind: "hidane", binary });
  });
});

describe("hidane", () => {
  test.each([["path"], ["cache"], ["npm"]] as const)("is found by way of %s", async (way) => {
    const machine = emptyMachine();
    const binary = machine.put(ways[way](machine), works);
    expect(await find(machine).engine).toEqual({ kind: "hidane", binary });
  });

  test("on PATH comes before the cached one, and that before the npm package", async () => {
    const machine = emptyMachine();
    machine.put(ways.npm(machine), works);
    const cached = machine.put(ways.cache(machine), works);
    expect(await find(machine).engine).toEqual({ kind: "hidane", binary: cached });
    const first = machine.put(ways.path(machine), works);
    expect(await find(machine).engine).toEqual({ kind: "hidane", binary: first });
  });

  test("is passed over where it does not run", async () => {
    const machine = emptyMachine();
    machine.put(ways.path(machine), "exit 1");
    const binary = machine.put(ways.cache(machine), works);
    expect(await find(machine).engine).toEqual({ kind: "hidane", binary });
  });

  test("is built once, with progress, where there is only cargo", async () => {
    const machine = emptyMachine();
    machine.put(
      join(machine.path, "cargo"),
      `${installs}; for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25; do echo "   Compiling part$i" >&2; done`,
    );
    const { engine, told } = find(machine);
    expect(await engine).toEqual({ kind: "hidane", binary: ways.cache(machine) });
    expect(existsSync(ways.cache(machine))).toBe(true);
    expect(told[0]).toMatch(/Building hidane .* two to five minutes/);
    expect(told[1]).toMatch(/25 packages compiled/);
  });

  test("a build that fails tells why, and ends in the ways to get an engine", async () => {
    const machine = emptyMachine();
    machine.put(join(machine.path, "cargo"), 'echo "error: no network" >&2; exit 101');
    const { engine, told } = find(machine);
    await expect(engine).rejects.toThrow(noEngine);
    expect(told.at(-1)).toMatch(/no network/);
  });

  test("a build that somebody stops is no missing engine", async () => {
    const machine = emptyMachine();
    machine.put(join(machine.path, "cargo"), "exec /bin/sleep 60");
    const stop = new AbortController();
    const { engine, told } = find(machine, offline, stop.signal);
    stop.abort();
    await expect(engine).rejects.toThrow(stoppedEarly);
    expect(told).toHaveLength(1);
  });
});

test("a machine with nothing hears in three lines how to get any one of them", async () => {
  await expect(find(emptyMachine()).engine).rejects.toThrow(noEngine);
  expect(noEngine.split("\n")).toEqual([
    expect.stringMatching("Java 21"),
    expect.stringMatching("Rust"),
    expect.stringMatching("npm install"),
  ]);
});
