import type { Locator, Page } from "@playwright/test";
import { person } from "./part.ts";

/** Writes as a person does: reads what comes before a control, aims, presses, types letter by letter. */
export class Applicant {
  touches = 0;
  letters = 0;
  words = 0;
  readonly #page: Page;
  /** The words of this screen that were read already. */
  #read = { screen: "", words: 0 };

  constructor(page: Page) {
    this.#page = page;
  }

  /** Presses the text of a choice, or a button. */
  async press(target: Locator): Promise<void> {
    await this.#readUpTo(target);
    await this.#page.waitForTimeout(person.aimMs);
    await target.tap();
    this.touches += 1;
  }

  async type(label: string, text: string): Promise<void> {
    await this.press(this.#page.getByLabel(label, { exact: true }));
    await this.#page.keyboard.type(text, { delay: person.letterMs });
    this.letters += text.length;
  }

  /** Opens a list and presses one of it, which the phone shows in a window of its own. */
  async choose(label: string, option: string): Promise<void> {
    const list = this.#page.getByLabel(label, { exact: true });
    await this.press(list);
    await this.#page.keyboard.press("Escape");
    await this.#page.waitForTimeout(person.aimMs + person.wordMs);
    await list.selectOption(option);
    this.touches += 1;
  }

  async #readUpTo(target: Locator): Promise<void> {
    const screen = this.#page.url();
    const upTo = await target.evaluate(wordsBefore);
    const known = this.#read.screen === screen ? this.#read.words : 0;
    const unread = Math.max(upTo - known, 0);
    this.#read = { screen, words: Math.max(upTo, known) };
    this.words += unread;
    await this.#page.waitForTimeout(unread * person.wordMs);
  }
}

/** The words from the heading to the element's end, without the résumé, which its writer knows. */
function wordsBefore(element: Element): number {
  const heading = document.querySelector("h1")!;
  const range = document.createRange();
  range.setStartBefore(heading);
  range.setEndAfter(element.closest("label") ?? element);
  const part = range.cloneContents();
  part.querySelectorAll("article, option").forEach((known) => known.remove());
  const texts = [
    ...(function* () {
      const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) yield walk.currentNode.nodeValue ?? "";
    })(),
  ];
  return texts.join(" ").split(/\s+/).filter(Boolean).length;
}
