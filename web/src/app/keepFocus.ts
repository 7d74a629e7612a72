import { hasFocus } from "../ui/hasFocus.ts";
import { firstAfter, findMarked, focusable, leftAt, type Mark, markOf } from "./focusPlaces.ts";
import type { FocusTrail, Spot } from "./focusTrail.ts";

/** A list that is loading; its rows come next in reading order. */
const onItsWay = "main [aria-busy=true]";
/** A new page's heading gets the focus first (useHeadingFocus). */
const settledMs = 60;

const heading = () => document.querySelector<HTMLElement>("[data-page-heading]");
const inDialog = (element: Element) => element.closest(".MuiModal-root") !== null;
const entryKey = () => (window.history.state as { key?: string } | null)?.key ?? "";
const controls = () => [...document.querySelectorAll<HTMLElement>(focusable)];

function give(element: HTMLElement) {
  if (!element.matches(focusable)) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Whether it has a box; browsers of before 2024 cannot be asked. */
function isShown(element: HTMLElement): boolean {
  // Absent from them, whatever the types say.
  const asked = (element as Partial<HTMLElement>).checkVisibility?.bind(element);
  return asked ? asked() : element.getClientRects().length > 0;
}

/** What comes next in reading order after a spot, or else the page's heading. */
function nextAfter(spot: Spot): HTMLElement | null {
  const candidates = document.querySelectorAll<HTMLElement>(`${focusable}, ${onItsWay}`);
  const seen = [...candidates].filter(
    (element) =>
      !inDialog(element) &&
      isShown(element) &&
      (element.tabIndex >= 0 || element.matches(onItsWay)),
  );
  return firstAfter(spot, seen) ?? heading();
}

/** The control that was touched, at the beginning of a trail. */
function touchedControl([first]: FocusTrail): HTMLElement | null {
  if (!(first?.node instanceof Element) || inDialog(first.node)) return null;
  return first.node.closest<HTMLElement>(focusable);
}

/** After the focused element is removed, the focus moves on to what comes next. */
function focusAfterLoss(touched: FocusTrail) {
  let last = touchedControl(touched) ?? document.activeElement;
  let spot = leftAt(touched);

  function goOn() {
    if (hasFocus() || last?.isConnected !== false || !spot?.parent.isConnected) return;
    const next = nextAfter(spot);
    if (next) give(next);
  }

  if (spot) setTimeout(goOn, settledMs);
  return {
    used(element: Element | null) {
      last = element;
      spot = null;
    },
    pageChanged(records: readonly MutationRecord[]) {
      if (last?.isConnected !== false) return;
      const taken = records.findLast(
        ({ target, removedNodes }) =>
          target.isConnected && [...removedNodes].some((node) => node.contains(last)),
      );
      if (taken)
        spot = { parent: taken.target, before: taken.previousSibling, after: taken.nextSibling };
      setTimeout(goOn, settledMs);
    },
  };
}

/** After going back, the focus returns to the control that was used last on that page. */
function focusAfterBack() {
  let wanted: Mark | null = null;
  let shown = entryKey();
  const marks = new Map<string, Mark>();

  function find() {
    const found = wanted && findMarked(wanted, controls());
    if (!found) return;
    wanted = null;
    give(found);
  }

  const forget = () => (wanted = null);
  window.addEventListener("pointerdown", forget);
  window.addEventListener("keydown", forget);
  function step() {
    // A dialog returns the focus itself, and has its page's key.
    if (entryKey() !== shown) wanted = marks.get(entryKey()) ?? null;
    shown = entryKey();
  }
  window.addEventListener("popstate", step);
  return {
    used(control: HTMLElement | null) {
      // React may have shown the page already, between the router's listener and this one.
      step();
      if (control) marks.set(shown, markOf(control, controls()));
    },
    headingFocused: find,
    pageChanged() {
      if (wanted && (document.activeElement === heading() || !hasFocus())) find();
    },
  };
}

let kept = false;

/**
 * Moves the focus on when its element is removed from the page; after going back it returns. `touched`: the place of
 * the first touch, which may have removed its control before this code loaded.
 */
export function keepFocus(touched: FocusTrail) {
  if (kept) return;
  kept = true;
  const afterLoss = focusAfterLoss(touched);
  const afterBack = focusAfterBack();

  const at = ({ type, target }: Event) => {
    if (target instanceof HTMLElement && !inDialog(target)) {
      const control = target.closest<HTMLElement>(focusable);
      // Other elements may have the focus too: a heading, a loading list.
      afterLoss.used(type === "focusin" ? target : control);
      afterBack.used(control);
    }
    if (target === heading()) afterBack.headingFocused();
  };
  window.addEventListener("focusin", at);
  window.addEventListener("click", at, { capture: true });
  new MutationObserver((records) => {
    afterBack.pageChanged();
    afterLoss.pageChanged(records);
  }).observe(document.body, { childList: true, subtree: true });
}
