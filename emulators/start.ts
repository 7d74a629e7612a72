import { spawn } from "node:child_process";
import { join } from "node:path";
import { endWithUsage, readCommandLine } from "./commandLine.ts";
import { root } from "./folders.ts";
import { interruption } from "./suite/interruption.ts";
import { suiteEnv, viteEnv } from "./ports.ts";
import { emulatorNames, startSuite, type EmulatorName, type Suite } from "./suite/suite.ts";
import { table } from "./table.ts";

/**
 * Starts the suite, seeds it, prints the addresses, and runs until Ctrl-C.
 *
 *   --run "<command>"  runs the command against the suite instead, and ends with its exit code
 *   --dev              the site by Vite, with hot reload
 *   --keep             starts with the data of the last --keep run, and saves its own every two minutes
 *   --no-seed          starts empty
 *   --only a,b         some emulators only: auth, firestore, storage, functions, hosting
 */
const usage =
  'npm start -- [--keep] [--dev] [--no-seed] [--only auth,firestore,storage,functions,hosting] [--run "<command>"]';
const { values } = readCommandLine(usage, {
  options: {
    run: { type: "string" },
    dev: { type: "boolean", default: false },
    keep: { type: "boolean", default: false },
    "no-seed": { type: "boolean", default: false },
    only: { type: "string" },
  },
});
const only = chosenEmulators();
const interrupted = interruption();
const untilInterrupted = new Promise<number>((resolve) =>
  interrupted.addEventListener("abort", () => resolve(interrupted.reason), { once: true }),
);

let exitCode = 1;
let suite: Suite | null = null;
try {
  suite = await startSuite({ only, keep: values.keep, dev: values.dev, tell, signal: interrupted });
  const crashed = suite.crashed.then((what) => {
    throw new Error(what);
  });
  exitCode = await Promise.race([work(suite), crashed, untilInterrupted]);
} catch (error) {
  tell((error as Error).message);
} finally {
  await suite?.stop();
}
// A requested stop may look like a failure.
process.exit(interrupted.aborted ? interrupted.reason : exitCode);

async function work({ restored }: Suite): Promise<number> {
  if (!values["no-seed"] && !restored) {
    const code = await run(process.execPath, [join(root, "emulators", "runSeed.ts")], false);
    if (code !== 0) throw new Error("The seed failed; its message is above.");
  }
  if (values.run !== undefined) return run(values.run, [], true);
  process.stdout.write(table(values.dev, restored || !values["no-seed"]));
  return untilInterrupted;
}

/** Runs a program against the suite; resolves with its exit code. */
function run(command: string, args: string[], shell: boolean): Promise<number> {
  const env = { ...process.env, ...suiteEnv(), ...viteEnv() };
  const child = spawn(command, args, {
    shell,
    stdio: "inherit",
    cwd: root,
    env,
    signal: interrupted,
  });
  return new Promise((resolve) => {
    child.once("error", ({ message }) => {
      if (!interrupted.aborted) tell(`${command}: ${message}`);
      resolve(1);
    });
    child.once("close", (code) => resolve(code ?? 1));
  });
}

function chosenEmulators(): EmulatorName[] {
  const wanted: readonly string[] = values.only?.split(",") ?? emulatorNames;
  const unknown = wanted.filter((name) => !emulatorNames.some((known) => known === name));
  if (unknown.length > 0)
    endWithUsage(`There is no emulator called '${unknown.join("' or '")}'.`, usage);
  const lacking = ["auth", "firestore", "storage"].filter((name) => !wanted.includes(name));
  if (!values["no-seed"] && lacking.length > 0)
    endWithUsage(
      `The seed needs ${lacking.join(" and ")} too: add it to --only, or begin empty with --no-seed.`,
      usage,
    );
  return emulatorNames.filter(
    (name) => wanted.includes(name) && !(values.dev && name === "hosting"),
  );
}

function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}
