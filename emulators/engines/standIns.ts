import { chmodSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { ensured } from "../folders.ts";
import { sha256, type PrebuiltEngine } from "./prebuilt.ts";
import { temporaryFolder } from "../temporaryFolder.ts";

/** A machine for a test: a home and a PATH with only the test's files. */
export type Machine = {
  home: string;
  path: string;
  env: NodeJS.ProcessEnv;
  put: (file: string, script: string) => string;
};

/** An empty machine in a temporary folder; `put` adds an executable shell script at a path within it. */
export function emptyMachine(): Machine {
  const root = temporaryFolder("machine");
  const home = ensured(join(root, "home"));
  const path = ensured(join(root, "bin"));
  const put = (file: string, script: string) => {
    ensured(dirname(file));
    writeFileSync(file, `#!/bin/sh\n${script}\n`);
    chmodSync(file, 0o755);
    return file;
  };
  return { home, path, env: { HOME: home, PATH: path }, put };
}

export const javaSaying = (version: string) => `echo 'openjdk version "${version}" 2026-01-20' >&2`;
export const works = "exit 0";

/** A folder like emulators/engines/prebuilt, with a shell script as the engine. */
export function packedEngine(script: string): string {
  const folder = temporaryFolder("prebuilt");
  const bytes = Buffer.from(`#!/bin/sh\n${script}\n`);
  const packed = brotliCompressSync(bytes);
  const engine: PrebuiltEngine = {
    version: "0.0.1",
    platform: "linux",
    arch: "x64",
    glibc: "2.34",
    rust: "rustc 1.0.0",
    built: "cargo install",
    packed: { file: "engine.br", bytes: packed.length, sha256: sha256(packed) },
    unpacked: { bytes: bytes.length, sha256: sha256(bytes) },
  };
  writeFileSync(join(folder, engine.packed.file), packed);
  writeFileSync(join(folder, "engine.json"), JSON.stringify(engine));
  return folder;
}
