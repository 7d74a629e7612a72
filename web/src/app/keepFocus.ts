/** Where people were on a page: the thing with the focus, found again by what it is. */
type Mark = { tag: string; href: string | null; label: string; nth: number };
/** Where something stood that was taken away. */
type Spot = { parent: Node; before: Node | null; after: Node | null };

const focusable = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled";
/** A list on its way; what comes in its place is next in reading order. */
const onItsWay = "main [aria-busy=true]";
/** The heading of a page that was just opened is given the focus first (useHeadingFocus). */
const settledMs = 60;

const heading = () => document.querySelector<HTMLElement>("[data-page-heading]");
const inDialog = (element: Element) => element.closest(".MuiModal-root") !== null;
const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;
const entryKey = () => (window.history.state as { key?: string } | null)?.key ?? "";
const labelOf = (element: Element) => element.getAttribute("aria-label") ?? element.textContent;

function like({ tag, href, label }: Omit<Mark, "nth">): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(tag)].filter(
    (element) => element.getAttribute("href") === href && labelOf(element) === label,
  );
}

function markOf(element: HTMLElement): Mark {
  const mark = {
    tag: element.tagName,
    href: element.getAttribute("href"),
    label: labelOf(element),
  };
  return { ...mark, nth: like(mark).indexOf(element) };
}

function give(element: HTMLElement) {
  if (!element.matches(focusable)) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** What comes next in reading order after a spot; the page's heading when nothing does. */
function nextAfter({ parent, before, after }: Spot): HTMLElement | null {
  const from = before?.isConnected
    ? before.nextSibling
    : after?.isConnected
      ? after
      : parent.firstChild;
  const follows = (other: Node) =>
    from
      ? from.contains(other) ||
        (from.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
      : !parent.contains(other) &&
        (parent.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const candidates = document.querySelectorAll<HTMLElement>(`${focusable}, ${onItsWay}`);
  return (
    [...candidates].find(
      (element) =>
        follows(element) &&
        !inDialog(element) &&
        element.checkVisibility() &&
        (element.tabIndex >= 0 || element.matches(onItsWay)),
    ) ?? heading()
  );
}

let kept = false;

/** Whatever is taken off the page, the focus goes on from there; after going back it is where it was. */
export function keepFocus() {
  if (kept) return;
  kept = true;
  let last = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  let spot: Spot | null = null;
  let wanted: Mark | null = null;
  let shown = entryKey();
  const marks = new Map<string, Mark>();

  const at = ({ target }: Event) => {
    const element = target instanceof HTMLElement ? target.closest<HTMLElement>(focusable) : null;
    if (target instanceof HTMLElement && !inDialog(target)) {
      last = element;
      spot = null;
      shown = entryKey();
      if (element) marks.set(shown, markOf(element));
    }
    if (target === heading()) find();
  };
  function find() {
    const found = wanted && like(wanted)[wanted.nth];
    if (!found) return;
    wanted = null;
    give(found);
  }
  function goOn() {
    if (hasFocus() || last?.isConnected !== false || !spot?.parent.isConnected) return;
    const next = nextAfter(spot);
    if (next) give(next);
  }

  window.addEventListener("focusin", at);
  window.addEventListener("click", at, { capture: true });
  const forget = () => (wanted = null);
  window.addEventListener("pointerdown", forget);
  window.addEventListener("keydown", forget);
  window.addEventListener("popstate", () => {
    // A dialog has the key of its page, and gives the focus back itself.
    if (entryKey() !== shown) wanted = marks.get(entryKey()) ?? null;
    shown = entryKey();
  });
  new MutationObserver((records) => {
    if (wanted && (document.activeElement === heading() || !hasFocus())) find();
    if (last?.isConnected !== false) return;
    const taken = records.findLast(
      ({ target, removedNodes }) =>
        target.isConnected && [...removedNodes].some((node) => node.contains(last)),
    );
    if (taken)
      spot = { parent: taken.target, before: taken.previousSibling, after: taken.nextSibling };
    setTimeout(goOn, settledMs);
  }).observe(document.body, { childList: true, subtree: true });
}
