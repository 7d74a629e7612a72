/** Where something stands on a page: in what, and between what. */
export type Spot = { parent: Node; before: Node | null; after: Node | null };

/** Where a thing stands, and everything around it, from the inside out. */
export type FocusTrail = readonly (Spot & { node: Node })[];

/** The trail of what is on the page now: the way back to its place once it was taken away. */
export function trailOf(node: Node | null): FocusTrail {
  const trail = [];
  for (let at = node; at?.parentNode; at = at.parentNode)
    trail.push({
      node: at,
      parent: at.parentNode,
      before: at.previousSibling,
      after: at.nextSibling,
    });
  return trail;
}
