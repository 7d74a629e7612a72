import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { projectId } from "./emulators/ports.ts";
import { townOfTests } from "./tests/support/townOfTests.ts";
import { functionsEnv } from "./tests/work/environment.ts";

const plugins = [townOfTests];

const setupFiles = [
  "tests/support/patientWaits.ts",
  "tests/support/failOnConsoleError.ts",
  "tests/support/removeTemporaryFolders.ts",
];

/** Suites that share one set of emulators take turns. */
const inTurn = { setupFiles, fileParallelism: false, testTimeout: 60_000, hookTimeout: 120_000 };

const dependencies = ["**/node_modules/**"];
const unitTests = [
  "functions/src/**/*.test.ts",
  "web/src/**/*.test.{ts,tsx}",
  "web/{build,worker}/**/*.test.ts",
  "emulators/**/*.test.ts",
  "tests/mutation/**/*.test.ts",
];
const workTests = ["tests/work/**/*.test.ts"];

/** What a test file does to modules and globals that other files see when they share a process with it. */
const changesModules = /\bvi\s*\.(mock|doMock|hoisted|resetModules|spyOn|stubEnv|stubGlobal)\b/;

/** Those of the test files that replace modules or globals. */
function changingModules(patterns: string[]): string[] {
  return globSync(patterns, { exclude: dependencies }).filter((file) =>
    changesModules.test(readFileSync(file, "utf8")),
  );
}

/**
 * Two projects: `name` shares the loaded modules between its files, which takes a third of the time; `name-apart` has the
 * files that replace modules or globals, each with modules of its own, in a thread, which starts sooner than a process.
 */
function sharedAndApart<Options extends object>(name: string, files: string[], options: Options) {
  const apart = changingModules(files);
  return [
    {
      plugins,
      test: {
        ...options,
        name,
        include: files,
        exclude: [...dependencies, ...apart],
        isolate: false,
      },
    },
    { plugins, test: { ...options, name: `${name}-apart`, include: apart, pool: "threads" } },
  ];
}

export default defineConfig({
  test: {
    projects: [
      // The time is for a machine with other work beside it.
      ...sharedAndApart("unit", unitTests, { setupFiles, testTimeout: 20_000 }),
      {
        test: {
          name: "emulators",
          include: ["tests/emulators/**/*.test.ts"],
          ...inTurn,
          testTimeout: 180_000,
        },
      },
      { test: { name: "rules", include: ["tests/rules/**/*.test.ts"], isolate: false, ...inTurn } },
      {
        test: { name: "faults", include: ["tests/faults/**/*.test.ts"], isolate: false, ...inTurn },
      },
      ...sharedAndApart("work", workTests, { ...inTurn, env: functionsEnv(projectId) }),
      {
        test: {
          name: "functions",
          include: ["tests/functions/**/*.test.ts"],
          isolate: false,
          ...inTurn,
        },
      },
    ],
  },
});
