import type { Page } from "@playwright/test";
import { expect } from "../e2e.ts";

/** The smallest phones, where a message has the least room. */
const phones = [
  { width: 320, height: 640 },
  { width: 360, height: 640 },
];
/** The step between scroll positions, in px. */
const scrolled = 160;
/** How long a control may take to come out from under the message, in ms. */
const patience = 3_000;

/** The controls that the present message covers at any scroll position, one line each. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(
    async ({ step, longest }) => {
      const message = () => document.querySelector(".MuiSnackbar-root")!;

      function coveredNow(): string[] {
        const over = message().getBoundingClientRect();
        const controls = document.querySelectorAll<HTMLElement>(
          "a[href], button, input, select, textarea, summary",
        );
        return [...controls].flatMap((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect();
          const meets =
            left < over.right && right > over.left && top < over.bottom && bottom > over.top;
          if (!meets || message().contains(control) || control.closest("[aria-hidden=true]"))
            return [];
          return control.checkVisibility()
            ? [control.getAttribute("aria-label") || control.innerText || control.outerHTML]
            : [];
        });
      }

      async function coveredAt(top: number): Promise<string[]> {
        window.scrollTo(0, top);
        // As if the pointer were in it, so that it does not disappear; scrolling moves it out.
        message().dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
        const end = performance.now() + longest;
        for (;;) {
          await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)));
          const found = coveredNow();
          if (found.length === 0 || performance.now() > end) return found;
          await new Promise((later) => setTimeout(later, 150));
        }
      }

      const end = document.documentElement.scrollHeight - innerHeight;
      for (let top = 0; top < end + step; top += step) {
        const found = await coveredAt(top);
        if (found.length > 0) return found.map((control) => `${control}, scrolled by ${top} px`);
      }
      return [];
    },
    { step: scrolled, longest: patience },
  );
}

/** Checks that a message covers no control at any scroll position, on the smallest phones. */
export async function expectNothingCovered(page: Page, where: string): Promise<void> {
  const before = page.viewportSize()!;
  for (const phone of phones) {
    await page.setViewportSize(phone);
    expect(await covered(page), `${where}, ${phone.width} px`).toEqual([]);
  }
  await page.setViewportSize(before);
}
