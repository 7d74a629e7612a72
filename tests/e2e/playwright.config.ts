import { defineConfig } from "@playwright/test";
import { findBrowser } from "../support/browser.ts";
import { siteUrl } from "../support/emulators.ts";

const { executablePath, args, env } = await findBrowser();

/** `npm test` runs the suite in parts side by side ('1/2'), each with its own emulators and its own folder. */
const part = process.env.E2E_PART?.split("/").map(Number);
const name = part === undefined ? "e2e" : `e2e-${part[0]}`;

export default defineConfig({
  testDir: ".",
  outputDir: `../../test-results/${name}`,
  ...(part === undefined ? {} : { shard: { current: part[0]!, total: part[1]! } }),
  fullyParallel: false,
  workers: 1,
  forbidOnly: true,
  // A machine with other work may be late for a moment; what passed on the second try is named as flaky.
  retries: 1,
  // Long enough for a machine with other work beside it.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: `../../test-results/${name}.json` }]],
  use: {
    baseURL: siteUrl,
    locale: "pt-BR",
    timezoneId: "America/Cuiaba",
    viewport: { width: 360, height: 740 },
    reducedMotion: "reduce",
    // Requests that a worker answers pass by the tests that hold or change them; those about the worker allow it.
    serviceWorkers: "block",
    // Of a second try alone: to record every page of every test would slow them all.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath,
      args,
      env: { ...(process.env as Record<string, string>), ...env },
    },
  },
});
