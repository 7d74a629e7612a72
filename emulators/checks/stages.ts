import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../folders.ts";

export type Stage = {
  name: string;
  /** Programs of node_modules/.bin with their arguments, run one after the other. */
  run: string[][];
  /** The JSON report that the run writes, and in whose format; without one the stage itself counts as one check. */
  report?: { by: "vitest" | "playwright"; file: string };
  env?: Record<string, string>;
  /** The options of start.ts, for a stage that runs inside a suite of its own. */
  suite?: string[];
};

export const reports = join(root, "test-results");

/** What needs no emulators, the longest first; `emulators` starts and stops its own. */
export const quickStages: Stage[] = [
  vitest("unit", "unit-apart"),
  { name: "types", run: npmScript("types") },
  { name: "format", run: npmScript("format:check") },
  { name: "lint", run: npmScript("lint") },
];

/** How many of these run side by side: the unit tests by themselves use every core. */
export const quickLanes = 2;

/** What every suite needs: the engine, built where the machine has none yet, and the functions. */
export const engine: Stage = { name: "engine", run: [["node", "emulators/ready.ts"]] };

/** How many suites run side by side: much of a suite's time is waiting. */
export const lanes = 3;

/** What needs a suite up or brings up its own, the longest first; each takes the next free lane, and no two share anything. */
export const suiteStages: Stage[] = [
  ...[1, 2, 3, 4].map((part) => browser(part, 4)),
  { ...vitest("rules"), suite: ["--no-seed", "--only", "auth,firestore,storage"] },
  { ...vitest("functions"), suite: ["--no-seed", "--only", "auth,firestore,storage,functions"] },
  { ...vitest("emulators"), env: { VAGAS_PORT_OFFSET: "20000" } },
  // Without the functions: their work is called from the tests, and cut where the faults say.
  {
    ...vitest("faults", "work", "work-apart"),
    suite: ["--no-seed", "--only", "auth,firestore,storage"],
    env: { FAULT_QUICK: "1" },
  },
];

/** The programs that package.json runs under a name, one after the other. */
function npmScript(name: string): string[][] {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  return scripts[name]!.split(" && ").map((command) => command.split(" "));
}

/** One part of the tests in a browser. */
function browser(part: number, parts: number): Stage {
  const name = `e2e-${part}`;
  return {
    name,
    suite: [],
    run: [["playwright", "test", "--config", "tests/e2e/playwright.config.ts"]],
    env: { E2E_PART: `${part}/${parts}` },
    report: { by: "playwright", file: join(reports, `${name}.json`) },
  };
}

/** The tests of a project, those of others beside them. */
function vitest(name: string, ...others: string[]): Stage {
  const file = join(reports, `${name}.json`);
  const projects = [name, ...others].flatMap((project) => ["--project", project]);
  return {
    name,
    run: [
      [
        "vitest",
        "run",
        ...projects,
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${file}`,
      ],
    ],
    report: { by: "vitest", file },
  };
}
