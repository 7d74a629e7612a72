import { defineConfig } from "vitest/config";
import { projectId } from "./emulators/ports.ts";
import { functionsEnv } from "./tests/work/environment.ts";

const setupFiles = ["tests/support/failOnConsoleError.ts"];

/** Suites that share one set of emulators take turns. */
const inTurn = { setupFiles, fileParallelism: false, testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "functions/src/**/*.test.ts",
            "web/src/**/*.test.{ts,tsx}",
            "web/{build,worker}/**/*.test.ts",
            "emulators/**/*.test.ts",
            "tests/mutation/**/*.test.ts",
          ],
          setupFiles,
          // A machine with other work beside it.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "emulators",
          include: ["tests/emulators/**/*.test.ts"],
          ...inTurn,
          testTimeout: 180_000,
        },
      },
      { test: { name: "rules", include: ["tests/rules/**/*.test.ts"], ...inTurn } },
      { test: { name: "faults", include: ["tests/faults/**/*.test.ts"], ...inTurn } },
      {
        test: {
          name: "work",
          include: ["tests/work/**/*.test.ts"],
          ...inTurn,
          env: functionsEnv(projectId),
        },
      },
      // Events come late on a machine with other work: one second try, which the report names.
      {
        test: { name: "functions", include: ["tests/functions/**/*.test.ts"], ...inTurn, retry: 1 },
      },
    ],
  },
});
