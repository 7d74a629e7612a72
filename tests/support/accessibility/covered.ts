import type { Page } from "@playwright/test";
import { expect, notification } from "../e2e.ts";

/** The smallest phones, where a message has the least room. */
const phones = [
  { width: 320, height: 640 },
  { width: 360, height: 640 },
];
/** The step between scroll positions, in px. */
const scrolled = 160;

/** The controls that the present message covers, one line each. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const message = document.querySelector(".MuiSnackbar-root")!;
    const over = message.getBoundingClientRect();
    const controls = document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary",
    );
    return [...controls].flatMap((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const meets =
        left < over.right && right > over.left && top < over.bottom && bottom > over.top;
      if (!meets || message.contains(control) || control.closest("[aria-hidden=true]")) return [];
      return control.checkVisibility()
        ? [control.getAttribute("aria-label") || control.innerText || control.outerHTML]
        : [];
    });
  });
}

/** Checks that a message covers no control at any scroll position, on the smallest phones. */
export async function expectNothingCovered(page: Page, where: string): Promise<void> {
  const before = page.viewportSize()!;
  for (const phone of phones) {
    await page.setViewportSize(phone);
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    for (let top = 0; top < end + scrolled; top += scrolled) {
      await page.evaluate((to) => window.scrollTo(0, to), top);
      // As if the pointer were in it, so that it does not disappear; scrolling moves it out.
      await notification(page).dispatchEvent("mouseover");
      await expect
        .poll(() => covered(page), {
          message: `${where}, ${phone.width} px, scrolled by ${top} px`,
          intervals: [0, 150, 150, 300],
          timeout: 3_000,
        })
        .toEqual([]);
    }
  }
  await page.setViewportSize(before);
}
