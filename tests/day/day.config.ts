import { defineConfig } from "@playwright/test";
import e2e from "../e2e/playwright.config.ts";

/** `npm run day`: one test an hour of the day, each with what the hours before it left. */
export default defineConfig(e2e, {
  testDir: import.meta.dirname,
  outputDir: "../../test-results/day",
  timeout: 300_000,
  reporter: [["./LineReporter.ts"]],
});
