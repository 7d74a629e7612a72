/** A file of scripts. `users`: the entry modules that load it; `to`: the files that it imports itself. */
export type ScriptFile = {
  modules: string[];
  bytes: number;
  users: Set<string>;
  to: Set<ScriptFile>;
  mayMerge: boolean;
};

/** The bytes that a request costs as much as: its headers, and the start of a compression that knows nothing yet. */
const bytesOfRequest = 1_500;

type Reached = Map<ScriptFile, Set<ScriptFile>>;
type Pair = { kept: ScriptFile; added: ScriptFile; gain: number };

/**
 * The files after merging, one pair after another, those that save most: a request for each entry module that loads both,
 * less the bytes that an entry module then loads in vain, with all that they import. No two files import each other
 * afterwards, even through others, so that all code runs in the order of its imports. The given files are changed.
 */
export function mergeFiles(files: readonly ScriptFile[]): ScriptFile[] {
  let left = [...files];
  for (;;) {
    const reached = new Map(left.map((file) => [file, reachedFrom(file)]));
    const best = bestPair(left, reached);
    if (best === null) return left;
    merge(best, left);
    left = left.filter((file) => file !== best.added);
  }
}

/** All that a file imports, itself or through others. */
function reachedFrom(file: ScriptFile): Set<ScriptFile> {
  const all = new Set(file.to);
  for (const one of all) one.to.forEach((next) => all.add(next));
  return all;
}

function bestPair(files: readonly ScriptFile[], reached: Reached): Pair | null {
  const movable = files
    .filter(({ mayMerge }) => mayMerge)
    .toSorted((a, b) => b.users.size - a.users.size);
  let best: Pair | null = null;
  for (const [i, kept] of movable.entries())
    for (const added of movable.slice(i + 1)) {
      const least = best?.gain ?? 0;
      if (bytesOfRequest * added.users.size <= least) break;
      const saved = bytesOfRequest * [...kept.users].filter((user) => added.users.has(user)).length;
      if (saved <= least) continue;
      const gain = saved - inVain(kept, added.users, reached) - inVain(added, kept.users, reached);
      if (gain > least && !wouldCircle(kept, added, reached)) best = { kept, added, gain };
    }
  return best;
}

/** What it costs entry modules to load a file together with one of theirs. */
function inVain(file: ScriptFile, users: Set<string>, reached: Reached): number {
  const others = [...users].filter((user) => !file.users.has(user));
  if (others.length === 0) return 0;
  const imported = [...reached.get(file)!].map(
    (one) => others.filter((user) => !one.users.has(user)).length * (one.bytes + bytesOfRequest),
  );
  return imported.reduce((sum, cost) => sum + cost, others.length * file.bytes);
}

/** Whether one reaches the other through a third. */
function wouldCircle(a: ScriptFile, b: ScriptFile, reached: Reached): boolean {
  const through = (from: ScriptFile, to: ScriptFile) =>
    [...from.to].some((next) => next !== to && reached.get(next)!.has(to));
  return through(a, b) || through(b, a);
}

function merge({ kept, added }: Pair, files: readonly ScriptFile[]): void {
  kept.modules.push(...added.modules);
  kept.bytes += added.bytes;
  added.users.forEach((user) => kept.users.add(user));
  added.to.forEach((file) => kept.to.add(file));
  for (const { to } of files) if (to.delete(added)) to.add(kept);
  kept.to.delete(kept);
  for (const { users } of reachedFrom(kept)) kept.users.forEach((user) => users.add(user));
}
