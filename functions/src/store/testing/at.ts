/** The time of every stored row. */
export const at = new Date("2026-11-21T16:00:00Z");
