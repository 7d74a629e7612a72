import {
  hasPackagedBrowser,
  installedBrowser,
  noBrowser,
} from "../../emulators/engines/installedBrowser.ts";

type FoundBrowser = { executablePath: string; args: string[]; env: Record<string, string> };

/** In an ASCII locale Chromium loses file names with accents. */
const locale = { LC_ALL: "C.UTF-8" };

/**
 * A Chromium for tests: an installed one, or the one in @sparticuz/chromium, which unpacks itself and its libraries
 * into the temporary folder. Throws without one, because no test is skipped for lack of a browser.
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const args = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-domain-reliability",
  ];
  const installed = installedBrowser();
  if (installed !== null) return { executablePath: installed, args, env: locale };
  if (!hasPackagedBrowser()) throw new Error(noBrowser);
  // Makes the package unpack its libraries and add them to LD_LIBRARY_PATH.
  process.env["AWS_LAMBDA_JS_RUNTIME"] = "nodejs24.x";
  const { default: chromium } = await import("@sparticuz/chromium");
  const executablePath = await chromium.executablePath();
  return {
    executablePath,
    args: [...args, "--headless=shell", "--disable-gpu", "--disable-software-rasterizer"],
    env: {
      ...locale,
      ...(process.env["LD_LIBRARY_PATH"]
        ? { LD_LIBRARY_PATH: process.env["LD_LIBRARY_PATH"] }
        : {}),
    },
  };
}
