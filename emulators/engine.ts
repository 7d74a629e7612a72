import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { readCommandLine } from "./commandLine.ts";
import { hidaneVersion } from "./engines/hidane.ts";
import { onPath } from "./engines/onPath.ts";
import { prebuiltFolder, readPrebuilt, sha256, type PrebuiltEngine } from "./engines/prebuilt.ts";
import { root } from "./folders.ts";

/*
 * Rebuilds the prebuilt Firestore engine.
 *
 *   engine.ts            builds it with cargo, runs the rules tests on it, writes emulators/engines/prebuilt
 *   engine.ts --check    builds it and compares it with the one in the repository; writes nothing
 */
const { values } = readCommandLine(
  "npm run engine; to compare with the one in the repository: npm run engine -- --check",
  { options: { check: { type: "boolean", default: false } } },
);

const cargoHome = process.env.CARGO_HOME ?? join(homedir(), ".cargo");
const folder = mkdtempSync(join(tmpdir(), "vagas-engine-"));
try {
  if (process.platform !== "linux" || process.arch !== "x64")
    fail("The prebuilt engine is for Linux x64: build it there.");
  if (onPath("cargo") === null) fail("Building the engine needs Rust: https://rustup.rs");
  const program = build();
  const bytes = readFileSync(program);
  if (values.check) checkBytes(bytes);
  else writePrebuilt(program, bytes);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Builds hidane without symbols and without a trace of this machine's folders; returns the program's path. */
function build(): string {
  const sources = join(cargoHome, "registry", "src");
  // cargo names a registry's folder by its address, so it must exist before the build.
  run("cargo", ["fetch", "--manifest-path", emptyCrate()]);
  const registries = readdirSync(sources).map((name) => join(sources, name));
  // Of two matching prefixes, rustc takes the later one.
  const flags = [
    "-C strip=symbols",
    `--remap-path-prefix=${cargoHome}=/cargo`,
    `--remap-path-prefix=${folder}=/build`,
    ...registries.map((registry) => `--remap-path-prefix=${registry}=/crates`),
  ];
  run("cargo", installArguments(join(folder, "root")), {
    RUSTFLAGS: flags.join(" "),
    CARGO_TARGET_DIR: join(folder, "target"),
  });
  const program = join(folder, "root", "bin", "hidane");
  const version = output(program, ["--version"]);
  if (!version.endsWith(` ${hidaneVersion}`))
    fail(`Built '${version}', but emulators/engines/hidane.ts names ${hidaneVersion}.`);
  const traces = [homedir(), folder, ...readdirSync(sources)].filter((path) =>
    readFileSync(program).includes(path),
  );
  if (traces.length > 0) fail(`The program holds paths of this machine: ${traces.join(", ")}`);
  return program;
}

/** A crate with hidane as its only dependency: fetching it unpacks the sources. */
function emptyCrate(): string {
  const manifest = join(folder, "Cargo.toml");
  const lines = ["[package]", 'name = "fetch"', 'version = "0.0.0"', "[lib]", 'path = "lib.rs"'];
  const dependency = ["[dependencies]", `hidane-core = "=${hidaneVersion}"`];
  writeFileSync(manifest, [...lines, ...dependency, ""].join("\n"));
  writeFileSync(join(folder, "lib.rs"), "");
  return manifest;
}

function checkBytes(bytes: Buffer): void {
  const { unpacked, rust } = readPrebuilt();
  const found = sha256(bytes);
  if (found !== unpacked.sha256)
    fail(`Built ${found} with ${rustVersion()}; the repository has ${unpacked.sha256} of ${rust}.`);
  process.stdout.write(`The engine in the repository is what ${rust} builds: ${found}\n`);
}

function writePrebuilt(program: string, bytes: Buffer): void {
  run("npm", ["run", "test:rules"], { VAGAS_FIRESTORE_ENGINE: program });
  const file = `hidane-${hidaneVersion}-linux-x64.br`;
  const packed = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  const engine: PrebuiltEngine = {
    version: hidaneVersion,
    platform: "linux",
    arch: "x64",
    glibc: oldestGlibc(bytes),
    rust: rustVersion(),
    built: `RUSTFLAGS='-C strip=symbols --remap-path-prefix=<cargo>=/cargo --remap-path-prefix=<build>=/build --remap-path-prefix=<registry>=/crates' cargo ${installArguments("<root>").join(" ")}`,
    packed: { file, bytes: packed.length, sha256: sha256(packed) },
    unpacked: { bytes: bytes.length, sha256: sha256(bytes) },
  };
  rmSync(prebuiltFolder, { recursive: true, force: true });
  mkdirSync(prebuiltFolder);
  writeFileSync(join(prebuiltFolder, file), packed);
  writeFileSync(join(prebuiltFolder, "engine.json"), `${JSON.stringify(engine, null, 2)}\n`);
  for (const licence of ["LICENSE-MIT", "LICENSE-APACHE"])
    copyFileSync(join(sourceOfHidane(), licence), join(prebuiltFolder, licence));
  process.stdout.write(`Wrote ${file}: ${packed.length} bytes, ${engine.packed.sha256}\n`);
}

function installArguments(into: string): string[] {
  return ["install", "hidane", "--locked", "--version", hidaneVersion, "--root", into];
}

/** The newest version of glibc's symbols that the program requires. */
function oldestGlibc(bytes: Buffer): string {
  const versions = [...bytes.toString("latin1").matchAll(/GLIBC_(\d+)\.(\d+)/g)].map(
    ([, major, minor]) => [Number(major), Number(minor)] as const,
  );
  const newest = versions.reduce((a, b) => (b[0] > a[0] || (b[0] === a[0] && b[1] > a[1]) ? b : a));
  return newest.join(".");
}

function sourceOfHidane(): string {
  const sources = join(cargoHome, "registry", "src");
  const registry = readdirSync(sources).find((name) =>
    readdirSync(join(sources, name)).includes(`hidane-${hidaneVersion}`),
  );
  return join(
    sources,
    registry ?? fail("cargo kept no sources of hidane."),
    `hidane-${hidaneVersion}`,
  );
}

function rustVersion(): string {
  return output("rustc", ["--version"]);
}

function output(command: string, args: string[]): string {
  return spawnSync(command, args, { encoding: "utf8" }).stdout.trim();
}

function run(command: string, args: string[], env: Record<string, string> = {}): void {
  const options = { cwd: root, env: { ...process.env, ...env }, stdio: "inherit" } as const;
  const { status } = spawnSync(command, args, options);
  if (status !== 0) fail(`${command} ${args[0]} failed; its message is above.`);
}

function fail(message: string): never {
  throw new Error(message);
}
