import { join } from "node:path";
import { root } from "../folders.ts";
import { findJava } from "./java.ts";
import { isJarAvailable } from "./officialJars.ts";

/** What evaluates Storage rules: the official jar on a Java, or this project's own runtime. */
export type StorageRulesEngine =
  { kind: "official"; java: string } | { kind: "own"; script: string };

/** The official jar where a Java runs it and it is at hand, else emulators/storage-rules. */
export async function findStorageRulesEngine(
  env: NodeJS.ProcessEnv = process.env,
  reach?: (url: string) => Promise<boolean>,
): Promise<StorageRulesEngine> {
  const java = findJava(env);
  if (java !== null && (await isJarAvailable("storage", env, reach)))
    return { kind: "official", java };
  return { kind: "own", script: join(root, "emulators", "storage-rules", "main.ts") };
}
