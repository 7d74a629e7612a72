import { spawnSync } from "node:child_process";
import { statfsSync } from "node:fs";
import { freemem } from "node:os";
import { readCommandLine } from "./commandLine.ts";
import { engineAtHand, noEngine, type ChosenEngine } from "./engines/firestoreEngine.ts";
import { hasPackagedBrowser, installedBrowser, noBrowser } from "./engines/installedBrowser.ts";
import { onPath } from "./engines/onPath.ts";
import { findStorageRulesEngine } from "./engines/storageRules.ts";
import { root, sharedCache } from "./folders.ts";
import { busyPorts } from "./portHolders.ts";
import { ports, portOffset, type Service } from "./ports.ts";

/** One thing that `npm start` and `npm test` need; `advice` says what to do where it is missing, null where all is well. */
type Finding = { what: string; advice: string | null };

readCommandLine("npm run doctor", {});
const findings = [
  // setup.mjs ran before this: it checks the Node and installs the packages.
  fine(`Node ${process.versions.node} runs the scripts; the packages are those of the lock file`),
  await firestore(),
  await storageRules(),
  browser(),
  await freePorts(),
  diskAndMemory(),
  clone(),
];
for (const { what, advice } of findings)
  process.stdout.write(
    advice === null
      ? `  ok   ${what}\n`
      : `  !!   ${what}\n       ${advice.replaceAll("\n", "\n       ")}\n`,
  );
const missing = findings.filter(({ advice }) => advice !== null).length;
process.stdout.write(
  missing === 0
    ? "\nnpm start and npm test have what they need.\n"
    : `\n${missing} of ${findings.length} need attention.\n`,
);
process.exitCode = missing === 0 ? 0 : 1;

function fine(what: string): Finding {
  return { what, advice: null };
}

async function firestore(): Promise<Finding> {
  const told: string[] = [];
  try {
    const engine = await engineAtHand({ tell: (line) => told.push(line) });
    if (engine !== null) return fine(`Firestore: ${engineText(engine)}`);
  } catch (error) {
    return { what: "Firestore: no engine", advice: (error as Error).message };
  }
  const cargo = onPath("cargo");
  if (cargo !== null && process.env.VAGAS_FIRESTORE_ENGINE !== "official")
    return fine(
      `Firestore: hidane will be built once by ${cargo}, two to five minutes, into ${sharedCache()}`,
    );
  return { what: "Firestore: no engine", advice: [...told, noEngine({})].join("\n") };
}

function engineText(engine: ChosenEngine): string {
  return engine.kind === "official"
    ? `the official emulator on ${engine.java}, because ${engine.why}`
    : `hidane, ${engine.binary}, because ${engine.why}`;
}

async function storageRules(): Promise<Finding> {
  const engine = await findStorageRulesEngine();
  return fine(
    engine.kind === "official"
      ? `Storage rules: the official emulator, on ${engine.java}`
      : "Storage rules: the runtime in emulators/storage-rules",
  );
}

function browser(): Finding {
  const installed = installedBrowser();
  if (installed !== null) return fine(`Browser for the tests: ${installed}`);
  if (hasPackagedBrowser())
    return fine("Browser for the tests: the one inside @sparticuz/chromium");
  return { what: "Browser for the tests: none", advice: noBrowser };
}

async function freePorts(): Promise<Finding> {
  const services = Object.keys(ports) as Service[];
  const busy = await busyPorts(ports, services);
  if (busy.length === 0)
    return fine(`Ports: all ${services.length} are free (VAGAS_PORT_OFFSET=${portOffset()})`);
  return {
    what: `Ports: ${busy.length} of ${services.length} are in use, perhaps by a suite that is up`,
    advice: busy.join("\n"),
  };
}

function diskAndMemory(): Finding {
  const { bavail, bsize } = statfsSync(root);
  const disk = (bavail * bsize) / 2 ** 30;
  const memory = freemem() / 2 ** 30;
  const what = `${disk.toFixed(1)} GiB of disk and ${memory.toFixed(1)} GiB of memory are free`;
  if (disk >= 3 && memory >= 1.5) return fine(what);
  return {
    what,
    advice:
      "The packages and the engine need 3 GiB of disk, the suite with a browser 1.5 GiB of memory.",
  };
}

/** Edits that are not committed are no fault, but a fresh clone would not have them. */
function clone(): Finding {
  const { status, stdout } = spawnSync("git", ["status", "--porcelain"], {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0) return fine("Clone: not under git");
  const files = stdout.split("\n").filter(Boolean).length;
  return fine(
    files === 0
      ? "Clone: nothing uncommitted"
      : `Clone: ${files} files differ from the last commit`,
  );
}
