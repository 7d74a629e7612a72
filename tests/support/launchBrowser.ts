import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from './browser.ts';

/** The browser that the tests use, for programs that run no tests. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, args, env } = await findBrowser();
  return chromium.launch({ executablePath, args, env: { ...(process.env as Record<string, string>), ...env } });
}
