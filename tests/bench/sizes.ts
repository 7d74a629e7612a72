/** Numbers of listed jobs to measure. */
export const sizes = [20, 200, 2_000, 20_000] as const;
