import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export type Browser = { executablePath: string; args: string[]; env: Record<string, string> };

const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installedBrowser(env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const candidates = [
    env['CHROME_PATH'],
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return candidates.find((path) => path !== undefined && isExecutable(path));
}

/** Where the system's language knows ASCII alone, Chromium forgets the names of files with accents. */
const locale = { LC_ALL: 'C.UTF-8' };

/**
 * A Chromium to test with: CHROME_PATH, one on PATH, else the one inside @sparticuz/chromium, which unpacks itself and
 * the libraries it needs into the temporary folder. Throws where there is none: no test is skipped for want of a browser.
 */
export async function findBrowser(env: NodeJS.ProcessEnv = process.env): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-dev-shm-usage', '--no-first-run', '--no-default-browser-check', '--disable-domain-reliability'];
  const installed = installedBrowser(env);
  if (installed) return { executablePath: installed, args, env: locale };
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No browser: install Google Chrome or Chromium, or name one in CHROME_PATH.');
  }
  // Tells the package to unpack its libraries too; it then adds them to LD_LIBRARY_PATH.
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs24.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  return {
    executablePath,
    args: [...args, '--headless=shell', '--no-zygote', '--disable-gpu', '--disable-software-rasterizer'],
    env: { ...locale, ...(process.env['LD_LIBRARY_PATH'] ? { LD_LIBRARY_PATH: process.env['LD_LIBRARY_PATH'] } : {}) },
  };
}
