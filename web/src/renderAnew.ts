import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { findMarked, focusable, markOf } from "./app/focusPlaces.ts";

type Input = HTMLInputElement | HTMLSelectElement;

/**
 * Renders the site in place of a page that shows older data, at once. What was typed into the page stays, and the
 * focus; so does an open popover of a form, with what was chosen in it. Returns what stands for the buttons whose press is
 * held, which are to be pressed.
 */
export function renderAnew(root: HTMLElement, site: ReactNode): HTMLElement[] {
  const focused = document.activeElement;
  const before = controls(root);
  const focusMark = focused && markOf(focused as HTMLElement, before);
  const held = before.filter((control) => control.matches("button[aria-busy=true]"));
  const heldMarks = held.map((button) => markOf(button, before));
  const panel = openPanel(root);
  const filled = [...textInputs(root), ...(panel ? choices(panel) : [])];
  flushSync(() => createRoot(root).render(site));
  // Its filters are taken over once the browser says that it is open (useChosenBefore), which is later than the rest here.
  if (panel) document.getElementById(panel.id)?.showPopover();
  const inputs = [...textInputs(root), ...choices(root)];
  for (const typed of filled) {
    const input = inputs.find(({ name, type }) => name === typed.name && type === typed.type);
    if (!input) continue;
    fill(input, typed);
    if (typed === focused) input.focus();
  }
  const present = controls(root);
  if (focusMark && document.activeElement === document.body)
    findMarked(focusMark, present)?.focus({ preventScroll: true });
  return heldMarks.flatMap((mark) => findMarked(mark, present) ?? []);
}

function controls(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(focusable)];
}

function textInputs(root: HTMLElement): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>("input[type=search], input[type=text]")];
}

function choices(root: HTMLElement): Input[] {
  return [...root.querySelectorAll<Input>("select, input[type=checkbox]")];
}

/** A browser without popovers does not know the selector. */
function openPanel(root: HTMLElement): HTMLElement | null {
  return "popover" in root ? root.querySelector("form [popover]:popover-open") : null;
}

/** An option that the new data does not have is not chosen any more. */
function fill(input: Input, before: Input): void {
  if (input instanceof HTMLInputElement) {
    input.value = before.value;
    input.checked = (before as HTMLInputElement).checked;
  } else if ([...input.options].some(({ value }) => value === before.value))
    input.value = before.value;
}
