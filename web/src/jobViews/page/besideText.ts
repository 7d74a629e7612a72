// Where the ways to apply stand beside the text. On a phone that lies on its side a bar at the foot would take a fifth of
// the height, and there is room at the side.
const lying = "(max-height: 31.24em) and (min-width: 35em)";

/** A wide screen, or a phone on its side. */
export const besideText = `@media (min-width: 64em), ${lying}`;
/** A phone on its side alone. */
export const onItsSide = `@media ${lying} and (max-width: 63.99em)`;
/** Where they are a bar at the foot: a phone or a tablet that is held upright. */
export const atFoot = "@media (max-width: 63.99em) and (min-height: 31.25em)";
