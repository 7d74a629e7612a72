import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findBrowser } from "../../support/findBrowser.ts";

/** A port that no suite uses and browsers may open. */
const port = 3_333;

/** A browser with an empty profile for Lighthouse. */
export async function openBrowser(): Promise<{ port: number; close: () => Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), "vagas-lighthouse-"));
  const { executablePath, args, env } = await findBrowser();
  const browser = spawn(
    executablePath,
    [
      ...args,
      "--headless=new",
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      "about:blank",
    ],
    { env: { ...process.env, ...env }, stdio: "ignore" },
  );
  const ended = new Promise<void>((resolve) => browser.once("close", () => resolve()));
  const close = async () => {
    browser.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(`http://127.0.0.1:${port}/json/version`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { port, close };
    await sleep(200);
  }
  await close();
  throw new Error("The browser for Lighthouse does not listen");
}
