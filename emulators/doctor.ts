import { spawnSync } from "node:child_process";
import { statfsSync } from "node:fs";
import { freemem } from "node:os";
import { readCommandLine } from "./commandLine.ts";
import { firestoreFinding } from "./engines/firestoreFinding.ts";
import { hasPackagedBrowser, installedBrowser, noBrowser } from "./engines/installedBrowser.ts";
import { findStorageRulesEngine } from "./engines/storageRulesEngine.ts";
import { fine, type Finding, findingText } from "./finding.ts";
import { root } from "./folders.ts";
import { busyPorts } from "./portHolders.ts";
import { ports, portOffset, type Service } from "./ports.ts";

readCommandLine("npm run doctor", {});
const findings = [
  // setup.mjs has checked Node and installed the packages.
  fine(`Node ${process.versions.node} runs the scripts; the packages are those of the lock file`),
  await firestoreFinding(),
  await storageRules(),
  browser(),
  await freePorts(),
  diskAndMemory(),
  clone(),
];
for (const finding of findings) process.stdout.write(findingText(finding));
const missing = findings.filter(({ advice }) => advice !== null).length;
process.stdout.write(
  missing === 0
    ? "\nnpm start and npm test have what they need.\n"
    : `\n${missing} of ${findings.length} need attention.\n`,
);
process.exitCode = missing === 0 ? 0 : 1;

async function storageRules(): Promise<Finding> {
  try {
    const engine = await findStorageRulesEngine();
    return fine(
      engine.kind === "official"
        ? `Storage rules: the official emulator, on ${engine.java}`
        : "Storage rules: the runtime in emulators/storage-rules",
    );
  } catch (error) {
    return { what: "Storage rules: no engine", advice: (error as Error).message };
  }
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

/** Uncommitted edits are no fault, but a fresh clone lacks them. */
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
