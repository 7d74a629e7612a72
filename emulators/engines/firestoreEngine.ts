import { findJava } from "./java.ts";
import { buildHidane, findHidane, hidaneVersion } from "./hidane.ts";
import { isJarAvailable } from "./officialJars.ts";

/** What serves Firestore: the official emulator on a Java, or the hidane binary. */
export type FirestoreEngine =
  { kind: "official"; java: string } | { kind: "hidane"; binary: string };

type Search = {
  env?: NodeJS.ProcessEnv;
  /** Where progress goes. */
  tell: (line: string) => void;
  /** Gives up a build under way. */
  signal?: AbortSignal | undefined;
  /** Whether an address answers; a stand-in in tests. */
  reach?: (url: string) => Promise<boolean>;
  /** The clone whose npm packages are looked at. */
  project?: string;
};

/** What a suite that is stopped while it is being brought up ends with. */
export const stoppedEarly = "Stopped before it was up.";

export const noEngine = [
  `No Firestore engine: install Java 21 or newer (https://adoptium.net), which runs the official emulator;`,
  `or install Rust (https://rustup.rs), with which this command builds hidane ${hidaneVersion} by itself, once;`,
  `or add hidane as an npm package: npm install --no-save hidane@${hidaneVersion}`,
].join("\n");

/**
 * The official emulator where Java 21 and its jar are at hand, else hidane: found, or built once.
 * Throws `noEngine` where there is no way to either, `stoppedEarly` when a build was given up.
 */
export async function findFirestoreEngine({
  env = process.env,
  tell,
  signal,
  reach,
  project,
}: Search): Promise<FirestoreEngine> {
  const java = findJava(env);
  if (java !== null && (await isJarAvailable("firestore", env, reach)))
    return { kind: "official", java };

  const binary = findHidane(env, project) ?? (await buildHidane(tell, env, signal));
  if (binary !== null) return { kind: "hidane", binary };
  if (signal?.aborted) throw new Error(stoppedEarly);

  throw new Error(noEngine);
}
