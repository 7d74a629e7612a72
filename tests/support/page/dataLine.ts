import type { Page, Route } from "@playwright/test";
import { expect } from "../e2e.ts";
import { ports } from "../emulators.ts";

type DataLine = { open: () => void; hold: () => void; cut: () => Promise<void> };

/**
 * The page's connection to the database and to the function siteHealth: `hold` keeps its requests waiting, `cut`
 * aborts them, waiting ones too.
 */
export async function dataLine(page: Page): Promise<DataLine> {
  let state: "open" | "held" | "cut" = "open";
  let waiting: Route[] = [];
  await page.route(
    ({ port, pathname }) => port === String(ports.firestore) || pathname === "/api/siteHealth",
    async (route) => {
      if (state === "open") await route.continue();
      else if (state === "cut") await route.abort();
      else waiting.push(route);
    },
  );
  return {
    open: () => void (state = "open"),
    hold: () => void (state = "held"),
    cut: async () => {
      state = "cut";
      const cutOff = waiting;
      waiting = [];
      await Promise.all(cutOff.map((route) => route.abort().catch(() => null))); // The page may have cancelled it.
    },
  };
}

/** Navigates within the application, without reloading the site; the new heading gets the focus. */
export async function leadTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ usr: null, key: String(idx), idx: idx + 1 }, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, address);
  // The secret of a mail's link does not stay in the address.
  await expect(page).toHaveURL(address.split("#")[0]!);
}
