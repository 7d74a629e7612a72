import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { rendered } from "../../../emulators/folders.ts";
import { shown } from "./payloads.ts";

/** Elements and attributes that our pages never have. */
const intruders = [
  "x-injected",
  'iframe:not([src=""])',
  "object",
  "embed",
  "base",
  "math",
  "meta[http-equiv]",
  'a[href^="javascript:" i]',
  'form[action^="//"]',
  'img[src="x"]',
  'script:not([src]):not([type$="json"])',
  'script[src^="//"]',
  ...["error", "load", "click", "mouseover", "focus"].map((event) => `[on${event}]`),
].join(", ");

/** The one script inside rendered pages, as the build left it. */
function ownScript(): string {
  return (JSON.parse(readFileSync(join(rendered, "parts.json"), "utf8")) as { script: string })
    .script;
}

/** Runs in the page: its text, and what no page of ours has. */
function lookAround([selector, own]: readonly [string, string]) {
  /** The elements that make the page scroll sideways. */
  function widened(): string[] {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll("body *")].filter(
      (element) =>
        element.childElementCount === 0 && element.getBoundingClientRect().right > clientWidth,
    );
    return [
      `${scrollWidth - clientWidth} px`,
      ...wide.map(
        (element) => `${element.parentElement?.className}: ${element.textContent.slice(0, 60)}`,
      ),
    ];
  }
  const fields = [...document.querySelectorAll<HTMLInputElement>("input, textarea")].map(
    ({ value }) => value,
  );
  return {
    // `textContent` includes hidden text, `innerText` has the line breaks.
    text: [document.body.textContent, document.body.innerText, ...fields].join("\n"),
    ran: "injected" in globalThis,
    elements: [...document.querySelectorAll(selector)]
      .filter(({ tagName, textContent }) => tagName !== "SCRIPT" || textContent !== own)
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
    wider: widened(),
  };
}

/**
 * Checks that the page shows each text as typed, in a field or outside; none of it runs, becomes an element or widens
 * the page.
 */
export async function expectHarmless(
  page: Page,
  where: string,
  texts: readonly string[],
): Promise<void> {
  const wanted = texts.map(shown);
  const own = ownScript();
  const look = () => page.evaluate(lookAround, [intruders, own] as const);
  await expect
    .poll(
      async () => {
        const text = shown((await look()).text);
        return wanted.filter((one) => !text.includes(one));
      },
      { message: `${where}: texts that are not there`, timeout: 20_000 },
    )
    .toEqual([]);
  const { ran, elements, wider } = await look();
  expect({ ran, elements, wider }, where).toEqual({ ran: false, elements: [], wider: [] });
}

/** The messages of the browser's dialogs, dismissed as they open; our pages open none by themselves. */
export function watchDialogs(page: Page): string[] {
  const opened: string[] = [];
  page.on("dialog", (dialog) => {
    opened.push(dialog.message());
    void dialog.dismiss();
  });
  return opened;
}
