import { mkdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { town } from "@vagas/functions/domain/town";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { demoAdmin, demoCompany } from "../support/demoLogins.ts";
import { siteUrl } from "../support/emulators.ts";
import { launchBrowser } from "../support/launchBrowser.ts";
import { searchFor } from "../support/page/searchFor.ts";
import { fillInLogin } from "../support/page/signIn.ts";
import type { Drawing, Screen, Visitor } from "./screen.ts";
import { drawings, screens } from "./screens.ts";

/**
 * Takes pictures of the screens of a running, seeded suite.
 *
 *   take.ts [part of a screen's or drawing's name …]
 *   --width 768        another width than the two that are kept, as often as wanted
 *   --scheme dark      one colour scheme alone
 *   --who visitor      one kind of person's screens alone
 *   --folder <path>    somewhere else than docs/screens
 */
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: "string", multiple: true, default: ["360", "1280"] },
    scheme: { type: "string", multiple: true, default: ["light", "dark"] },
    who: { type: "string" },
    folder: {
      type: "string",
      default: fileURLToPath(new URL("../../docs/screens", import.meta.url)),
    },
  },
});
const widths = values.width.map(Number);
const schemes = (["light", "dark"] as const).filter((scheme) => values.scheme.includes(scheme));

/** The height of a page, in pixels, that a picture shows at most. */
const longest = (width: number) => (width < 768 ? 1480 : 1000);
/** The most bytes of a picture in the repository, and the JPEG qualities to try. */
const largest = 60_000;
const qualities = [70, 60, 50, 40, 30];
/** Milliseconds for a busy machine, because a failure would repeat the whole run. */
const patience = 90_000;
const common: BrowserContextOptions = {
  baseURL: siteUrl,
  locale: "pt-BR",
  timezoneId: town.timeZone,
  reducedMotion: "reduce",
  serviceWorkers: "block",
};

/** A stored session, so one login serves every picture. */
async function session(browser: Browser, who: Visitor) {
  if (who === "visitor") return {};
  const context = await browser.newContext(common);
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  await page.goto(who === "admin" ? "/admin/login" : "/empresa/login");
  await fillInLogin(page, who === "admin" ? demoAdmin : demoCompany);
  // The address changes before the page's code is loaded, without a new document.
  await page.waitForURL(/dashboard/, { waitUntil: "commit" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  const storageState = await context.storageState({ indexedDB: true });
  await context.close();
  return { storageState };
}

/** Takes the best quality that fits, or else a shorter part of the page. */
async function picture(page: Page): Promise<Buffer> {
  for (const quality of qualities) {
    const bytes = await page.screenshot({ type: "jpeg", quality, animations: "disabled" });
    if (bytes.length <= largest) return bytes;
  }
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width, height: Math.round(height * 0.85) });
  return picture(page);
}

/** Runs in the page. A dialog is shown on the screen of its device, all else as high as it is. */
function heightShown(): number {
  const isCovered = document.querySelector("[role=dialog]") !== null;
  return isCovered ? window.innerHeight : document.documentElement.scrollHeight;
}

async function takeDrawing(browser: Browser, { name, path, width }: Drawing) {
  const context = await browser.newContext(common);
  const page = await context.newPage();
  const png = await (await context.request.get(path)).body();
  const address = `data:image/png;base64,${png.toString("base64")}`;
  await page.setContent(`<body style="margin: 0"><img src="${address}" width="${width}">`);
  const { height } = (await page.locator("img").boundingBox())!;
  await page.setViewportSize({ width, height: Math.floor(height) });
  await writeFile(resolve(values.folder, `${name}.jpg`), await picture(page));
  await context.close();
}

async function take(
  browser: Browser,
  { name, path, ready, search, act, shown, kept, seen }: Screen,
  options: BrowserContextOptions,
) {
  for (const width of widths) {
    const viewport = { width, height: width < 768 ? 740 : 900 };
    const context = await browser.newContext({
      ...common,
      ...options,
      viewport,
      serviceWorkers: seen === undefined ? "block" : "allow",
    });
    context.setDefaultTimeout(patience);
    const page = await context.newPage();
    await page.addInitScript((texts) => Object.assign(localStorage, texts), kept ?? {});
    if (seen !== undefined) {
      await page.goto(seen);
      // The worker comes with the page's code, which comes with the first act.
      await page.keyboard.press("Shift");
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await context.setOffline(true);
    }
    await page.goto(path);
    await page.getByRole("heading", { name: ready }).first().waitFor();
    if (search !== undefined) await searchFor(page, search);
    await act?.(page);
    if (shown !== undefined) await page.locator(shown).first().waitFor();
    // Pages with live data keep a request open, so the network is never idle.
    await page.waitForFunction(
      (busy) => document.querySelector(busy) === null,
      ".MuiSkeleton-root, [role=progressbar], [aria-busy=true]",
    );
    await page.evaluate(async () => document.fonts.ready.then(() => null));
    const height = await page.evaluate(heightShown);
    await page.setViewportSize({ width, height: Math.min(height, longest(width)) });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-color-scheme=${colorScheme}]`).waitFor();
      await writeFile(
        resolve(values.folder, `${name}-${width}-${colorScheme}.jpg`),
        await picture(page),
      );
    }
    await context.close();
  }
}

const isWanted = (name: string) =>
  wanted.length === 0 || wanted.some((part) => name.includes(part));
const chosen = screens.filter(({ name, who }) => (values.who ?? who) === who && isWanted(name));
const drawn = drawings.filter(
  ({ name }) => (values.who ?? "visitor") === "visitor" && isWanted(name),
);
if (chosen.length + drawn.length === 0 || schemes.length === 0)
  throw new Error("No screen, person or colour scheme is called that.");
await mkdir(values.folder, { recursive: true });
// Date fields use the system's language, not the page's.
const browser = await launchBrowser({ LC_ALL: "pt_BR.UTF-8" });
for (const drawing of drawn) await takeDrawing(browser, drawing);
for (const who of ["visitor", "company", "admin"] as const) {
  const mine = chosen.filter((screen) => screen.who === who);
  if (mine.length === 0) continue;
  const options = await session(browser, who);
  for (const screen of mine) {
    await screen.given?.();
    await take(browser, screen, options);
  }
}
await browser.close();
