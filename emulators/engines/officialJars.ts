import { createRequire } from "node:module";
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

type JarDetails = { remoteUrl: string; downloadPathRelativeToCacheDir: string };
type Jar = "firestore" | "storage";

/** Names and addresses come from the installed firebase-tools. */
const details = createRequire(import.meta.url)(
  "firebase-tools/lib/emulator/downloadableEmulatorInfo.json",
) as Record<Jar, JarDetails>;

/** Where firebase-tools keeps `jar`. */
export function jarPath(jar: Jar, env: NodeJS.ProcessEnv = process.env): string {
  const cache =
    env.FIREBASE_EMULATORS_PATH || join(env.HOME || homedir(), ".cache", "firebase", "emulators");
  return join(cache, details[jar].downloadPathRelativeToCacheDir);
}

/** Whether firebase-tools has cached `jar`, or could download it. */
export async function isJarAvailable(
  jar: Jar,
  env: NodeJS.ProcessEnv = process.env,
  reach = isReachable,
): Promise<boolean> {
  return existsSync(jarPath(jar, env)) || reach(details[jar].remoteUrl);
}

async function isReachable(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { method: "HEAD", signal: AbortSignal.timeout(3_000) })).ok;
  } catch {
    return false;
  }
}
