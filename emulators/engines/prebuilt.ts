import { createHash, randomUUID } from "node:crypto";
import {
  chmodSync,
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { ensured } from "../folders.ts";
import { isAtLeast, machineText, type MachineKind } from "./machine.ts";
import { runs } from "./onPath.ts";

/**
 * `prebuilt/engine.json`: the packed engine, and how it was built. Sizes in bytes, digests in SHA-256, hexadecimal.
 */
export type PrebuiltEngine = {
  version: string;
  platform: string;
  arch: string;
  /** The oldest C library that it runs on. */
  glibc: string;
  rust: string;
  /** The command that builds the same bytes; `<…>` are folders, which leave no trace. */
  built: string;
  packed: { file: string; bytes: number; sha256: string };
  unpacked: { bytes: number; sha256: string };
};

export const prebuiltFolder = join(import.meta.dirname, "prebuilt");

/** A temporary file of this age (in milliseconds) belongs to an interrupted start. */
const abandoned = 60 * 60_000;

export function readPrebuilt(folder = prebuiltFolder): PrebuiltEngine {
  return JSON.parse(readFileSync(join(folder, "engine.json"), "utf8")) as PrebuiltEngine;
}

export function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Why the prebuilt engine does not run on `machine`, as the end of a sentence; null if it does. */
export function unfit(engine: PrebuiltEngine, machine: MachineKind): string | null {
  const { platform, arch, glibc } = engine;
  const fits =
    machine.platform === platform &&
    machine.arch === arch &&
    machine.glibc !== null &&
    isAtLeast(machine.glibc, glibc);
  return fits
    ? null
    : `it needs ${platform} ${arch} with glibc ${glibc} or newer, and this is ${machineText(machine)}`;
}

/**
 * Unpacks the engine into the first writable folder of `caches`, runs it, and returns the program's path. An earlier
 * copy with the right digest is used. Returns null after reporting why none works.
 */
export function unpackPrebuilt(
  caches: readonly string[],
  tell: (line: string) => void,
  folder = prebuiltFolder,
): string | null {
  const engine = readPrebuilt(folder);
  for (const cache of caches) {
    const file = join(cache, `hidane-${engine.version}-${engine.unpacked.sha256.slice(0, 12)}`);
    try {
      if (!isWhole(file, engine)) replace(file, unpacked(folder, engine));
      if (runs(file)) return file;
      tell(`The Firestore engine does not run in ${cache}.`);
    } catch (error) {
      tell(`The Firestore engine cannot be unpacked into ${cache}: ${(error as Error).message}`);
    }
  }
  return null;
}

/** Whether `file` is the engine, byte for byte. */
function isWhole(file: string, { unpacked }: PrebuiltEngine): boolean {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  return size === unpacked.bytes && sha256(readFileSync(file)) === unpacked.sha256;
}

function unpacked(folder: string, engine: PrebuiltEngine): Uint8Array {
  const packed = readFileSync(join(folder, engine.packed.file));
  compare(engine.packed.file, packed, engine.packed.sha256);
  const bytes = brotliDecompressSync(packed, { maxOutputLength: engine.unpacked.bytes });
  compare("the unpacked engine", bytes, engine.unpacked.sha256);
  return bytes;
}

function compare(name: string, bytes: Uint8Array, expected: string): void {
  const found = sha256(bytes);
  if (found !== expected)
    throw new Error(`${name} is damaged (SHA-256 ${found}, expected ${expected})`);
}

/** Writes `bytes` beside `file` and renames, so that a concurrent start sees a whole file or none. */
function replace(file: string, bytes: Uint8Array): void {
  ensured(dirname(file));
  removeAbandoned(file);
  const temporary = `${file}.${randomUUID()}.part`;
  try {
    const descriptor = openSync(temporary, "wx", 0o755);
    try {
      for (let at = 0; at < bytes.length;) at += writeSync(descriptor, bytes, at);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    chmodSync(temporary, 0o755);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

function removeAbandoned(file: string): void {
  const folder = dirname(file);
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const written = name.endsWith(".part") ? statSync(path, { throwIfNoEntry: false }) : undefined;
    if (written && Date.now() - written.mtimeMs > abandoned) rmSync(path, { force: true });
  }
}
