import type { Locator, Page } from "@playwright/test";
import { reader } from "./part.ts";

/**
 * Decides as a person does: reads each text once, aims before a press, and needs a moment for a key. Reading is added
 * to the clock instead of waited for.
 */
export class Administrator {
  touches = 0;
  keys = 0;
  words = 0;
  readonly page: Page;
  readonly #hand: "finger" | "mouse";
  readonly #read = new Set<string>();
  readonly #began = performance.now();

  constructor(page: Page, hand: "finger" | "mouse") {
    this.page = page;
    this.#hand = hand;
  }

  get seconds(): number {
    return Math.round((performance.now() - this.#began + this.words * reader.wordMs) / 1000);
  }

  /** Reads what is new of a part; words on buttons and boxes are recognized rather than read. */
  async read(part: Locator): Promise<void> {
    for (const text of await part.evaluate(textsOf)) {
      if (this.#read.has(text)) continue;
      this.#read.add(text);
      this.words += text.split(/\s+/).filter(isWord).length;
    }
  }

  async press(target: Locator): Promise<void> {
    await this.page.waitForTimeout(reader.aimMs);
    if (this.#hand === "finger") await target.tap();
    else await target.click();
    this.touches += 1;
  }

  async key(name: string): Promise<void> {
    await this.page.waitForTimeout(reader.keyMs);
    await this.page.keyboard.press(name);
    this.keys += 1;
  }

  /** Presses Tab until the target has the focus. */
  async tabTo(target: Locator): Promise<void> {
    for (let pressed = 0; pressed < mostTabs; pressed += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.key("Tab");
    }
    throw new Error("Tab does not reach the control.");
  }

  async enter(target: Locator): Promise<void> {
    await this.tabTo(target);
    await this.key("Enter");
  }
}

const mostTabs = 80;

/** A dot between two words is none. */
function isWord(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

function textsOf(part: Element): string[] {
  const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement!;
    if (parent.checkVisibility() && parent.closest("button, label") === null)
      texts.push(walk.currentNode.nodeValue ?? "");
  }
  return texts;
}
