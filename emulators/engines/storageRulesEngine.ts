import { join } from "node:path";
import { root } from "../folders.ts";
import { findJava } from "./java.ts";
import { isJarAvailable } from "./officialJars.ts";

/** A Storage rules engine: the official jar on a Java, or this project's runtime. */
export type StorageRulesEngine =
  { kind: "official"; java: string } | { kind: "own"; script: string };

/** Names the engine to take: `official` or `own`. */
const choice = "VAGAS_STORAGE_RULES_ENGINE";

/**
 * The engine that VAGAS_STORAGE_RULES_ENGINE names, else the official jar if a Java and the jar are available, else
 * emulators/storage-rules. Throws a message for people if the official one is named and does not run.
 */
export async function findStorageRulesEngine(
  env: NodeJS.ProcessEnv = process.env,
  reach?: (url: string) => Promise<boolean>,
): Promise<StorageRulesEngine> {
  const wanted = env[choice] ?? "";
  if (!["", "official", "own"].includes(wanted))
    throw new Error(`${choice} is '${wanted}': it takes official or own.`);
  const java = wanted === "own" ? null : findJava(env);
  if (java !== null && (await isJarAvailable("storage", env, reach)))
    return { kind: "official", java };
  if (wanted === "official")
    throw new Error(
      [
        `${choice} is 'official', and the official Storage rules do not run here:`,
        `they need Java 21 or newer (https://adoptium.net) on PATH or in JAVA_HOME,`,
        `and their jar in firebase-tools' cache, or a network to download it from.`,
      ].join("\n"),
    );
  return { kind: "own", script: join(root, "emulators", "storage-rules", "main.ts") };
}
