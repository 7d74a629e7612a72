import type { Locator, Page } from "@playwright/test";
import { person } from "./part.ts";

/** Writes as a person does: reads what comes before a control, aims, presses, types letter by letter. */
export class Applicant {
  touches = 0;
  letters = 0;
  words = 0;
  readonly #page: Page;
  /** The texts that were read already of the screen with this heading. */
  #read = { screen: "", words: new Set<string>() };

  constructor(page: Page) {
    this.#page = page;
  }

  /** Reads up to the text of a choice, and presses it. */
  async press(target: Locator): Promise<void> {
    await this.#readUpTo(target);
    await this.#tap(target);
  }

  /** Presses a button that is always in sight, below what is still unread. */
  async goOn(button: Locator): Promise<void> {
    await this.#tap(button);
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

  async #tap(target: Locator): Promise<void> {
    await this.#page.waitForTimeout(person.aimMs);
    await target.tap();
    this.touches += 1;
  }

  /** Reads what has come into sight since the last press on this screen, and is not behind the target. */
  async #readUpTo(target: Locator): Promise<void> {
    const shown = await target.evaluate(wordsBefore);
    const screen = shown[0] ?? "";
    if (this.#read.screen !== screen) this.#read = { screen, words: new Set() };
    const unread = shown.filter((words) => !this.#read.words.has(words));
    unread.forEach((words) => this.#read.words.add(words));
    const count = unread.join(" ").split(/\s+/).filter(isWord).length;
    this.words += count;
    await this.#page.waitForTimeout(count * person.wordMs);
  }
}

/** A dot between two words is none. */
function isWord(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/**
 * The texts that a person reads from the heading to the end of an element: nothing of a closed part, nothing that is
 * for screen readers alone, nothing of the résumé, which its writer knows, and of a question that has its answer
 * neither the choices that were not pressed.
 */
function wordsBefore(element: Element): string[] {
  const last = element.closest("label") ?? element;
  const heading = document.querySelector("h1")!;
  const isBetween = (node: Node) =>
    heading.contains(node) ||
    last.contains(node) ||
    (Boolean(heading.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) &&
      Boolean(last.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING));
  const isPassedOver = (part: Element) => {
    const question = part.closest("fieldset");
    return (
      part.closest("article, select") !== null ||
      (part.closest("label") !== null &&
        question !== null &&
        !question.contains(last) &&
        question.querySelector(":checked:not(option)") !== null)
    );
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walk.nextNode()) {
    const part = walk.currentNode.parentElement!;
    if (
      isBetween(walk.currentNode) &&
      part.checkVisibility() &&
      getComputedStyle(part).clipPath === "none" &&
      !isPassedOver(part)
    )
      texts.push(walk.currentNode.nodeValue ?? "");
  }
  return texts;
}
