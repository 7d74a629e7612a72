// Media queries for the ways to apply beside the text. On a phone on its side a bar at the foot would take a fifth of
// the height, and there is room at the side.
const lying = "(max-height: 31.24em) and (min-width: 35em)";

/** A wide screen, or a phone on its side. */
export const besideText = `@media (min-width: 64em), ${lying}`;
/** Only a phone on its side. */
export const onItsSide = `@media ${lying} and (max-width: 63.99em)`;
/** A bar at the foot: an upright phone or tablet. */
export const atFoot = "@media (max-width: 63.99em) and (min-height: 31.25em)";
