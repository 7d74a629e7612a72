import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensured } from "../folders.ts";
import type { FirestoreEngine } from "./firestoreEngine.ts";
import type { StorageRulesEngine } from "./storageRulesEngine.ts";

type Command = { file: string; args: string[]; env: Record<string, string> };

/** The empty file that firebase-tools accepts as the Storage rules jar, so that it downloads none. */
const storageJar = "vagas-storage-rules.jar";

/**
 * Wraps the firebase command so that both of its Java parts find their engine: a `java` first on PATH runs our
 * Storage rules and passes everything else to the real Java, and `hidane exec` replaces the Firestore jar. `folder`
 * holds the stand-in; `<folder>/storage-rules.pid` holds the pid of the Storage rules, because nothing else reports
 * their end.
 */
export function withEngines(
  command: { file: string; args: string[] },
  firestore: FirestoreEngine,
  storageRules: StorageRulesEngine,
  folder: string,
): Command {
  const real = [firestore, storageRules].find((engine) => engine.kind === "official")?.java ?? null;
  const script = storageRules.kind === "own" ? storageRules.script : null;
  const bin = ensured(join(folder, "bin"));
  writeFileSync(join(bin, "java"), standIn(folder, script, real));
  chmodSync(join(bin, "java"), 0o755);

  const env: Record<string, string> = { PATH: `${bin}:${process.env.PATH}` };
  if (script !== null) {
    env.STORAGE_EMULATOR_BINARY_PATH = join(folder, storageJar);
    writeFileSync(env.STORAGE_EMULATOR_BINARY_PATH, "");
  }
  if (firestore.kind === "official") return { ...command, env };
  return { file: firestore.binary, args: ["exec", "--", command.file, ...command.args], env };
}

/** Both Storage rules jars, ours and the official, have 'storage-rules' in their name. */
function standIn(folder: string, storageRules: string | null, java: string | null): string {
  const real =
    java === null ? "echo 'openjdk version \"21\" (stand-in)' >&2" : `exec ${quoted(java)} "$@"`;
  const rules =
    storageRules === null ? real : `exec ${quoted(process.execPath)} ${quoted(storageRules)}`;
  return `#!/bin/sh
case "$*" in
  *storage-rules*)
    echo $$ > ${quoted(join(folder, "storage-rules.pid"))}
    ${rules} ;;
esac
${real}
`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
