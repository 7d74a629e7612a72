import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

/**
 * Renders the site in place of a page that shows older data, at once. What was typed into the page stays, and the
 * focus.
 */
export function renderAnew(root: HTMLElement, site: ReactNode): void {
  const focused = document.activeElement;
  const typed = textInputs(root).map((input) => [input, input === focused] as const);
  flushSync(() => createRoot(root).render(site));
  for (const [{ name, value }, hadFocus] of typed) {
    const input = textInputs(root).find((one) => one.name === name);
    if (!input) continue;
    input.value = value;
    if (hadFocus) input.focus();
  }
}

function textInputs(root: HTMLElement): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>("input[type=search], input[type=text]")];
}
