import { hasPackagedBrowser, installedBrowser, noBrowser } from '../../emulators/engines/installedBrowser.ts';

export type Browser = { executablePath: string; args: string[]; env: Record<string, string> };

/** Where the system's language knows ASCII alone, Chromium forgets the names of files with accents. */
const locale = { LC_ALL: 'C.UTF-8' };

/**
 * A Chromium to test with: an installed one, else the one inside @sparticuz/chromium, which unpacks itself and the
 * libraries it needs into the temporary folder. Throws where there is none: no test is skipped for want of a browser.
 */
export async function findBrowser(env: NodeJS.ProcessEnv = process.env): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-dev-shm-usage', '--no-first-run', '--no-default-browser-check', '--disable-domain-reliability'];
  const installed = installedBrowser(env);
  if (installed !== null) return { executablePath: installed, args, env: locale };
  if (!hasPackagedBrowser()) throw new Error(noBrowser);
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
