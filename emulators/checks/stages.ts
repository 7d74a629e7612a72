import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../folders.ts";

export type Stage = {
  name: string;
  /** Programs of node_modules/.bin with their arguments, run in order. */
  run: string[][];
  /** The JSON report of the run, and its format; a stage without one counts as one check. */
  report?: { by: "vitest" | "playwright"; file: string };
  env?: Record<string, string>;
  /** The options of start.ts, for a stage inside its own suite. */
  suite?: string[];
  /** How far it steps back for other stages, as Unix counts: 0 not at all, 19 always. */
  niceness?: number;
};

export const reports = join(root, "test-results");

/** What reads the code without running it, the longest first. */
export const staticStages: Stage[] = [
  { name: "lint", run: npmScript("lint") },
  { name: "format", run: npmScript("format:check") },
  { name: "types", run: npmScript("types") },
];

const unit = vitest("unit", "unit-apart");

/** Stages without emulators, the longest first. */
export const quickStages: Stage[] = [unit, ...staticStages];

/** How many of these run concurrently: each of them alone uses more than a core. */
export const quickLanes = 2;

/** What every suite needs: the engine, built if the machine has none, and the functions. */
export const engine: Stage = { name: "engine", run: [["node", "emulators/ready.ts"]] };

/**
 * How many suites run concurrently: three with browsers keep two cores busy all the time, and two wait most of it. Each suite
 * costs its start and a build of the site.
 */
export const lanes = 5;

/**
 * The end-to-end tests in parts that take about equally long: what companies and the administrator do, what everybody else
 * meets, and the walks over every page. Each pattern matches the addresses of the part's files.
 */
export const browserParts = {
  accounts: "/e2e/(admin-(?!is-accessible)|company-(?!meets-no-barrier))",
  everybody: "/e2e/(visitor-(?!meets-no-barrier)|machines-|stranger-|device-|town-)",
  barriers: "/e2e/(admin-is-accessible|company-meets-no-barrier|visitor-meets-no-barrier)",
};

/**
 * The stages that take minutes, the longest first; each takes the next free lane, and no two share anything. The unit tests
 * are among them, because alone they leave a core waiting for one long file at their end.
 */
export const longStages: Stage[] = [
  ...Object.entries(browserParts).map(([part, files]) => browser(part, files)),
  // Without the functions emulator: tests call the functions' work, and interrupt it in the fault suite. Both wait for one
  // small answer after another, so they begin first and beside each other.
  ...[vitest("faults"), vitest("work", "work-apart")].map((stage) => ({
    ...stage,
    suite: ["--no-seed", "--only", "auth,firestore,storage"],
    env: { FAULT_QUICK: "1" },
  })),
  unit,
  { ...vitest("rules"), suite: ["--no-seed", "--only", "auth,firestore,storage"] },
  { ...vitest("functions"), suite: ["--no-seed", "--only", "auth,firestore,storage,functions"] },
  { ...vitest("emulators"), env: { VAGAS_PORT_OFFSET: "20000" } },
];

/** The programs of a script in package.json. */
function npmScript(name: string): string[][] {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  return scripts[name]!.split(" && ").map((command) => command.split(" "));
}

/**
 * The end-to-end tests whose files match `files`. Browsers have a lower priority: otherwise they would slow down the suites
 * beside them, and the last of those would run alone at the end.
 */
function browser(part: string, files: string): Stage {
  const name = `e2e-${part}`;
  return {
    name,
    suite: [],
    niceness: 5,
    run: [["playwright", "test", "--config", "tests/e2e/playwright.config.ts", files]],
    env: { E2E_PART: name },
    report: { by: "playwright", file: join(reports, `${name}.json`) },
  };
}

/** The tests of a project. */
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
