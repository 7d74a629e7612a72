import { mkdirSync } from "node:fs";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { portOffset } from "./ports.ts";

export const root = resolve(import.meta.dirname, "..");

/** Ignored by git; one folder per offset, so that concurrent suites are separate. */
export const allState = join(root, ".emulator-data");
export const state = join(allState, String(portOffset()));

/** firebase-tools' configuration, logs and dotenv files of the running suite. */
export const config = join(state, "config");
export const logs = join(state, "logs");
/** The data that `--keep` keeps. */
export const kept = join(state, "kept");
/** The site as the Hosting emulator serves it; inside `config`, which its paths are relative to. */
export const site = join(config, "site");

/** The files with which functions render pages. */
export const rendered = join(config, "rendered");

/** What Node compiled of the modules it loaded, for the next process; ignored by git. */
export const compiledModules = join(root, "node_modules", ".cache", "vagas", "compiled");

/** The user's cache, shared by every clone. */
export function sharedCache(env: NodeJS.ProcessEnv = process.env): string {
  return join(env.HOME || homedir(), ".cache", "vagas-canabrava");
}

/** Creates the folder if needed, and returns it. */
export function ensured(folder: string): string {
  mkdirSync(folder, { recursive: true });
  return folder;
}
