import { basename } from "node:path";
import { mergeFiles, type ScriptFile } from "./mergeFiles.ts";

type Module = {
  code: string | null;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
};
export type Modules = { getModuleInfo: (id: string) => Module | null };

/** About how small minifying and gzip make the code of a module. */
const shrunk = 0.2;

/** A module and its static imports. */
export function closure(from: string, modules: Modules): Set<string> {
  const all = new Set([from]);
  for (const id of all)
    modules.getModuleInfo(id)?.importedIds.forEach((imported) => all.add(imported));
  return all;
}

/** `entries`: the modules where a file begins, which are the start and what is imported on demand. */
type Site = { all: Set<string>; entries: Set<string> };

/** All modules of the site. */
export function siteModules(start: string, modules: Modules): Site {
  const all = new Set([start]);
  const entries = new Set([start]);
  for (const id of all) {
    const module = modules.getModuleInfo(id);
    module?.importedIds.forEach((imported) => all.add(imported));
    module?.dynamicallyImportedIds.forEach(
      (imported) => all.add(imported) && entries.add(imported),
    );
  }
  return { all, entries };
}

/**
 * A name for the file of each module that several entry modules load, small files merged (mergeFiles.ts): a dashboard would
 * ask for a hundred files, most of them smaller than a kilobyte. `named`: the modules that are in a file with a name already.
 */
export function sharedFiles(
  { all, entries }: Site,
  named: Map<string, string>,
  modules: Modules,
): Map<string, string> {
  const size = (id: string) => modules.getModuleInfo(id)?.code?.length ?? 0;
  const loads = [...entries].map((entry) => [entry, closure(entry, modules)] as const);
  const files = new Map<string, ScriptFile>();
  const fileOf = new Map<string, ScriptFile>();
  for (const id of all) {
    const users = loads.flatMap(([entry, loaded]) => (loaded.has(id) ? [entry] : []));
    const key = named.get(id) ?? users.join();
    const file = files.get(key) ?? emptyFile(!named.has(id) && users.length > 1);
    // An entry module in a file with others would get another file, which only names them.
    if (entries.has(id)) file.mayMerge = false;
    file.modules.push(id);
    file.bytes += size(id) * shrunk;
    users.forEach((user) => file.users.add(user));
    files.set(key, file);
    fileOf.set(id, file);
  }
  for (const [id, file] of fileOf)
    modules
      .getModuleInfo(id)
      ?.importedIds.forEach((imported) => file.to.add(fileOf.get(imported)!));
  files.forEach((file) => file.to.delete(file));
  const shared = mergeFiles([...files.values()]).filter(({ mayMerge }) => mayMerge);
  const largest = shared.map((file) => file.modules.toSorted((a, b) => size(b) - size(a))[0]!);
  return new Map(
    shared.flatMap((file, i) => file.modules.map((id) => [id, fileName(largest, i)] as const)),
  );
}

/**
 * A file's name, after its largest module: it stays when other files come and go, so that a browser's kept copy stays of
 * use. A second file of that name gets a number.
 */
function fileName(largest: readonly string[], i: number): string {
  const named = (id: string) => basename(id).replace(/\..*$/, "");
  const name = named(largest[i]!);
  const before = largest.slice(0, i).filter((id) => named(id) === name).length;
  return before === 0 ? name : `${name}-${before + 1}`;
}

function emptyFile(mayMerge: boolean): ScriptFile {
  return { modules: [], bytes: 0, users: new Set(), to: new Set(), mayMerge };
}
