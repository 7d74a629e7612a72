import type { Locator, Page } from "@playwright/test";

/** Presses what is there, and waits for what it shows; reading and aiming are added in part.ts. */
export class Clerk {
  presses = 0;
  keys = 0;
  waitedMs = 0;

  async press(target: Locator, shown: () => Promise<unknown>): Promise<void> {
    this.presses += 1;
    await target.scrollIntoViewIfNeeded();
    await this.#wait(() => target.click(), shown);
  }

  async key(page: Page, key: string, shown: () => Promise<unknown>): Promise<void> {
    this.keys += 1;
    await this.#wait(() => page.keyboard.press(key), shown);
  }

  async #wait(act: () => Promise<unknown>, shown: () => Promise<unknown>): Promise<void> {
    const begin = performance.now();
    const seen = shown();
    await act();
    await seen;
    this.waitedMs += Math.round(performance.now() - begin);
  }
}
