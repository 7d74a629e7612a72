import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { endWithUsage, readCommandLine } from "../commandLine.ts";
import { root } from "../folders.ts";
import { firebaseProgram } from "./firebaseProgram.ts";
import { deployInSteps, deploySteps, stepNames } from "./deploySteps.ts";

/** Deploys the functions in groups, each until it succeeds; a person answers firebase-tools' questions. */
const usage = `npm run deploy:functions -- [--project <id>] [--from ${stepNames.join("|")}] [--force] [--non-interactive] [--debug]`;
const { values } = readCommandLine(usage, {
  options: {
    project: { type: "string" },
    from: { type: "string" },
    force: { type: "boolean", default: false },
    "non-interactive": { type: "boolean", default: false },
    debug: { type: "boolean", default: false },
  },
});
if (values.from !== undefined && !stepNames.includes(values.from))
  endWithUsage(`There is no step '${values.from}'.`, usage);

const options = [
  ...(values.project === undefined ? [] : ["--project", values.project]),
  ...(values.force ? ["--force"] : []),
  ...(values["non-interactive"] ? ["--non-interactive"] : []),
  ...(values.debug ? ["--debug"] : []),
];

process.exitCode = await deployInSteps(deploySteps(values.from), {
  run: async ({ only }, isBuilt) => {
    const child = spawn(process.execPath, [firebaseProgram, "deploy", "--only", only, ...options], {
      cwd: root,
      stdio: "inherit",
      // firebase.json builds the site before a deploy of functions; one build is enough for one set of sources.
      env: { ...process.env, ...(isBuilt ? { VAGAS_BUILT: "1" } : {}) },
    });
    const [code] = (await once(child, "exit")) as [number | null];
    return code ?? 1;
  },
  wait: (ms) => setTimeout(ms),
  tell: (line) => void process.stdout.write(`${line}\n`),
});
