import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { readCommandLine } from "../commandLine.ts";
import { root } from "../folders.ts";
import { readFirebaseJson } from "../suite/firebaseConfig.ts";
import { awaitIndexes, type DeclaredIndex, type StoredIndex } from "./indexStates.ts";

/**
 * Waits until the project's Firestore has built every index of firestore.indexes.json. Exits with 1 if it does not.
 */
const { values } = readCommandLine("npm run deploy:wait -- [--project <id>]", {
  options: { project: { type: "string" } },
});

type Options = { project?: string; cwd: string };
type Command = {
  before: (step: (options: Options) => unknown) => Command;
  action: (work: (options: Options) => Promise<StoredIndex[]>) => Command;
  runner: () => (options: Options) => Promise<StoredIndex[]>;
};

/** A command inside firebase-tools, which finds project and login as for its own commands. */
const require = createRequire(import.meta.url);
const { Command } = require("firebase-tools/lib/command") as {
  Command: new (name: string) => Command;
};
const { requireAuth } = require("firebase-tools/lib/requireAuth") as {
  requireAuth: (options: Options) => Promise<unknown>;
};
const { FirestoreApi } = require("firebase-tools/lib/firestore/api") as {
  FirestoreApi: new () => { listIndexes: (project: string) => Promise<StoredIndex[]> };
};
const { needProjectId } = require("firebase-tools/lib/projectUtils") as {
  needProjectId: (options: Options) => string;
};

const read = new Command("vagas:indexes")
  .before(requireAuth)
  .action((options) => new FirestoreApi().listIndexes(needProjectId(options)))
  .runner();

const file = join(root, readFirebaseJson().firestore.indexes);
const { indexes } = JSON.parse(readFileSync(file, "utf8")) as { indexes: DeclaredIndex[] };
const tell = (line: string) => void process.stdout.write(`${line}\n`);

try {
  const isReady = await awaitIndexes(indexes, {
    read: () => read({ cwd: root, ...values }),
    wait: (ms) => setTimeout(ms),
    tell,
  });
  process.exitCode = isReady ? 0 : 1;
} catch (error) {
  tell((error as Error).message);
  process.exitCode = 1;
}
