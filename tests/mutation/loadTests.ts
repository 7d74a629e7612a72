import { readdirSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { collect, type CollectedTest } from "./collect.ts";
import type { RulesFile } from "./mutants.ts";

export type RulesTest = CollectedTest & {
  key: string;
  words: ReadonlySet<string>;
  /** The rules file it tests. */
  of: RulesFile;
  /** The duration of its last run. */
  milliseconds: number;
};

const folder = new URL("../rules/", import.meta.url);
const standIn = new URL("collect.ts", import.meta.url).href;

/** Every rules test that uses the emulators, ready to run in this process. */
export async function loadTests(): Promise<RulesTest[]> {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === "vitest" ? { url: standIn, shortCircuit: true } : next(specifier, context),
  });
  const files = readdirSync(folder).filter(
    (name) => name.endsWith(".test.ts") && asksTheEmulators(name),
  );
  const found: CollectedTest[] = [];
  for (const name of files) found.push(...(await collect(new URL(name, folder))));
  if (found.length === 0) throw new Error("No rules test asks the emulators");

  const times = new Map<string, number>();
  return found.map((one) => {
    const title = `${one.file} · ${one.title}`;
    times.set(title, (times.get(title) ?? 0) + 1);
    const key = times.get(title) === 1 ? title : `${title} #${times.get(title)}`;
    return {
      ...one,
      key,
      words: wordsOf(title),
      of: isOfStorage(one) ? "storage.rules" : "firestore.rules",
      milliseconds: 10,
    };
  });
}

function asksTheEmulators(name: string): boolean {
  const text = readFileSync(new URL(name, folder), "utf8");
  return /from "\.\/(gate|matrix|writes)/.test(text) && !name.startsWith("fuzz");
}

function isOfStorage({ file, title }: CollectedTest): boolean {
  return file.startsWith("storage") || /^a (stored résumé|file elsewhere)/.test(title);
}

/** The words of a text, with camelCase split. */
export function wordsOf(text: string): ReadonlySet<string> {
  return new Set(
    text
      .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  );
}
