/**
 * A live list in which some items keep their place after they left it: each follows the last item before it that is
 * still listed. `before` is what was shown, `live` the present list.
 */
export function heldPlaces<Item>(
  before: readonly Item[],
  live: readonly Item[],
  keyOf: (item: Item) => string,
  held: ReadonlySet<string>,
): Item[] {
  const shown = [...live];
  const keys = live.map(keyOf);
  before.forEach((item, i) => {
    const key = keyOf(item);
    if (!held.has(key) || keys.includes(key)) return;
    const at = placeAfter(before.slice(0, i).map(keyOf), keys);
    shown.splice(at, 0, item);
    keys.splice(at, 0, key);
  });
  return shown;
}

/** After the nearest item that preceded it, or first if none is left. */
function placeAfter(earlier: readonly string[], keys: readonly string[]): number {
  for (const key of earlier.toReversed()) {
    const at = keys.indexOf(key);
    if (at !== -1) return at + 1;
  }
  return 0;
}
