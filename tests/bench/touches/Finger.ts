import type { Locator, Page } from "@playwright/test";

/** Part of a phone's screen that a swipe moves, in CSS pixels. */
const swipePx = 600;

/** Presses and types as one finger does at 360 px, and counts it. */
export class Finger {
  touches = 0;
  letters = 0;
  #scrolledPx = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get swipes(): number {
    return Math.ceil(this.#scrolledPx / swipePx);
  }

  async press(target: Locator): Promise<void> {
    await this.#moveTo(target);
    await target.click();
    this.touches += 1;
  }

  async type(label: string | RegExp, text: string): Promise<void> {
    const field = this.page.getByLabel(label).first();
    await this.press(field);
    await field.fill(text);
    this.letters += text.length;
  }

  /** Opens a list of the phone's own and presses one of it. */
  async choose(label: string | RegExp, option: string): Promise<void> {
    const list = this.page.getByLabel(label).first();
    await this.#moveTo(list);
    await list.selectOption(option);
    this.touches += 2;
  }

  /** Opens the phone's files and presses one. */
  async attach(field: Locator, buffer: Buffer): Promise<void> {
    await field.setInputFiles({ name: "Curriculo.pdf", mimeType: "application/pdf", buffer });
    this.touches += 2;
  }

  async #moveTo(target: Locator): Promise<void> {
    await target.waitFor();
    const before = await this.page.evaluate(() => window.scrollY);
    await target.scrollIntoViewIfNeeded();
    this.#scrolledPx += Math.abs((await this.page.evaluate(() => window.scrollY)) - before);
  }
}
