/** A card's layout follows its own width, because lists have one or two columns. */
export const wideCard = "@container (min-width: 40em)";
