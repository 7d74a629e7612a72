/** The `sx` of a dialog that shows one pending item: at most 768 px wide, and 80% of the window high. */
export const detailSize = { maxWidth: 768, maxHeight: "80dvh" } as const;
