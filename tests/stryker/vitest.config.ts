import { defineConfig } from "vitest/config";
import { townOfTests } from "../support/townOfTests.ts";
import { keptWorker } from "./keptWorker.ts";

/** The domain's unit tests, for Stryker; they need no running suite. */
export default defineConfig({
  plugins: [townOfTests, keptWorker],
  test: {
    include: ["functions/src/domain/**/*.test.ts", "functions/src/store/stored*.test.ts"],
    setupFiles: ["tests/stryker/forgetMutant.ts"],
    fileParallelism: false,
  },
});
