/** Marks the stem of a word that a title means and does not contain; no folded text begins with it. */
export const meantMark = "~";
