import { town } from "@vagas/functions/domain/town";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "../support/findBrowser.ts";
import { siteUrl } from "../support/emulators.ts";

const { executablePath, args, env } = await findBrowser();

/** `npm test` runs the suite in parallel parts, each with its own emulators and its own folder. */
const name = process.env.E2E_PART ?? "e2e";

export default defineConfig({
  testDir: ".",
  outputDir: `../../test-results/${name}`,
  fullyParallel: false,
  workers: 1,
  forbidOnly: true,
  // A test that passes on the second try only hides what people meet on the first.
  retries: 0,
  // Long enough for a busy machine.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: `../../test-results/${name}.json` }]],
  use: {
    baseURL: siteUrl,
    locale: "pt-BR",
    timezoneId: town.timeZone,
    viewport: { width: 360, height: 740 },
    reducedMotion: "reduce",
    // Requests of a service worker bypass tests that hold or change requests; tests of the worker allow it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath,
      // Each test reads the site's code anew and runs little of it twice: compiling it for speed costs more than it saves.
      args: [...args, "--js-flags=--no-opt --no-maglev"],
      env: { ...(process.env as Record<string, string>), ...env },
    },
  },
});
