import type { FocusTrail, Spot } from "./focusTrail.ts";

/** What can be focused. */
export const focusable = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled";

/** A focusable thing, identified by what it is. */
export type Mark = { tag: string; href: string | null; label: string; nth: number };

/** What makes an element the same to people. */
type Seen = Pick<Element, "tagName" | "getAttribute" | "textContent">;

/** Node.DOCUMENT_POSITION_FOLLOWING. */
const following = 4;

const labelOf = (element: Seen) => element.getAttribute("aria-label") ?? element.textContent;

function isLike(element: Seen, { tag, href, label }: Omit<Mark, "nth">): boolean {
  return (
    element.tagName === tag && element.getAttribute("href") === href && labelOf(element) === label
  );
}

/** The mark of one of a page's controls, in order. */
export function markOf<Control extends Seen>(element: Control, controls: readonly Control[]): Mark {
  const look = {
    tag: element.tagName,
    href: element.getAttribute("href"),
    label: labelOf(element),
  };
  return { ...look, nth: controls.filter((other) => isLike(other, look)).indexOf(element) };
}

/** The control of a mark, or undefined if it is missing. */
export function findMarked<Control extends Seen>(
  mark: Mark,
  controls: readonly Control[],
): Control | undefined {
  return controls.filter((control) => isLike(control, mark))[mark.nth];
}

/** The former place of a trail's first element, in what is still on the page; null while it exists. */
export function leftAt(trail: FocusTrail): Spot | null {
  return trail.findLast(({ node }) => !node.isConnected) ?? null;
}

/** The first of `others`, in reading order, that comes after a spot. */
export function firstAfter<Other extends Node>(
  { parent, before, after }: Spot,
  others: readonly Other[],
): Other | undefined {
  const from = before?.isConnected
    ? before.nextSibling
    : after?.isConnected
      ? after
      : parent.firstChild;
  const follows = (node: Node, other: Other) =>
    (node.compareDocumentPosition(other) & following) !== 0;
  return others.find((other) =>
    from
      ? from.contains(other) || follows(from, other)
      : !parent.contains(other) && follows(parent, other),
  );
}
