import type { Locator, Page } from "@playwright/test";
import { expect } from "../e2e.ts";

/** More stops than any page has. */
const mostStops = 80;

/** Why the focus is not visible without a mouse; null if it is. */
async function focusProblem(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLElement | null;
    if (!focused || focused === document.body) return null;
    const name = `${focused.tagName.toLowerCase()} '${(focused.getAttribute("aria-label") ?? focused.innerText ?? "").slice(0, 40)}'`;
    if (!focused.matches(":focus-visible")) return `${name} does not show that it has the focus`;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const places = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const),
    );
    const seen = places.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return (
        hit !== null &&
        (focused.contains(hit) ||
          hit.contains(focused) ||
          hit.closest("label")?.control === focused)
      );
    });
    return seen ? null : `${name} has the focus behind something else, or outside the screen`;
  });
}

/** Presses Tab until `target` has the focus, which must be visible at every stop (WCAG 2.4.7 and 2.4.11). */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await goTo(page, target, "Tab");
}

/** The same, backwards. */
export async function tabBackTo(page: Page, target: Locator): Promise<void> {
  await goTo(page, target, "Shift+Tab");
}

async function goTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    // Even with reduced motion a change takes a frame.
    await expect
      .poll(() => focusProblem(page), { intervals: [0, 50, 200], timeout: 2000 })
      .toBeNull();
  }
  throw new Error(`${key} never came to ${String(target)}`);
}
