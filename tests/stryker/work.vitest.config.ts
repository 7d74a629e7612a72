import { defineConfig } from "vitest/config";
import { townOfTests } from "../support/townOfTests.ts";
import { functionsEnv } from "../work/environment.ts";
import { keptWorker } from "./keptWorker.ts";

// Two runners share one set of emulators, each with its own project.
const project = `demo-stryker-${process.env.STRYKER_MUTATOR_WORKER ?? 0}`;

/** The tests quick enough to repeat for every mutant of the functions' work. */
export default defineConfig({
  plugins: [townOfTests, keptWorker],
  test: {
    include: ["functions/src/{store,triggers,mail,site}/**/*.test.ts", "tests/work/*.test.ts"],
    exclude: ["functions/src/site/pictures/renderPicture.test.ts"],
    env: { ...functionsEnv(project), VAGAS_TEST_PROJECT: project },
    setupFiles: ["tests/stryker/forgetMutant.ts"],
    fileParallelism: false,
    testTimeout: 20_000,
  },
});
