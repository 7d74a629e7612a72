import { join } from "node:path";
import { allState, sharedCache } from "../folders.ts";
import { buildHidane, findHidane, hidaneVersion } from "./hidane.ts";
import { findJava } from "./java.ts";
import { thisMachine, type MachineKind } from "./machine.ts";
import { isJarAvailable } from "./officialJars.ts";
import { isExecutable, onPath, runs } from "./onPath.ts";
import { prebuiltFolder, readPrebuilt, unfit, unpackPrebuilt } from "./prebuilt.ts";

/** A Firestore engine: the official emulator on a Java, or the hidane program. */
export type FirestoreEngine =
  { kind: "official"; java: string } | { kind: "hidane"; binary: string };

/** An engine, and the reason for it: the end of a sentence. */
export type ChosenEngine = FirestoreEngine & { why: string };

export type Search = {
  env?: NodeJS.ProcessEnv;
  /** Where progress goes. */
  tell: (line: string) => void;
  /** Cancels a running build. */
  signal?: AbortSignal | undefined;
  /** Whether an address answers; replaced in tests. */
  reach?: (url: string) => Promise<boolean>;
  /** The machine, and the folders of the prebuilt engine and of this clone; replaced in tests. */
  machine?: MachineKind;
  prebuilt?: string;
  cloneState?: string;
};

type Finder = (search: Search) => ChosenEngine | null | Promise<ChosenEngine | null>;

/** The error of a suite that is stopped while it starts. */
export const stoppedEarly = "Stopped before it was up.";

/** Names the engine to take: `official`, `hidane`, or the path of a hidane. */
const choice = "VAGAS_FIRESTORE_ENGINE";

/** In order of preference; the last one takes minutes. */
const atHand: readonly Finder[] = [prebuiltEngine, installedHidane, officialEmulator];
const hidaneAtHand: readonly Finder[] = [prebuiltEngine, installedHidane];

/**
 * The engine to serve Firestore with: the one VAGAS_FIRESTORE_ENGINE names, else the first available, else hidane,
 * built once. Throws a message for people if there is none, and `stoppedEarly` if a build was cancelled.
 */
export async function findFirestoreEngine(search: Search): Promise<ChosenEngine> {
  const engine =
    (await engineAtHand(search)) ?? (isOfficialWanted(search) ? null : await builtHidane(search));
  if (engine !== null) return engine;
  if (search.signal?.aborted) throw new Error(stoppedEarly);
  throw new Error(noEngine(search));
}

/** Like `findFirestoreEngine`, but null if one would have to be built. Throws if the named path does not run. */
export async function engineAtHand(search: Search): Promise<ChosenEngine | null> {
  const wanted = (search.env ?? process.env)[choice] ?? "";
  if (wanted.includes("/")) return namedHidane(wanted, search);
  for (const find of findersFor(wanted)) {
    const engine = await find(search);
    if (engine !== null) return engine;
  }
  return null;
}

/** Three lines of advice for a person without an engine. */
export function noEngine({
  env = process.env,
  machine = thisMachine(),
  prebuilt,
}: Pick<Search, "env" | "machine" | "prebuilt">): string {
  if (env[choice] === "official")
    return [
      `${choice} is 'official', and the official Firestore emulator does not run here:`,
      `it needs Java 21 or newer (https://adoptium.net) on PATH or in JAVA_HOME,`,
      `and its jar in firebase-tools' cache, or a network to download it from.`,
    ].join("\n");
  const why = unfit(readPrebuilt(prebuilt ?? prebuiltFolder), machine);
  const reason = why ?? "it could not be unpacked, as said above";
  return [
    `No Firestore engine: the prebuilt one does not run here, because ${reason}.`,
    `Install Java 21 or newer (https://adoptium.net), which runs the official emulator;`,
    `or install Rust (https://rustup.rs), with which this command builds hidane ${hidaneVersion} by itself, once.`,
  ].join("\n");
}

function findersFor(wanted: string): readonly Finder[] {
  const finders: Partial<Record<string, readonly Finder[]>> = {
    "": atHand,
    hidane: hidaneAtHand,
    official: [officialEmulator],
  };
  const found = finders[wanted];
  if (found === undefined)
    throw new Error(
      `${choice} is '${wanted}': it takes official, hidane, or the path of a hidane with a slash in it.`,
    );
  return found;
}

function isOfficialWanted({ env = process.env }: Search): boolean {
  return env[choice] === "official";
}

function namedHidane(binary: string, { env = process.env }: Search): ChosenEngine {
  if (!isExecutable(binary) || !runs(binary, env))
    throw new Error(`${choice} names ${binary}, which does not run here.`);
  return { kind: "hidane", binary, why: `${choice} names it` };
}

function prebuiltEngine({
  env = process.env,
  tell,
  machine = thisMachine(),
  prebuilt = prebuiltFolder,
  cloneState = allState,
}: Search): ChosenEngine | null {
  if (unfit(readPrebuilt(prebuilt), machine) !== null) return null;
  // If the cache is not writable, the clone's own folder is used.
  const caches = [join(sharedCache(env), "engines"), join(cloneState, "engines")];
  const binary = unpackPrebuilt(caches, tell, prebuilt);
  if (binary === null) return null;
  return { kind: "hidane", binary, why: "the prebuilt engine of this repository runs here" };
}

function installedHidane({ env = process.env }: Search): ChosenEngine | null {
  const binary = findHidane(env);
  if (binary === null) return null;
  const where = binary === onPath("hidane", env) ? "on PATH" : "in the cache, built earlier";
  return { kind: "hidane", binary, why: `it is ${where}` };
}

async function officialEmulator({
  env = process.env,
  reach,
}: Search): Promise<ChosenEngine | null> {
  const java = findJava(env);
  if (java === null || !(await isJarAvailable("firestore", env, reach))) return null;
  return { kind: "official", java, why: `${java} is Java 21 or newer, and its jar is to be had` };
}

async function builtHidane({ env, tell, signal }: Search): Promise<ChosenEngine | null> {
  const binary = await buildHidane(tell, env, signal);
  return binary === null ? null : { kind: "hidane", binary, why: "cargo built it" };
}
