import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { lastLines, startChild, type Child } from "./children.ts";
import { heapMebibytes } from "./heap.ts";
import { withEngines } from "../engines/javaStandIn.ts";
import type { FirestoreEngine } from "../engines/firestoreEngine.ts";
import type { StorageRulesEngine } from "../engines/storageRulesEngine.ts";
import { compiledModules, config, ensured, kept, logs, root } from "../folders.ts";
import { ports, projectId } from "../ports.ts";

type FirebaseOptions = {
  configFile: string;
  firestore: FirestoreEngine;
  storageRules: StorageRulesEngine;
  only: readonly string[];
  /** This run's own folder, on a short path: it holds the functions' sockets. */
  temporary: string;
  importKept: boolean;
  exportOnExit: boolean;
};

/** Starts firebase-tools; `ready` resolves once every emulator is up and rejects if functions do not load. */
export function startFirebase(options: FirebaseOptions): { child: Child; ready: Promise<void> } {
  const preloads = [
    "freshConnections.ts",
    ...(options.only.includes("auth") ? ["lazySchemas.ts"] : []),
    "rulesUpdates.ts",
  ];
  const command = withEngines(
    {
      file: process.execPath,
      args: [
        `--max-old-space-size=${heapMebibytes()}`,
        ...preloads.flatMap((name) => [
          "--import",
          pathToFileURL(join(root, "emulators", "suite", name)).href,
        ]),
        join(root, "node_modules", "firebase-tools", "lib", "bin", "firebase.js"),
        ...firebaseArgs(options),
      ],
    },
    options.firestore,
    options.storageRules,
    options.temporary,
  );
  let child!: Child;
  let isBroken = false;
  const ready = new Promise<void>((resolve, reject) => {
    child = startChild("emulators", command.file, command.args, {
      cwd: ensured(logs),
      env: { ...quietEnv(options.temporary), ...command.env },
      onLine: (line) => {
        // firebase-tools continues without functions that do not load.
        if (/Failed to load function definition|Failed to start Functions emulator/.test(line))
          isBroken = true;
        if (line.includes("Error compiling rules")) process.stderr.write(`${line}\n`);
        if (!line.includes("All emulators ready")) return;
        if (isBroken)
          reject(
            new Error(
              `The functions do not load. The last lines of the log:\n${lastLines(child.log, 40)}`,
            ),
          );
        else resolve();
      },
    });
  });
  return { child, ready };
}

function firebaseArgs({ configFile, only, importKept, exportOnExit }: FirebaseOptions): string[] {
  const args = [
    "emulators:start",
    "--project",
    projectId,
    "--config",
    configFile,
    "--only",
    only.join(","),
  ];
  // One process runs every function in turn; a process each would take 200 MiB and a second to start. firebase-tools
  // offers this only together with a debugger's port.
  if (only.includes("functions")) args.push("--inspect-functions", String(ports.debugger));
  if (importKept) args.push("--import", kept);
  if (exportOnExit) args.push("--export-on-exit", kept);
  return args;
}

/**
 * Isolates the suite from the person's Firebase and Google Cloud settings, and disables updates, telemetry and the
 * metadata server, each of which costs seconds without a network.
 */
function quietEnv(temporary: string): Record<string, string | undefined> {
  const nobody = ensured(join(config, "nobody"));
  return {
    TMPDIR: temporary,
    XDG_CONFIG_HOME: nobody,
    CLOUDSDK_CONFIG: nobody,
    GOOGLE_APPLICATION_CREDENTIALS: undefined,
    FIREBASE_TOKEN: undefined,
    METADATA_SERVER_DETECTION: "none",
    // Functions describe themselves in a file; by way of a random port, firebase-tools waits forever if they fail to
    // load.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: "true",
    // Seconds; the default of ten is short on a busy machine.
    FUNCTIONS_DISCOVERY_TIMEOUT: "60",
    NO_UPDATE_NOTIFIER: "1",
    CI: "true",
    NODE_COMPILE_CACHE: compiledModules,
    NO_COLOR: "1",
    FORCE_COLOR: undefined,
  };
}
