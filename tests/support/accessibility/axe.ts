import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axeCore from "axe-core";
import { expect, widths } from "../e2e.ts";
import { edgeless, faintPlaceholders } from "./colours.ts";
import { outOfReach } from "./outOfReach.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Rules = axeCore.RunOptions;

/** WCAG 2.2 A and AA, and axe's best practices. */
const everything = {
  runOnly: {
    type: "tag",
    values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  },
} satisfies Rules;
const colourRules = ["color-contrast", "link-in-text-block"];
/** The rules that depend on colours, for the second scheme. */
const colours: Rules = { runOnly: { type: "rule", values: colourRules } };
/** The others, for a tablet, which has a phone's colours. */
const layout: Rules = {
  ...everything,
  rules: Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])),
};

/** Rows are built alike: a phone's check looks at all of a list, the others at the first of them. */
const laterRows = ["li", "tr"].map((row) => `${row}:nth-child(n + 9)`);

/** The rows to look at. */
type Rows = "every row" | "the first rows";

/**
 * Each violated rule and where, within `part` of the page. Runs in the page itself: axe's driver opens another page
 * for every question and also returns what passes.
 */
async function violations(
  page: Page,
  part: string,
  rules: Rules,
  rows: Rows = "every row",
): Promise<string[]> {
  const found = await violationsByAxe(page, part, rules, rows);
  if (found !== null) return found;
  await page.evaluate(source);
  return (await violationsByAxe(page, part, rules, rows))!;
}

/** The same; null if the page does not have axe yet. */
function violationsByAxe(
  page: Page,
  part: string,
  rules: Rules,
  rows: Rows,
): Promise<string[] | null> {
  return page.evaluate(
    async ({ context, omitted, options }) => {
      const { axe } = window as { axe?: typeof axeCore };
      if (!axe) return null;
      // Half covered by a sticky bar, a button would count as too small.
      if (context === "html") window.scrollTo(0, 0);
      const found = await axe.run(
        { include: [context], exclude: omitted },
        {
          ...options,
          resultTypes: ["violations"],
          // No rule of these needs the style sheets.
          preload: { assets: ["media"] },
        },
      );
      return found.violations.map(
        ({ id, help, nodes }) =>
          `${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `  ${target.join(" ")}\n  ${failureSummary}`).join("\n")}`,
      );
    },
    { context: part, omitted: rows === "every row" ? [] : laterRows, options: rules },
  );
}

async function expectNoViolation(
  page: Page,
  rules: Rules,
  rows: Rows,
  where: string,
): Promise<void> {
  expect(await violations(page, "html", rules, rows), where).toEqual([]);
}

const schemes = ["light", "dark"] as const;
type Scheme = (typeof schemes)[number];

/**
 * Changes the scheme, and expects the page to be as wide as the screen in it. No property may change gradually: a
 * transition restyles its element again at its end, however short it is; when each element has one, a change of scheme
 * takes several times as long.
 */
async function expectShownIn(page: Page, scheme: Scheme, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  let mostTransitions = 0;
  await expect
    .poll(
      async () => {
        const { transitions, ...seen } = await look(page);
        if (seen.scheme === scheme) mostTransitions = Math.max(mostTransitions, transitions);
        return seen;
      },
      { message: `${where} is as wide as the screen`, intervals: [50, 100, 250] },
    )
    .toEqual({ scheme, width: page.viewportSize()!.width });
  expect(mostTransitions, "transitions, with reduced motion").toBe(0);
}

/** The page's scheme, its width, and how many properties of elements are changing gradually, in one question. */
function look(page: Page) {
  return page.evaluate(() => ({
    scheme: document.documentElement.dataset["colorScheme"],
    width: document.documentElement.scrollWidth,
    transitions: document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      .length,
  }));
}

const tablet = { width: 768, height: 1024 };

/** A screen, and the tablet for what a phone shows: both have the narrow layout. */
function screensLike(page: Page) {
  const viewport = page.viewportSize()!;
  return viewport.width < tablet.width ? [tablet, viewport] : [viewport];
}

/**
 * Checks for barriers at these sizes, in light and dark: nothing is wider than the screen, and colours follow the
 * system without a reload. A tablet's colours are a phone's: it is checked in one scheme, but for its colours.
 */
async function expectNoBarrierAt(
  page: Page,
  screens: readonly { width: number; height: number }[],
  where: string,
): Promise<void> {
  // Each screen begins with the scheme that the one before it ended with: a change restyles the whole page.
  let order: readonly Scheme[] = schemes;
  for (const screen of screens) {
    await page.setViewportSize(screen);
    const what = `${where}, ${screen.width} px`;
    if (screen === tablet) {
      await expectShownIn(page, order[0]!, what);
      await expectNoViolation(page, layout, "the first rows", what);
      continue;
    }
    for (const scheme of order) {
      await expectShownIn(page, scheme, `${what}, ${scheme}`);
      await expectNoViolation(
        page,
        scheme === "light" ? everything : colours,
        screen.width < tablet.width ? "every row" : "the first rows",
        `${what}, ${scheme}`,
      );
      expect(await faintPlaceholders(page), `${what}, ${scheme}`).toEqual([]);
    }
    order = order.toReversed();
  }
}

/** Checks one state of a page for barriers at its width and, if that is a phone's, a tablet's, in light and dark. */
export function expectNoBarrierInEitherScheme(page: Page, where: string): Promise<void> {
  return expectNoBarrierAt(page, screensLike(page), where);
}

/** The same for what opened on a page, and on a phone with large text. */
export async function expectNoBarrierInOpened(page: Page, where: string): Promise<void> {
  const screens = screensLike(page);
  await expectNoBarrierAt(page, screens, where);
  if (screens.includes(tablet)) await expectRoom(page, largeTextOnPhones, where);
}

/** The same for one part of the page, without rules for whole pages: an open menu is outside the landmarks. */
export async function expectNoBarrierIn(page: Page, part: string): Promise<void> {
  await expect(page.locator(part)).toHaveCount(1);
  for (const scheme of schemes) {
    await expectShownIn(page, scheme, part);
    const rules = scheme === "light" ? {} : colours;
    expect(await violations(page, part, rules), `${part}, ${scheme}`).toEqual([]);
  }
}

async function expectAsWide(
  page: Page,
  { width }: { width: number },
  where: string,
): Promise<void> {
  const html = page.locator("html");
  await expect(html, `${where} is as wide as ${width} px`).toHaveJSProperty("scrollWidth", width);
}

/** The narrowest screen, a desktop at 400 % (WCAG 1.4.10), and a desktop at 200 % (WCAG 1.4.4). */
const zoomed = [
  { width: 320, height: 640 },
  { width: 640, height: 450 },
];

/**
 * Widths in px with the browser's text size in px: the largest everywhere, and the tightest cases of each layout. Few
 * steps change both, because each change restyles the whole page.
 */
const largeText = [
  [320, 32],
  [360, 32],
  [768, 32],
  [1280, 32],
  [1280, 24],
  [360, 24],
  [768, 20],
  [1280, 20],
  // The width at which the chat begins to float, and beyond; last, so that the text keeps its size.
  [1312, 16],
  [1440, 16],
] as const;

/** The same for what opens on a phone: the narrowest, and the original. */
const largeTextOnPhones = [
  [320, 32],
  [360, 16],
] as const;

/**
 * With text at up to 200 %, on narrow and wide screens: nothing is wider than the screen, every control is on it, and
 * the floating chat covers none at any scroll position.
 */
export function expectRoomForLargeText(page: Page, where: string): Promise<void> {
  return expectRoom(page, largeText, where);
}

async function expectRoom(
  page: Page,
  sizes: readonly (readonly [width: number, standard: number])[],
  where: string,
): Promise<void> {
  const { height } = page.viewportSize()!;
  const browser = await page.context().newCDPSession(page);
  let shown: number | null = null;
  for (const [width, standard] of sizes) {
    await page.setViewportSize({ width, height: 640 });
    if (standard !== shown) await browser.send("Page.setFontSizes", { fontSizes: { standard } });
    shown = standard;
    await expect(async () => {
      const found = await outOfReach(page, width / standard);
      expect(found, `${where}, ${width} px, text of ${standard} px`).toEqual([]);
    }).toPass({ intervals: [50, 200, 500], timeout: 5_000 });
  }
  await browser.detach();
  await page.setViewportSize({ width: page.viewportSize()!.width, height });
}

/** Elements that move although reduced motion was requested. */
function motion(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ effect, playState }) => {
      const { activeDuration } = effect!.getComputedTiming();
      return playState === "running" && Number(activeDuration) > 10
        ? [(effect as KeyframeEffect).target?.className.toString() ?? "something"]
        : [];
    }),
  );
}

/**
 * Checks a state of a page for barriers on a phone, a tablet and a desktop, in light and dark; nothing is wider than
 * the screen.
 */
export function expectNoBarrierOnEveryScreen(page: Page, where: string): Promise<void> {
  return expectNoBarrierAt(page, [widths.phone, tablet, widths.desktop], where);
}

/**
 * Checks a whole screen for barriers on a phone, a tablet and a desktop, in light and dark: nothing is wider than
 * these, nor than 320 px or at 200 %; buttons have an edge in forced colours; nothing moves.
 */
export async function expectNoBarrierAnywhere(page: Page, where: string): Promise<void> {
  for (const viewport of zoomed) {
    await page.setViewportSize(viewport);
    await expectAsWide(page, viewport, where);
  }
  await expectNoBarrierOnEveryScreen(page, where);
  expect(await edgeless(page), `${where}, forced colours`).toEqual([]);
  expect(await motion(page), `${where} keeps still`).toEqual([]);
}
