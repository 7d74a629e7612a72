import { spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { ensured } from "../folders.ts";
import { temporaryFolder } from "../temporaryFolder.ts";
import { hidaneVersion } from "./hidane.ts";
import { isAtLeast, machineText, thisMachine } from "./machine.ts";
import { prebuiltFolder, readPrebuilt, sha256, unfit, unpackPrebuilt } from "./prebuilt.ts";
import { packedEngine, works } from "./standIns.ts";

const linux = { platform: "linux", arch: "x64", glibc: "2.36" };

/** Unpacks a small stand-in for the engine into `caches`, by default an empty one. */
function unpack(folder = packedEngine(works), caches = [temporaryFolder("cache")]) {
  const told: string[] = [];
  return { file: unpackPrebuilt(caches, (line) => told.push(line), folder), told, caches };
}

/** The same in its own process, after `before` in the shell. */
function unpackApart(
  folder: string,
  cache: string,
  before = "",
): Promise<{ code: number | null; said: string }> {
  const script = `import { unpackPrebuilt } from ${JSON.stringify(join(import.meta.dirname, "prebuilt.ts"))};
    const [cache, folder] = process.argv.slice(1);
    process.exitCode = unpackPrebuilt([cache], console.log, folder) === null ? 1 : 0;`;
  const node = `${before} exec "$0" --input-type=module -e "$1" "$2" "$3"`;
  const child = spawn("/bin/sh", ["-c", node, process.execPath, script, cache, folder]);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, said })));
}

function flipByte(file: string, at: number): void {
  const bytes = readFileSync(file);
  bytes[at]! ^= 1;
  writeFileSync(file, bytes);
}

test("the engine in the repository matches its description", () => {
  const { version, packed, unpacked } = readPrebuilt();
  const bytes = readFileSync(join(prebuiltFolder, packed.file));
  expect({ bytes: bytes.length, sha256: sha256(bytes) }).toEqual({
    bytes: packed.bytes,
    sha256: packed.sha256,
  });
  const program = brotliDecompressSync(bytes);
  expect({ bytes: program.length, sha256: sha256(program) }).toEqual(unpacked);
  expect(version).toBe(hidaneVersion);
  expect(program.includes(version)).toBe(true);
});

test("the packed engine takes at most 4 MB", () => {
  expect(readPrebuilt().packed.bytes).toBeLessThan(4_000_000);
});

test.each(["LICENSE-MIT", "LICENSE-APACHE"])("%s is stored with the engine", (name) => {
  expect(readFileSync(join(prebuiltFolder, name), "utf8")).toMatch(/Copyright|Apache License/);
});

test("an engine is unpacked once, and the next start finds it", () => {
  const folder = packedEngine(works);
  const { file, told, caches } = unpack(folder);
  expect(readdirSync(caches[0]!)).toHaveLength(1);
  const written = readFileSync(file!);
  expect(unpack(folder, caches).file).toBe(file);
  expect([sha256(written), told]).toEqual([readPrebuilt(folder).unpacked.sha256, []]);
});

test("a packed engine with a flipped byte never runs", () => {
  const folder = packedEngine(works);
  flipByte(join(folder, readPrebuilt(folder).packed.file), 5);
  const { file, told, caches } = unpack(folder);
  expect(file).toBeNull();
  expect(told).toEqual([expect.stringMatching(/damaged \(SHA-256 \w{64}, expected \w{64}\)/)]);
  expect(readdirSync(caches[0]!)).toEqual([]);
});

test("a packed engine that unpacks to other bytes never runs", () => {
  const folder = packedEngine(works);
  const about = readPrebuilt(folder);
  about.unpacked.sha256 = "0".repeat(64);
  writeFileSync(join(folder, "engine.json"), JSON.stringify(about));
  const { file, told, caches } = unpack(folder);
  expect([file, readdirSync(caches[0]!)]).toEqual([null, []]);
  expect(told[0]).toMatch(/the unpacked engine is damaged/);
});

test("a changed or truncated unpacked engine is unpacked again", () => {
  const folder = packedEngine(works);
  const { file, caches } = unpack(folder);
  const whole = readFileSync(file!);
  flipByte(file!, 3);
  expect(unpack(folder, caches).file).toBe(file);
  expect(readFileSync(file!)).toEqual(whole);
  writeFileSync(file!, whole.subarray(0, 4));
  unpack(folder, caches);
  expect(readFileSync(file!)).toEqual(whole);
});

test("if the cache is not writable, the next folder is used and reported", () => {
  const blocked = join(temporaryFolder("cache"), "file");
  writeFileSync(blocked, "");
  const free = temporaryFolder("cache");
  const { file, told } = unpack(packedEngine(works), [join(blocked, "engines"), free]);
  expect(dirname(file!)).toBe(free);
  expect(told).toEqual([expect.stringMatching(/cannot be unpacked into .*file\/engines/)]);
});

test("a full disk leaves no half-written engine", async () => {
  const cache = temporaryFolder("cache");
  const folder = packedEngine(`${works} # ${"x".repeat(4_000)}`);
  // A file of this process may take one block of 512 bytes.
  expect(await unpackApart(folder, cache, "ulimit -f 1;")).toMatchObject({
    code: 1,
    said: expect.stringMatching(/cannot be unpacked into .*EFBIG/),
  });
  expect(readdirSync(cache)).toEqual([]);
});

test("an interrupted start's files are removed after an hour, not before", () => {
  const cache = temporaryFolder("cache");
  const [old, young] = ["old.part", "young.part"].map((name) => join(cache, name)) as [
    string,
    string,
  ];
  for (const file of [old, young]) writeFileSync(file, "half");
  const twoHoursAgo = Date.now() / 1000 - 7_200;
  utimesSync(old, twoHoursAgo, twoHoursAgo);
  expect(unpack(packedEngine(works), [cache]).file).not.toBeNull();
  expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
});

test("an engine that does not run is skipped", () => {
  const { file, told } = unpack(packedEngine("exit 1"));
  expect([file, told]).toEqual([null, [expect.stringMatching(/does not run in/)]]);
});

test("concurrent starts each find a whole engine", async () => {
  const folder = packedEngine(works);
  const cache = temporaryFolder("cache");
  const starts = await Promise.all(Array.from({ length: 4 }, () => unpackApart(folder, cache)));
  expect(starts).toEqual(Array.from({ length: 4 }, () => ({ code: 0, said: "" })));
  expect(readdirSync(cache)).toHaveLength(1);
});

test.each([
  ["Alpine, whose C library is musl", { ...linux, glibc: null }, "linux x64 without glibc"],
  ["an older glibc", { ...linux, glibc: "2.31" }, "linux x64 with glibc 2.31"],
  ["Linux on arm64", { ...linux, arch: "arm64" }, "linux arm64 with glibc 2.36"],
  ["macOS", { platform: "darwin", arch: "arm64", glibc: null }, "darwin arm64"],
] as const)("the prebuilt engine is not for %s", (_name, machine, text) => {
  expect(unfit(readPrebuilt(), machine)).toBe(
    `it needs linux x64 with glibc 2.34 or newer, and this is ${text}`,
  );
});

test.each([
  ["2.34", true],
  ["2.33", false],
  ["2.4", false],
  ["2.100", true],
  ["3.0", true],
  ["1.99", false],
])("glibc %s satisfies 2.34: %s", (have, verdict) => {
  expect(isAtLeast(have, "2.34")).toBe(verdict);
});

test("this machine reports its own kind", () => {
  expect(machineText(thisMachine())).toContain(`${process.platform} ${process.arch}`);
});

test("another person's cache folder without write access is skipped", () => {
  const readOnly = ensured(join(temporaryFolder("cache"), "read-only"));
  chmodSync(readOnly, 0o555);
  mkdirSync(join(readOnly, "..", "free"));
  const { file } = unpack(packedEngine(works), [readOnly, join(readOnly, "..", "free")]);
  // root may write everywhere.
  expect(dirname(file!)).toBe(process.getuid?.() === 0 ? readOnly : join(readOnly, "..", "free"));
});
