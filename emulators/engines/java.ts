import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { onPath } from "./onPath.ts";

/** firebase-tools 15 refuses older versions. */
const oldestJava = 21;

/** A Java that the official emulators accept: the first on PATH, or JAVA_HOME's; null without one. */
export function findJava(env: NodeJS.ProcessEnv = process.env): string | null {
  const candidates = [
    onPath("java", env),
    env.JAVA_HOME ? join(env.JAVA_HOME, "bin", "java") : null,
  ];
  return (
    candidates.find((java) => java !== null && (javaVersion(java, env) ?? 0) >= oldestJava) ?? null
  );
}

/** The major version from `java -version` (1.8 is 8), or null if it does not run. */
function javaVersion(java: string, env: NodeJS.ProcessEnv): number | null {
  const run = spawnSync(java, ["-version"], { encoding: "utf8", env, timeout: 10_000 });
  const version = /version "(?:1\.)?(\d+)/.exec(`${run.stdout ?? ""}${run.stderr ?? ""}`)?.[1];
  return run.status === 0 && version ? Number(version) : null;
}
