/** The look of what only a keyboard or a mouse can use: a phone does not show it. */
export const notForFingers = { "@media (hover: none)": { display: "none" } } as const;
