import { type Browser, chromium } from "@playwright/test";
import { findBrowser } from "./findBrowser.ts";

/** The tests' browser, for programs that run no tests; `more` is added to its environment. */
export async function launchBrowser(more: Record<string, string> = {}): Promise<Browser> {
  const { executablePath, args, env } = await findBrowser();
  return chromium.launch({
    executablePath,
    args,
    env: { ...(process.env as Record<string, string>), ...env, ...more },
  });
}
