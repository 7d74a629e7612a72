/** The place of something on a page: its parent and its neighbours. */
export type Spot = { parent: Node; before: Node | null; after: Node | null };

/** The place of an element and of all its ancestors, from the inside out. */
export type FocusTrail = readonly (Spot & { node: Node })[];

/** The trail of an element on the page: the way back to its place after it is removed. */
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
