import type { Page } from "@playwright/test";

/**
 * What cannot be reached without scrolling sideways, one line each: the page if it is wider than the screen, and
 * every control outside it or always under the floating chat. Queries in em react to a new text size a moment later:
 * until the screen is `em` wide for them, that is what is found.
 */
export function outOfReach(page: Page, em: number): Promise<string[]> {
  return page.evaluate(async (wide) => {
    // The page follows such a query with its next frame.
    await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)));
    if (!matchMedia(`(min-width: ${wide - 0.01}em) and (max-width: ${wide + 0.01}em)`).matches)
      return [`the screen is not ${wide} em wide`];
    const width = innerWidth;
    const chat = document.querySelector<HTMLElement>("[data-floating-chat]");

    function isInScroller(element: Element): boolean {
      for (let at = element.parentElement; at; at = at.parentElement)
        if (at.scrollWidth > at.clientWidth && /auto|scroll/.test(getComputedStyle(at).overflowX))
          return true;
      return false;
    }

    function nameOf(element: HTMLElement): string {
      const name = element.innerText || element.getAttribute("aria-label") || element.outerHTML;
      return `${element.tagName.toLowerCase()} '${name.trim().slice(0, 40)}'`;
    }

    /** A fixed chat covers everything in its columns at some scroll position; in the header it does not move. */
    function isUnderChat(element: HTMLElement, box: DOMRect): boolean {
      if (!chat || element === chat || element.closest("[role=dialog]")) return false;
      const over = chat.getBoundingClientRect();
      const sideways = box.left < over.right && box.right > over.left;
      if (getComputedStyle(chat).position === "fixed") return sideways;
      return sideways && box.top < over.bottom && box.bottom > over.top && isPinned(element);
    }

    function isPinned(element: Element): boolean {
      return element.closest("header") !== null;
    }

    const controls = document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [role=button], [role=tab], [tabindex='0']",
    );
    const found = [...controls].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isSeen || box.width < 2 || element.closest("[inert], [aria-hidden=true]")) return [];
      if ((box.left < -1 || box.right > width + 1) && !isInScroller(element))
        return [`${nameOf(element)} stands out of the screen`];
      return isUnderChat(element, box) ? [`${nameOf(element)} lies under the chat`] : [];
    });
    const { scrollWidth } = document.documentElement;
    return scrollWidth > width ? [`the page is ${scrollWidth} px wide`, ...found] : found;
  }, em);
}
