import { isExecutable, onPath } from "./onPath.ts";

const names = ["google-chrome-stable", "google-chrome", "chromium", "chromium-browser", "chrome"];
const onMacOS = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** How to get a browser for the tests. */
export const noBrowser =
  "No browser: install Google Chrome or Chromium, or name one in CHROME_PATH.";

/** The browser of CHROME_PATH, else a Chrome or Chromium on PATH or where macOS keeps it; null without one. */
export function installedBrowser(env: NodeJS.ProcessEnv = process.env): string | null {
  const candidates = [env["CHROME_PATH"], ...names.map((name) => onPath(name, env)), onMacOS];
  return candidates.find((file): file is string => Boolean(file) && isExecutable(file!)) ?? null;
}

/** Whether the browser inside @sparticuz/chromium runs on this machine. */
export function hasPackagedBrowser(): boolean {
  return process.platform === "linux" && process.arch === "x64";
}
