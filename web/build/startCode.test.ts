import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";

const code = readFileSync(join(import.meta.dirname, "startCode.js"), "utf8");

type Listener = (event: object) => void;

/** Runs the script on a page with a search and a popover; returns them, and what the browser calls. */
function run() {
  const listeners: Record<string, Listener[]> = {};
  const form = { role: "search", reset: vi.fn(), submit: vi.fn() };
  const popover = { hidePopover: vi.fn() };
  const parts: Record<string, object[]> = { "[role=search]": [form], "[popover]": [popover] };
  const storage = { getItem: () => null, setItem: () => null };
  const attributes = { setAttribute: () => null, removeAttribute: () => null };
  const scope = {
    window: {} as { heldActs?: { done: () => void } },
    document: {
      documentElement: { popover: null, ...attributes },
      querySelector: (selector: string) => parts[selector]?.[0] ?? null,
      querySelectorAll: (selector: string) => parts[selector] ?? [],
    },
    localStorage: storage,
    sessionStorage: storage,
    matchMedia: () => ({ addEventListener: () => null }),
    addEventListener: (type: string, listener: Listener) => (listeners[type] ??= []).push(listener),
    removeEventListener: (type: string) => delete listeners[type],
  };
  runInNewContext(code, scope);
  const happens = (type: string, event: object) =>
    listeners[type]?.forEach((listener) => listener(event));
  return { form, popover, happens, codeRuns: () => scope.window.heldActs!.done() };
}

test("a page that somebody comes back to before it has its code shows the filters of its address, uncovered", () => {
  const { form, popover, happens } = run();
  happens("pageshow", { persisted: true });
  expect(form.reset).toHaveBeenCalledTimes(1);
  expect(popover.hidePopover).toHaveBeenCalledTimes(1);
});

test.each([
  ["loaded anew", false],
  ["come back to once its code runs", true],
])("a page that is %s is left as it is", (_how, isKept) => {
  const { form, popover, happens, codeRuns } = run();
  if (isKept) codeRuns();
  happens("pageshow", { persisted: isKept });
  expect(form.reset).not.toHaveBeenCalled();
  expect(popover.hidePopover).not.toHaveBeenCalled();
});

test("a chosen filter applies at once, also where forms have no requestSubmit", () => {
  const { form, happens } = run();
  happens("change", { target: { type: "select-one", form, closest: () => null } });
  expect(form.submit).toHaveBeenCalledTimes(1);
});
