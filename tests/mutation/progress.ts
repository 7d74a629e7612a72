import { createHash } from "node:crypto";
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../../emulators/folders.ts";

const file = join(root, "node_modules", ".cache", "vagas", "mutation-progress.jsonl");

type Progress = {
  /** The verdicts so far, by mutant. */
  verdicts: ReadonlyMap<string, string>;
  note: (name: string, verdict: string) => void;
  /** Makes the next run start from the beginning. */
  end: () => void;
};

/** The verdicts of an interrupted run; none if rules or tests changed. */
export function openProgress(stateOfThings: string): Progress {
  const state = JSON.stringify(stateOfThings);
  const [found, ...lines] = readLines();
  const verdicts = new Map(
    found === state ? lines.map((line) => JSON.parse(line) as [string, string]) : [],
  );
  if (found !== state) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${state}\n`);
  }
  return {
    verdicts,
    note: (name, verdict) => {
      if (!verdicts.has(name)) appendFileSync(file, `${JSON.stringify([name, verdict])}\n`);
    },
    end: () => rmSync(file),
  };
}

function readLines(): string[] {
  try {
    return readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line !== "");
  } catch {
    return [];
  }
}

/** One hash of the rules and of all their tests. */
export function stateOfThings(): string {
  const folders = ["tests/rules", "tests/mutation", "tests/support", "functions/src/domain"].map(
    (folder) => join(root, folder),
  );
  const tried = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .sort()
      .map((name) => join(folder, name)),
  );
  const hash = createHash("sha256");
  for (const path of [join(root, "firestore.rules"), join(root, "storage.rules"), ...tried])
    hash.update(readFileSync(path));
  return hash.digest("hex");
}
