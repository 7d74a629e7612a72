/** The layout of a card follows its own width, since lists have one or two columns. */
export const wideCard = "@container (min-width: 40em)";
