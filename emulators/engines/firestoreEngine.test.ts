import { existsSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { ensured } from "../folders.ts";
import { findFirestoreEngine, stoppedEarly } from "./firestoreEngine.ts";
import type { MachineKind } from "./machine.ts";
import { jarPath } from "./officialJars.ts";
import { emptyMachine, javaSaying, packedEngine, works, type Machine } from "./standIns.ts";

const online = async () => true;
const offline = async () => false;

const thisKind: MachineKind = { platform: "linux", arch: "x64", glibc: "2.36" };
const otherKind: MachineKind = { platform: "linux", arch: "x64", glibc: "2.31" };

type Options = {
  reach?: () => Promise<boolean>;
  signal?: AbortSignal;
  /** The machine's kind; by default the prebuilt engine does not fit it. */
  kind?: MachineKind;
  prebuilt?: string;
};

function find({ env, home }: Machine, options: Options = {}) {
  const { reach = offline, signal, kind = otherKind, prebuilt = packedEngine(works) } = options;
  const told: string[] = [];
  const tell = (line: string) => told.push(line);
  const search = {
    env,
    reach,
    signal,
    tell,
    machine: kind,
    prebuilt,
    cloneState: join(home, "state"),
  };
  return { engine: findFirestoreEngine(search), told };
}

function cacheJar({ env }: Machine) {
  ensured(dirname(jarPath("firestore", env)));
  writeFileSync(jarPath("firestore", env), "");
}

const ways = {
  path: ({ path }: Machine) => join(path, "hidane"),
  cache: ({ home }: Machine) => join(home, ".cache", "vagas-canabrava", "bin", "hidane"),
};

/** Puts a hidane at the root of `cargo install … --root <root>`, its seventh argument. */
const installs =
  '/bin/mkdir -p "$7/bin"; printf "#!/bin/sh\\nexit 0\\n" > "$7/bin/hidane"; /bin/chmod +x "$7/bin/hidane"';

describe("the official emulator", () => {
  test("is taken where Java 21 is on PATH and its jar is cached", async () => {
    const machine = emptyMachine();
    const java = machine.put(join(machine.path, "java"), javaSaying("21.0.5"));
    cacheJar(machine);
    expect(await find(machine).engine).toMatchObject({ kind: "official", java });
  });

  test("is taken where its jar can be downloaded", async () => {
    const machine = emptyMachine();
    const java = machine.put(join(machine.path, "java"), javaSaying("24"));
    expect(await find(machine, { reach: online }).engine).toMatchObject({ kind: "official", java });
  });

  test("is taken with the Java of JAVA_HOME where the one on PATH is too old", async () => {
    const machine = emptyMachine();
    machine.put(join(machine.path, "java"), javaSaying("17.0.15"));
    machine.env.JAVA_HOME = join(machine.home, "jdk");
    const java = machine.put(join(machine.env.JAVA_HOME, "bin", "java"), javaSaying("21.0.1"));
    cacheJar(machine);
    expect(await find(machine).engine).toMatchObject({ kind: "official", java });
  });

  test.each([["17.0.15"], ["1.8.0_381"]])("is not taken on Java %s", async (version) => {
    const machine = emptyMachine();
    machine.put(join(machine.path, "java"), javaSaying(version));
    await expect(find(machine, { reach: online }).engine).rejects.toThrow(/No Firestore engine/);
  });

  test("is not taken where its jar is neither cached nor downloadable", async () => {
    const machine = emptyMachine();
    machine.put(join(machine.path, "java"), javaSaying("21.0.5"));
    await expect(find(machine).engine).rejects.toThrow(/No Firestore engine/);
  });

  test("comes after an installed hidane", async () => {
    const machine = emptyMachine();
    machine.put(join(machine.path, "java"), javaSaying("21.0.5"));
    cacheJar(machine);
    const binary = machine.put(ways.cache(machine), works);
    expect(await find(machine).engine).toMatchObject({ kind: "hidane", binary });
  });
});

describe("the prebuilt engine", () => {
  test("is taken before any other where it runs", async () => {
    const machine = emptyMachine();
    machine.put(ways.path(machine), works);
    machine.put(join(machine.path, "java"), javaSaying("21.0.5"));
    cacheJar(machine);
    const engine = await find(machine, { kind: thisKind }).engine;
    expect(engine).toEqual({
      kind: "hidane",
      binary: expect.stringContaining(join(machine.home, ".cache", "vagas-canabrava", "engines")),
      why: "the prebuilt engine of this repository runs here",
    });
  });

  test("is unpacked into the clone where the cache cannot be written", async () => {
    const machine = emptyMachine();
    writeFileSync(join(machine.home, ".cache"), "no folder");
    const { engine, told } = find(machine, { kind: thisKind });
    expect(await engine).toMatchObject({
      binary: expect.stringContaining(join(machine.home, "state", "engines")),
    });
    expect(told).toEqual([expect.stringMatching(/cannot be unpacked into/)]);
  });

  test("is skipped and reported if it is damaged", async () => {
    const machine = emptyMachine();
    const prebuilt = packedEngine(works);
    writeFileSync(join(prebuilt, "engine.br"), "something else");
    const binary = machine.put(ways.path(machine), works);
    const { engine, told } = find(machine, { kind: thisKind, prebuilt });
    expect(await engine).toEqual({ kind: "hidane", binary, why: "it is on PATH" });
    expect(told[0]).toMatch(/engine\.br is damaged/);
  });
});

describe("VAGAS_FIRESTORE_ENGINE", () => {
  function asking(engine: string, machine = emptyMachine()): Machine {
    machine.env["VAGAS_FIRESTORE_ENGINE"] = engine;
    return machine;
  }

  test("'official' skips every hidane", async () => {
    const machine = asking("official");
    machine.put(ways.path(machine), works);
    const java = machine.put(join(machine.path, "java"), javaSaying("21.0.5"));
    cacheJar(machine);
    expect(await find(machine, { kind: thisKind }).engine).toMatchObject({
      kind: "official",
      java,
    });
  });

  test("'official' says what it needs if it cannot run, and builds nothing", async () => {
    const machine = asking("official");
    machine.put(join(machine.path, "cargo"), installs);
    const { engine, told } = find(machine, { kind: thisKind });
    await expect(engine).rejects.toThrow(/is 'official'.*\n.*Java 21.*\n.*jar/);
    expect(told).toEqual([]);
  });

  test("'hidane' skips a Java", async () => {
    const machine = asking("hidane");
    machine.put(join(machine.path, "java"), javaSaying("21.0.5"));
    cacheJar(machine);
    machine.put(join(machine.path, "cargo"), installs);
    expect(await find(machine).engine).toMatchObject({ why: "cargo built it" });
  });

  test("a path is taken as it is", async () => {
    const machine = emptyMachine();
    const binary = machine.put(join(machine.home, "mine", "engine"), works);
    expect(await find(asking(binary, machine), { kind: thisKind }).engine).toEqual({
      kind: "hidane",
      binary,
      why: "VAGAS_FIRESTORE_ENGINE names it",
    });
  });

  test.each([
    ["/nowhere/hidane", /names \/nowhere\/hidane, which does not run here/],
    ["java", /it takes official, hidane, or the path/],
  ])("%s is reported, and nothing else replaces it", async (value, message) => {
    await expect(find(asking(value), { kind: thisKind }).engine).rejects.toThrow(message);
  });
});

describe("hidane", () => {
  test.each([["path"], ["cache"]] as const)("is found through %s", async (way) => {
    const machine = emptyMachine();
    const binary = machine.put(ways[way](machine), works);
    expect(await find(machine).engine).toMatchObject({ kind: "hidane", binary });
  });

  test("on PATH comes before the cached one", async () => {
    const machine = emptyMachine();
    machine.put(ways.cache(machine), works);
    const binary = machine.put(ways.path(machine), works);
    expect(await find(machine).engine).toMatchObject({ kind: "hidane", binary });
  });

  test("is skipped if it does not run", async () => {
    const machine = emptyMachine();
    machine.put(ways.path(machine), "exit 1");
    const binary = machine.put(ways.cache(machine), works);
    expect(await find(machine).engine).toMatchObject({ kind: "hidane", binary });
  });

  test("is built once, with progress, if only cargo exists", async () => {
    const machine = emptyMachine();
    machine.put(
      join(machine.path, "cargo"),
      `${installs}; for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25; do echo "   Compiling part$i" >&2; done`,
    );
    const { engine, told } = find(machine);
    expect(await engine).toMatchObject({ kind: "hidane", binary: ways.cache(machine) });
    expect(existsSync(ways.cache(machine))).toBe(true);
    expect(told[0]).toMatch(/Building hidane .* two to five minutes/);
    expect(told[1]).toMatch(/25 packages compiled/);
  });

  test("a failed build reports the reason and the ways to get an engine", async () => {
    const machine = emptyMachine();
    machine.put(join(machine.path, "cargo"), 'echo "error: no network" >&2; exit 101');
    const { engine, told } = find(machine);
    await expect(engine).rejects.toThrow(/No Firestore engine/);
    expect(told.at(-1)).toMatch(/no network/);
  });

  test("an interrupted build is not reported as a missing engine", async () => {
    const machine = emptyMachine();
    machine.put(join(machine.path, "cargo"), "exec /bin/sleep 60");
    const stop = new AbortController();
    const { engine, told } = find(machine, { signal: stop.signal });
    stop.abort();
    await expect(engine).rejects.toThrow(stoppedEarly);
    expect(told).toHaveLength(1);
  });
});

const kinds: [string, MachineKind, string][] = [
  ["Alpine", { ...thisKind, glibc: null }, "this is linux x64 without glibc"],
  ["an older glibc", otherKind, "this is linux x64 with glibc 2.31"],
  ["Linux on arm64", { ...thisKind, arch: "arm64" }, "this is linux arm64 with glibc 2.36"],
  ["macOS", { platform: "darwin", arch: "arm64", glibc: null }, "this is darwin arm64"],
];

test.each(kinds)("%s without an engine gets three lines of advice", async (_n, kind, why) => {
  const said = await find(emptyMachine(), { kind }).engine.catch((error: Error) => error.message);
  expect(String(said).split("\n")).toEqual([
    expect.stringContaining(why),
    expect.stringMatching("Java 21"),
    expect.stringMatching("Rust"),
  ]);
});

test.each(kinds)("%s takes an existing engine", async (_name, kind) => {
  const machine = emptyMachine();
  const java = machine.put(join(machine.path, "java"), javaSaying("21.0.5"));
  cacheJar(machine);
  expect(await find(machine, { kind }).engine).toMatchObject({ kind: "official", java });
  const binary = machine.put(ways.path(machine), works);
  expect(await find(machine, { kind }).engine).toMatchObject({ kind: "hidane", binary });
});
